import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { nameOf } from '../names.ts';

/** Connections that keep prepared whatever has a name; Kysely's own driver has everything read and planned anew. */
export const naming = (pool: pg.Pool): PostgresPool => {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const namingClient = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: unknown[]) => client.query({ name: nameOf(text), text, values });
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };

  return {
    connect: async () => {
      const client = await pool.connect();
      const found = known.get(client) ?? namingClient(client);
      known.set(client, found);
      return found;
    },
    end: () => pool.end(),
  };
};
