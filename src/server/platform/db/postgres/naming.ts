import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asAway, DatabaseAway } from '../away.ts';
import { rowMaker } from '../columns.ts';
import { nameOf } from '../names.ts';

/** Connections that name the rows' fields, and keep prepared whatever has a name: Kysely's own driver has all planned anew. */
export const naming = (pool: pg.Pool): PostgresPool => {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const namingClient = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: unknown[]) => {
      const asked = client.query<unknown[]>({ name: nameOf(text), text, values, rowMode: 'array' });
      const found = await asked.catch((error: unknown) => {
        throw asAway(error);
      });
      const { command, rowCount, fields } = found;
      return { command, rowCount, rows: found.rows.map(rowMaker(fields.map(({ name }) => name))) };
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };

  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        // Whatever keeps us from a connection is nothing that was asked of it.
        throw new DatabaseAway(error);
      });
      const found = known.get(client) ?? namingClient(client);
      known.set(client, found);
      return found;
    },
    end: () => pool.end(),
  };
};
