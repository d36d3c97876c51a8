import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export const openDatabase = (dataDir: string, databaseUrl: string | undefined): Database =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'himma.sqlite'));
