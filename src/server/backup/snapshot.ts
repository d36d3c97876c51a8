import type { Config } from '#server/platform/config';
import type { Row, Table } from './archive/lines.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

/** All tables as they were at one moment, while others go on writing. */
export interface Snapshot {
  readonly tables: readonly Table[];
  /** In the order of the table's key, the same on both engines. */
  rows(of: Table): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** A connection of its own: nobody waits for it. */
export const openSnapshot = ({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Snapshot> =>
  databaseUrl ? openPostgresSnapshot(databaseUrl) : openSqliteSnapshot(dataDir);
