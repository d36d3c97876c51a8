import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorTexts } from '#strings/errors';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';
import type { ErrorReply } from '#wire/endpoint';
import { installErrors } from './http/errors.ts';
import { isStorageFailure } from './storage.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const TABLES = ['students', 'attempt_guards'];

/** SQLite is given no further page. PostgreSQL's disk is not ours to fill: it says itself that it is full. */
const fillDisk = async (): Promise<void> => {
  const { db, engine } = world.deps;
  if (engine === 'sqlite') {
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.pageCount ?? 0)}`.execute(db);
    return;
  }
  await sql`create function fail_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  for (const table of TABLES)
    await sql`create trigger full_disk before insert on ${sql.table(table)} execute function fail_full()`.execute(db);
};

const makeRoom = async (): Promise<void> => {
  const { db, engine } = world.deps;
  if (engine === 'sqlite') await sql`pragma max_page_count = 1000000`.execute(db);
  else await sql`drop function fail_full cascade`.execute(db);
};

let names = 0;
const add = (agent: Agent) => {
  names += 1;
  return agent.call('POST /api/admin/students', { body: { name: `سالم ${'م'.repeat(60)} ${names}`, grade: 4 } });
};

/** What still fits into the pages there are is kept. */
const addUntilRefused = async (agent: Agent, most = 500) => {
  for (let added = 0; added < most; added += 1) {
    const answer = await add(agent);
    if (answer.status !== 200) return { answer, added };
  }
  throw new Error('the disk never got full');
};

const ready = async (): Promise<number> => (await world.app.inject('/ready')).statusCode;

describe('a full disk', () => {
  it('is said in words of its own, keeps what was there, and is not ready until something can be written', async () => {
    const { agent } = await world.teacher();
    const count = async () => (await agent.call('GET /api/admin/students')).body.students.length;
    const before = await count();
    expect(await ready()).toBe(200);

    await fillDisk();
    const { answer, added } = await addUntilRefused(agent);
    expect([answer.status, answer.error.code]).toEqual([507, 'storage_failed']);
    expect(answer.error.message).toContain('مساحة التخزين ممتلئة');
    expect(await count()).toBe(before + added);
    expect(await ready()).toBe(503);
    world.forward(60);
    expect(await ready()).toBe(503);

    await makeRoom();
    world.forward(60);
    expect(await ready()).toBe(200);
    expect((await add(agent)).status).toBe(200);
    const left = await world.deps.db.selectFrom('attempt_guards').selectAll().where('scope', '=', 'storage').execute();
    expect(left).toEqual([]);
  });

  it('is asked again by many at once only once in a while', async () => {
    const { agent } = await world.teacher();
    await fillDisk();
    await addUntilRefused(agent);
    expect(await ready()).toBe(503);
    await makeRoom();
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503]);
    world.forward(5);
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200]);
  });

  it('under a file is the same refusal', async () => {
    let noted = 0;
    const app = Fastify();
    installErrors(
      app,
      errorTexts as Parameters<typeof installErrors>[1],
      { noteFailure: () => (noted += 1) },
      async () => false,
    );
    app.get('/', () => writeFile('/dev/full', 'a picture'));
    app.get('/other', () => writeFile('/nowhere/else', 'a picture'));
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json<ErrorReply>().code, noted]).toEqual([507, 'storage_failed', 1]);
    expect((await app.inject('/other')).json<ErrorReply>().code).toBe('internal');
    expect(noted).toBe(1);
  });

  it('is known through what it took along', () => {
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    expect(isStorageFailure(new Error('taken back', { cause: full }))).toBe(true);
    for (const other of [new Error('SQLITE_FULL'), Object.assign(new Error('x'), { code: 13 }), null, 'ENOSPC'])
      expect(isStorageFailure(other)).toBe(false);
  });
});
