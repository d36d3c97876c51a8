import type { Row, Table } from './archive/lines.ts';

/** All tables as they were at one moment, while others go on writing. */
export interface Snapshot {
  readonly tables: readonly Table[];
  /** In the order of the table's key, the same on both engines. */
  rows(of: Table): AsyncIterable<Row>;
  close(): Promise<void>;
}
