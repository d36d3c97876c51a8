import { setImmediate } from 'node:timers/promises';
import Libsql from 'libsql';
import { sqliteFile } from '#server/platform/db/open';
import type { Row, Table } from './archive/lines.ts';
import type { Snapshot } from './snapshot.ts';

const quoted = (name: string): string => `"${name}"`;

interface Column {
  readonly name: string;
  /** Its place in the key, from 1; 0 where it is no part of it. */
  readonly pk: number;
}

const columnsOf = (db: Libsql.Database, table: string) =>
  db.prepare(`pragma table_info(${quoted(table)})`).all() as Column[];

const orderOf = (db: Libsql.Database, table: string): string => {
  const columns = columnsOf(db, table);
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  return (key.length > 0 ? key : columns).map(({ name }) => quoted(name)).join(', ');
};

const TABLES = `
  select name, sql like '%autoincrement%' as is_numbered, (select seq from sqlite_sequence s where s.name = m.name) as last
  from sqlite_master m where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`;

interface Found {
  readonly name: string;
  readonly is_numbered: number;
  readonly last: number | null;
}

const listTables = (db: Libsql.Database): Table[] =>
  (db.prepare(TABLES).all() as Found[]).map(({ name, is_numbered, last }) => ({
    table: name,
    columns: columnsOf(db, name).map((column) => column.name),
    next: is_numbered === 1 ? (last ?? 0) + 1 : null,
  }));

/** So many rows are read before others have their turn: the driver reads on our own thread. */
const AT_ONCE = 500;

/** A transaction that only reads sees the file as it was at its first read, whatever is written meanwhile. */
export const openSqliteSnapshot = async (dataDir: string): Promise<Snapshot> => {
  const db = new Libsql(sqliteFile(dataDir));
  db.pragma('busy_timeout = 5000');
  db.pragma('query_only = ON');
  db.exec('begin');
  return {
    tables: listTables(db),
    async *rows({ table, columns }) {
      const names = columns.map(quoted).join(', ');
      const found = db
        .prepare(`select ${names} from ${quoted(table)} order by ${orderOf(db, table)}`)
        .raw()
        .iterate();
      let count = 0;
      for (const row of found) {
        yield row as Row;
        count += 1;
        if (count % AT_ONCE === 0) await setImmediate();
      }
    },
    close: async () => {
      db.exec('commit');
      db.close();
    },
  };
};
