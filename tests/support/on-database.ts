import pg from 'pg';

/** The migrated database that every test copies. */
export const TEMPLATE = 'himma_template';

/** Another database of the same server. */
export const urlOf = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).toString();

export type Run = (sql: string) => Promise<{ rowCount: number | null; rows: unknown[] }>;

/** Work on a PostgreSQL database outside the product, such as making another one. */
export const onDatabase = async (url: string, work: (run: Run) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work((sql) => client.query(sql));
  } finally {
    await client.end();
  }
};
