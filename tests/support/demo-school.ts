import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { makeBackup } from '#server/backup/make';
import { restoreBackup } from '#server/backup/restore';
import { DOMAINS } from '#server/domains';
import { migrate } from '#server/migrate';
import type { Database } from '#server/platform/db/database';
import { sqliteFile } from '#server/platform/db/open';
import { openPostgres } from '#server/platform/db/postgres';
import type { Deps } from '#server/platform/deps';
import { seedIfEmpty } from '#server/seed/seed';
import { openFileCopy, openPassing } from './databases.ts';
import { onDatabase, urlOf } from './on-database.ts';
import { depsOf, START, startWorld } from './world.ts';

/** Numbers of pupils begin here, where nothing else is counted: a number that is found is a pupil's. */
const FIRST_ID = 7_654_321;

const BACKUP = 'school.backup';

/** On SQLite, where it takes a quarter of the time; tests of several processes let the product make one on PostgreSQL. */
const liveThrough = async (dataDir: string): Promise<void> => {
  const database = await openPassing(sqliteFile(dataDir));
  const deps: Deps = depsOf(database, dataDir, { clock: () => START });
  await migrate(deps.db, 'sqlite');
  await sql`update sqlite_sequence set seq = ${FIRST_ID - 1} where name = 'students'`.execute(deps.db);
  for (const { provide } of DOMAINS) await provide?.(deps);
  await seedIfEmpty(deps);
  // The journal of a school: see `firstFile`.
  await sql`pragma journal_mode = wal`.execute(deps.db);
  await deps.db.destroy();
  await makeBackup(deps, join(dataDir, BACKUP), undefined, START);
};

/** Made once a run, by whoever comes first; two who come at once both make one, and the first is kept. */
const madeSchool = async (): Promise<string> => {
  const folder = join(inject('runFolder'), 'demo-school');
  if (existsSync(folder)) return folder;
  const making = await mkdtemp(`${folder}-`);
  await liveThrough(making);
  await rename(making, folder).catch(() => rm(making, { recursive: true }));
  return folder;
};

let restored = 0;

/** As the product's own restore puts it there. */
const restoreOnPostgres = async (school: string, dataDir: string): Promise<Database> => {
  const server = inject('postgresUrl');
  restored += 1;
  const name = `himma_demo_${process.pid}_${restored}`;
  await onDatabase(server, async (run) => void (await run(`create database ${name}`)));
  const databaseUrl = urlOf(server, name);
  const restoring = { passphrase: undefined, accept: () => undefined, note: async () => undefined };
  await restoreBackup(join(school, BACKUP), { ...restoring, config: { dataDir, databaseUrl } });
  return openPostgres(databaseUrl, { max: 8 });
};

const open = async (dataDir: string): Promise<Database> => {
  const school = await madeSchool();
  await cp(join(school, 'demo-logins.json'), join(dataDir, 'demo-logins.json'));
  if (process.env.TEST_ENGINE === 'postgres') return restoreOnPostgres(school, dataDir);
  await cp(join(school, 'files'), join(dataDir, 'files'), { recursive: true });
  return openFileCopy(await readFile(sqliteFile(school)));
};

/** The demo school, lived through: its rows and its files. */
export const startDemoSchool = () => startWorld({ open });
