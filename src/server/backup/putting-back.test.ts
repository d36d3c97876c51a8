import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, statfs, truncate, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { makeSecrets, type Secrets } from '#server/platform/secrets';
import { onStartAgain } from '#server/platform/start-again';
import { putBack as words } from '#strings/backup/put-back';
import type { Agent } from '#tests/agent';
import { formOf } from '#tests/form';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';
import { writeArchive } from './archive/file.ts';
import { type Entry, headFor } from './archive/lines.ts';
import { backup } from './manifest.ts';
import { insertBackup, updateBackup } from './queries.ts';
import { stage, unstage } from './staged.ts';
import { pathOfUpload } from './uploaded.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const FILE = 'school.backup';

interface Made {
  readonly migrations?: readonly string[];
  readonly passphrase?: string;
  readonly by?: Pick<Secrets, 'keyMark' | 'backupMac'>;
}

const stepsHere = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(world.deps.db);
  return rows.map(({ name }) => name);
};

/** Of a school with one pupil, another who was archived, and the one for trying things out. */
const write = async ({ migrations, passphrase, by = world.deps.secrets }: Made = {}): Promise<string> => {
  const { clock, config } = world.deps;
  const path = join(config.backups.folder, FILE);
  const madeAt = clock().toISOString();
  const steps = migrations ?? (await stepsHere());
  async function* entries(): AsyncGenerator<Entry> {
    yield { head: headFor({ madeAt, migrations: steps, keyMark: by.keyMark }) };
    yield { table: { table: 'school', columns: ['id', 'name'], next: null } };
    yield { row: [1, 'مدرسة الفلاح'] };
    yield { table: { table: 'students', columns: ['id', 'archived_at'], next: 3 } };
    yield { row: [1, null] };
    yield { row: [2, madeAt] };
    yield { row: [DEMO_STUDENT_ID, null] };
  }
  await mkdir(config.backups.folder, { recursive: true });
  await writeArchive(path, passphrase, entries(), () => [], by.backupMac);
  return path;
};

/** One that was asked for and made. */
const keepBackup = async (): Promise<{ id: number; path: string }> => {
  const path = await write();
  const startedAt = world.deps.clock().toISOString();
  const row = await insertBackup(world.deps.db, { kind: 'asked', file: FILE, isSealed: 0, startedAt });
  await updateBackup(world.deps.db, row?.id ?? 0, { finishedAt: startedAt, bytes: 1 });
  return { id: row?.id ?? 0, path };
};

const bring = async (agent: Agent, file: Buffer): Promise<string> => {
  const { upload } = (await agent.call('POST /api/admin/backups/uploads')).body;
  const half = Math.ceil(file.length / 2);
  for (const at of [0, 0, half]) {
    const piece = new Uint8Array(file.subarray(at, at + half));
    const form = await formOf({ upload, at }, piece);
    const sent = await agent.send({ method: 'POST', url: '/api/admin/backups/pieces', ...form });
    expect(sent.status, sent.text).toBe(200);
  }
  return upload;
};

const look = (agent: Agent, from: object) => agent.call('POST /api/admin/backups/look', { body: { from } });
const putBack = (agent: Agent, from: object, typed: string = words.phrase) =>
  agent.call('POST /api/admin/backups/put-back', { body: { from, typed } });

const staged = (): string => join(world.deps.config.dataDir, 'himma.put-back');

describe('the file of a backup', () => {
  const download = (agent: Agent, id: number) => agent.call('GET /api/admin/backups/:id/file', { params: { id } });

  it('is for an admin alone, who typed the password lately, and is written down', async () => {
    const { id, path } = await keepBackup();
    for (const { agent } of [await world.pupil(), await world.teacher(), { agent: world.nobody() }])
      expect([401, 403]).toContain((await download(agent, id)).status);
    const { agent, email } = await world.admin();
    world.forward(11 * 60);
    expect((await download(agent, id)).error.code).toBe('password_needed');
    await agent.call('POST /api/admin/confirm', { body: { password: STAFF_PASSWORD } });
    const answer = await download(agent, id);
    expect(answer.status, email).toBe(200);
    expect(answer.bytes.equals(await readFile(path))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="${FILE}"`,
      'content-length': String(answer.bytes.length),
    });
    const { entries } = (await agent.call('GET /api/admin/audit', { query: { action: 'backup_downloaded' } })).body;
    expect(entries).toEqual([expect.objectContaining({ subject: FILE, recordId: String(id) })]);
  });

  it('that is not there any more is said, and what the command wrote elsewhere is not looked for', async () => {
    const { agent } = await world.admin();
    const { id, path } = await keepBackup();
    await rm(path);
    expect((await download(agent, id)).error.code).toBe('backup_not_here');
    await updateBackup(world.deps.db, id, { kind: 'command', file: '/etc/passwd' });
    expect((await download(agent, id)).error.code).toBe('backup_not_here');
    expect((await download(agent, id + 1)).error.code).toBe('backup_not_found');
  });
});

describe('a backup that is to be put back', () => {
  it('is nothing for pupils, teachers and strangers', async () => {
    const { id } = await keepBackup();
    for (const { agent } of [await world.pupil(), await world.teacher(), { agent: world.nobody() }]) {
      for (const answer of [await look(agent, { id }), await putBack(agent, { id })])
        expect([401, 403]).toContain(answer.status);
      expect([401, 403]).toContain((await agent.call('POST /api/admin/backups/uploads')).status);
    }
    expect(existsSync(staged())).toBe(false);
  });

  it('says of which school it is, and of when', async () => {
    const { agent } = await world.admin();
    const { id, path } = await keepBackup();
    const expected = { school: 'مدرسة الفلاح', pupils: 1, madeAt: world.deps.clock().toISOString() };
    expect((await look(agent, { id })).body).toMatchObject(expected);
    const upload = await bring(agent, await readFile(path));
    expect((await look(agent, { upload })).body).toMatchObject(expected);
  });

  it('is brought in order, and what was brought before goes', async () => {
    const { agent } = await world.admin();
    const { path } = await keepBackup();
    const first = await bring(agent, await readFile(path));
    const { upload } = (await agent.call('POST /api/admin/backups/uploads')).body;
    expect((await look(agent, { upload: first })).error.code).toBe('backup_not_here');
    const form = await formOf({ upload, at: 10 }, new Uint8Array([1]));
    const sent = await agent.send({ method: 'POST', url: '/api/admin/backups/pieces', ...form });
    expect(sent.error.code).toBe('backup_upload_gone');
    expect((await look(agent, { upload: '../himma.key' })).status).toBe(400);
  });

  it('is refused before it takes the room that it would need unpacked', async () => {
    const { agent } = await world.admin();
    const { upload } = (await agent.call('POST /api/admin/backups/uploads')).body;
    const path = pathOfUpload(world.deps, upload);
    const { bavail, bsize } = await statfs(world.deps.config.dataDir);
    const at = bavail * bsize * 2;
    // What was never written takes none.
    await truncate(path, at);
    const form = await formOf({ upload, at }, new Uint8Array([1]));
    const sent = await agent.send({ method: 'POST', url: '/api/admin/backups/pieces', ...form });
    expect(sent.error.code).toBe('backup_no_room');
    expect((await stat(path)).size).toBe(at);
  });

  it('that nobody put back goes after a day, and not while it waits for the next start', async () => {
    const { agent } = await world.admin();
    const { deps } = world;
    const { path } = await keepBackup();
    const brought = pathOfUpload(deps, await bring(agent, await readFile(path)));
    const chores = async () => backup.chore?.(deps);
    const now = deps.clock();
    await utimes(brought, now, now);
    world.forward(23 * 60 * 60);
    await chores();
    expect(existsSync(brought)).toBe(true);
    world.forward(2 * 60 * 60);
    await stage(deps.config.dataDir, { file: resolve(brought), askedAt: now.toISOString(), isLoaded: false });
    await chores();
    expect(existsSync(brought)).toBe(true);
    await unstage(deps.config.dataDir);
    await chores();
    expect(existsSync(brought)).toBe(false);
    expect(existsSync(path)).toBe(true);
  });

  it('is refused where it is none, cut off, altered, of another school or sealed with another passphrase', async () => {
    const { agent } = await world.admin();
    const { path } = await keepBackup();
    const whole = await readFile(path);
    const code = async (file: Buffer) => (await look(agent, { upload: await bring(agent, file) })).error.code;
    expect(await code(Buffer.from('not a backup'))).toBe('backup_none');
    expect(await code(whole.subarray(0, whole.length - 100))).toBe('backup_cut_off');
    const altered = Buffer.from(whole);
    altered.writeUInt8(altered.readUInt8(whole.length - 200) ^ 0xff, whole.length - 200);
    expect(['backup_altered', 'backup_cut_off']).toContain(await code(altered));
    const theirs = await write({ by: makeSecrets('ff'.repeat(32)) });
    expect(await code(await readFile(theirs))).toBe('backup_other_school');
    // As somebody would write it who knows the mark and has not the key.
    const forged = await write({ by: { ...makeSecrets('ff'.repeat(32)), keyMark: world.deps.secrets.keyMark } });
    expect(await code(await readFile(forged))).toBe('backup_altered');
    const sealed = await write({ passphrase: 'a sentence nobody knows' });
    expect(await code(await readFile(sealed))).toBe('backup_other_passphrase');
  });

  it('is refused where it is of a newer version, or of one whose steps nobody here knows', async () => {
    const { agent } = await world.admin();
    const code = async (migrations: string[]) =>
      (await look(agent, { upload: await bring(agent, await readFile(await write({ migrations }))) })).error.code;
    expect(await code(['050-staff', '999-later'])).toBe('backup_newer');
    expect(await code(['001-before'])).toBe('backup_older');
  });

  it('changes nothing until the phrase is typed, and then only on SQLite: the server ends to start with it', async () => {
    const { agent } = await world.admin();
    const { id, path } = await keepBackup();
    let ended = 0;
    onStartAgain(() => {
      ended += 1;
    });
    const isPostgres = world.deps.engine === 'postgres';
    const unconfirmed = await putBack(agent, { id }, 'نعم');
    expect(unconfirmed.error.code).toBe(isPostgres ? 'backup_by_command' : 'backup_phrase_wrong');
    expect([existsSync(staged()), ended]).toEqual([false, 0]);
    const answer = await putBack(agent, { id });
    if (isPostgres) {
      expect(answer.error.code).toBe('backup_by_command');
      return expect([existsSync(staged()), ended]).toEqual([false, 0]);
    }
    expect(answer.status).toBe(200);
    expect(JSON.parse(await readFile(staged(), 'utf8'))).toMatchObject({ file: path, isLoaded: false });
    expect(ended).toBe(1);
    const { entries } = (await agent.call('GET /api/admin/audit', { query: { action: 'backup_put_back' } })).body;
    expect(entries).toEqual([expect.objectContaining({ subject: FILE })]);
  });

  it('that went bad since it was made stays where it is', async () => {
    const { agent } = await world.admin();
    const { id, path } = await keepBackup();
    await writeFile(path, 'gone');
    expect((await putBack(agent, { id })).status).toBeGreaterThanOrEqual(400);
    expect(existsSync(staged())).toBe(false);
  });
});
