import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/db/migrate';
import { openPostgres } from '#server/platform/db/open';
import { onDatabase, TEMPLATE } from './databases.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the run, with a migrated template that every worker copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  await onDatabase(server.url, async (run) => {
    await run(`drop database if exists ${TEMPLATE}`);
    await run(`create database ${TEMPLATE}`);
  });
  const template = openPostgres(Object.assign(new URL(server.url), { pathname: `/${TEMPLATE}` }).toString(), 1);
  await migrate(template.db, 'postgres');
  await template.db.destroy();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
