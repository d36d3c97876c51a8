import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export const sqliteFile = (dataDir: string): string => join(dataDir, 'himma.sqlite');

/** A school that was moved to PostgreSQL stays there, whole, under another name: served as well, it would be two. */
export const movedFile = (dataDir: string): string => `${sqliteFile(dataDir)}.moved`;

export const openDatabase = (dataDir: string, databaseUrl: string | undefined): Database =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile(dataDir));

/** The engine itself refuses to write. */
export const openToRead = (dataDir: string, databaseUrl: string | undefined): Database =>
  databaseUrl ? openPostgres(databaseUrl, { mayWrite: false }) : openSqlite(sqliteFile(dataDir), { mayWrite: false });
