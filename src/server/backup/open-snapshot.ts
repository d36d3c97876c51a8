import type { Config } from '#server/platform/config';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

/** A connection of its own: nobody waits for it. */
export const openSnapshot = ({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Snapshot> =>
  databaseUrl ? openPostgresSnapshot(databaseUrl) : openSqliteSnapshot(dataDir);
