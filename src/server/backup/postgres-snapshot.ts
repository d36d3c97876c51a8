import pg from 'pg';
import type { Row, Table } from './archive/lines.ts';
import type { Snapshot } from './snapshot.ts';

const AT_ONCE = 1000;

/** Text is ordered by its bytes, as SQLite orders it, whatever language the database sorts by. */
const TABLES = `
  select c.relname as table,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' limit 1) as numbered,
    (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
        order by coalesce(array_position(i.indkey::int2[], a.attnum), a.attnum))
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and (i.indkey is null or a.attnum = any (i.indkey))) as ordered
  from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  order by c.relname collate "C"`;

interface Found {
  readonly table: string;
  readonly columns: string[];
  readonly numbered: string | null;
  readonly ordered: string;
}

const nextOf = async (client: pg.Client, { table, numbered }: Found): Promise<number | null> => {
  if (numbered === null) return null;
  const { rows } = await client.query('select pg_get_serial_sequence(quote_ident($1), $2) as sequence', [
    table,
    numbered,
  ]);
  const state = await client.query(`select last_value + is_called::int as next from ${rows[0].sequence}`);
  return Number(state.rows[0].next);
};

export const openPostgresSnapshot = async (url: string): Promise<Snapshot> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read, read only');
  const found = (await client.query(TABLES)).rows as Found[];
  const orders = new Map(found.map(({ table, ordered }) => [table, ordered]));
  const tables: Table[] = [];
  for (const each of found) tables.push({ table: each.table, columns: each.columns, next: await nextOf(client, each) });
  return {
    tables,
    async *rows({ table, columns }) {
      const names = columns.map(pg.escapeIdentifier).join(', ');
      const from = pg.escapeIdentifier(table);
      await client.query(
        `declare found no scroll cursor for select ${names} from ${from} order by ${orders.get(table)}`,
      );
      for (;;) {
        const { rows } = await client.query({ text: `fetch ${AT_ONCE} from found`, rowMode: 'array' });
        yield* rows as Row[];
        if (rows.length < AT_ONCE) break;
      }
      await client.query('close found');
    },
    close: () => client.end(),
  };
};
