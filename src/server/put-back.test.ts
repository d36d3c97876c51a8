import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArchive } from './backup/archive/file.ts';
import { type Entry, headFor } from './backup/archive/lines.ts';
import { readNotPutBack } from './backup/service.ts';
import { readStaged, stage } from './backup/staged.ts';
import { migrate } from './migrate.ts';
import { type Config, readConfig } from './platform/config.ts';
import { sqliteFile } from './platform/db/open.ts';
import { openSqlite } from './platform/db/sqlite.ts';
import { makeSecrets } from './platform/secrets.ts';
import { putBackIfStaged } from './put-back.ts';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const AT = '2026-02-01T06:00:00.000Z';

let config: Config;
beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'himma-put-back-'));
  const read = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, HIMMA_KEY: KEY });
  if (!('config' in read)) throw new Error(read.problems.join());
  config = read.config;
});
afterEach(() => rm(config.dataDir, { recursive: true, force: true }));

/** The school that is there, and the steps that its tables went through. */
const beginSchool = async (): Promise<string[]> => {
  const { db, engine } = openSqlite(sqliteFile(config.dataDir));
  await migrate(db, engine);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  await db.destroy();
  return rows.map(({ name }) => name);
};

const countSessions = async (): Promise<number> => {
  const { db } = openSqlite(sqliteFile(config.dataDir));
  const { length } = await db.selectFrom('sessions').select('id').execute();
  await db.destroy();
  return length;
};

const bring = async (name: string, migrations: readonly string[]): Promise<string> => {
  const { keyMark, backupMac } = makeSecrets(KEY);
  async function* entries(): AsyncGenerator<Entry> {
    yield { head: headFor({ madeAt: AT, migrations, keyMark }) };
    const columns = ['id', 'token_hash', 'student_id', 'staff_id', 'parent_session_id', 'created_at'];
    yield {
      table: { table: 'sessions', columns: [...columns, 'last_seen_at', 'confirmed_at', 'user_agent'], next: 3 },
    };
    yield { row: [1, 'a', null, null, null, AT, AT, null, null] };
    yield { row: [2, 'b', null, null, 1, AT, AT, null, null] };
  }
  await mkdir(config.backups.folder, { recursive: true });
  const file = join(config.backups.folder, name);
  await writeArchive(file, undefined, entries(), () => [], backupMac);
  await stage(config.dataDir, { file, askedAt: AT, isLoaded: false });
  return file;
};

const BROUGHT = `upload-${'0'.repeat(32)}.backup`;

test('a school put back lets nobody in who does not log in again', async () => {
  await bring('himma-1.backup', await beginSchool());
  expect(await putBackIfStaged(config)).toBeNull();
  expect(await countSessions()).toBe(0);
});

test('what was brought goes once it was put back, and a backup of ours stays', async () => {
  const steps = await beginSchool();
  const brought = await bring(BROUGHT, steps);
  expect(await putBackIfStaged(config)).toBeNull();
  expect([existsSync(brought), await readStaged(config.dataDir)]).toEqual([false, null]);
  const ours = await bring('himma-1.backup', steps);
  expect(await putBackIfStaged(config)).toBeNull();
  expect(existsSync(ours)).toBe(true);
});

test('what could not be put back is said, until something is', async () => {
  const steps = await beginSchool();
  await writeFile(await bring(BROUGHT, steps), 'something else');
  expect(await putBackIfStaged(config)).toBe('altered');
  expect(readNotPutBack(config.dataDir)).toMatchObject({ fault: 'altered' });
  await bring(BROUGHT, steps);
  expect(await putBackIfStaged(config)).toBeNull();
  expect(readNotPutBack(config.dataDir)).toBeNull();
});
