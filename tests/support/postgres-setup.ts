import type { TestProject } from 'vitest/node';
import { onDatabase, TEMPLATE } from './on-database.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for the run. Nothing of the product is imported here: outside the workers Vitest would take it from
 * the last build and not from the source.
 */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  await onDatabase(server.url, async (run) => {
    const { rows } = await run(`select datname as name from pg_database where datname like '${TEMPLATE}%'`);
    for (const { name } of rows as { name: string }[]) await run(`drop database ${name}`);
  });
  project.provide('postgresUrl', server.url);
  return server.stop;
}
