import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindClosedDoor, startWorld, type World, withoutDatabase } from '#tests/world';
import type { ErrorReply } from '#wire/endpoint';

let world: World;
let logged: string[] = [];
beforeAll(async () => {
  world = await startWorld({ log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }) });
});
beforeEach(() => {
  logged = [];
});
afterAll(() => world.close());

const REQUEST_ID = /^[0-9a-f]{8}-[0-9a-z]+$/u;

const expectErrorShape = (text: string) => {
  const error = JSON.parse(text) as ErrorReply;
  expect(error.requestId).toMatch(REQUEST_ID);
  expect(error.code).toMatch(/^[a-z_]+$/u);
  expect(error.message.length).toBeGreaterThan(3);
  const known = ['code', 'message', 'requestId', 'fields', 'retryAfter'];
  expect(Object.keys(error).filter((key) => !known.includes(key))).toEqual([]);
  expect(text).not.toMatch(/node_modules|\bat .*\.ts|stack|select |insert /iu);
};

describe('every error', () => {
  it.each([
    ['no session', { method: 'GET', url: '/api/session' }],
    ['no such path', { method: 'GET', url: '/api/nowhere' }],
    ['a broken address', { method: 'GET', url: '/api/%E0%A4%A' }],
    ['a very long id', { method: 'GET', url: `/api/students/${'1'.repeat(500)}/card` }],
    ['a bad body', { method: 'POST', url: '/api/login/student', payload: {} }],
    ['a wrong login', { method: 'POST', url: '/api/login/student', payload: { loginId: '111111', password: 'X' } }],
    ['an unknown name', { method: 'POST', url: '/api/reports', payload: { name: 'لا أحد', issueType: 'other' } }],
  ] as const)('such as %s has a code, a text and the id of the request, and no stack', async (_, request) => {
    const answer = await world.app.inject(request);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expectErrorShape(answer.body);
  });

  it('of our own making says so in Arabic, and only the log has the cause', async () => {
    const app = await withoutDatabase(world);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login/student',
      payload: { loginId: '123456', password: 'SECRET' },
    });
    expect(answer.statusCode).toBe(500);
    expectErrorShape(answer.body);
    const error = answer.json<ErrorReply>();
    expect(error).toMatchObject({ code: 'internal', message: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى' });
    const line = logged.find((each) => each.includes('request failed'));
    expect(line).toContain(error.requestId);
    expect(line).toContain('stack');
    expect(logged.join('')).not.toContain('SECRET');
    await app.close();
  });
});

describe('the log', () => {
  it('has one line for a request with its path and outcome, and never a query string', async () => {
    const pupil = await world.pupil();
    logged = [];
    await world.app.inject(`/login?id=${pupil.loginId}&password=${pupil.password}`);
    await world.app.inject(`/nowhere?password=${pupil.password}`);
    await world.app.inject(`/api/nowhere?password=${pupil.password}`);
    const lines = logged.map((line) => JSON.parse(line) as { method: string; path: string; status: number });
    expect(lines.map((line) => [line.method, line.path, line.status])).toEqual([
      ['GET', '/login', 200],
      ['GET', '/nowhere', 302],
      ['GET', '/api/nowhere', 404],
    ]);
    for (const secret of ['?', pupil.password, 'password', String(pupil.loginId)])
      expect(logged.join('')).not.toContain(secret);
  });

  it('has no password and no session token of a login, right or wrong', async () => {
    const pupil = await world.pupil();
    const teacher = await world.teacher();
    logged = [];
    const agent = world.nobody();
    await agent.call('POST /api/login/student', { body: { loginId: `${pupil.loginId}`, password: pupil.password } });
    await agent.call('POST /api/login/student', { body: { loginId: `${pupil.loginId}`, password: 'WRONGPASS' } });
    await agent.call('POST /api/login/staff', { body: { email: teacher.email, password: 'a wrong staff password' } });
    await agent.call('POST /api/login/student', { body: { loginId: 'badly typed', password: 'TYPEDWRONG' } });
    await teacher.agent.call('GET /api/admin/audit', { query: { search: 'looked-for' } });
    expect(logged).toHaveLength(5);
    const cookies = teacher.agent.cookie.split('; ').map((pair) => pair.split('=')[1] ?? '');
    const secrets = [pupil.password, 'WRONGPASS', 'wrong staff', 'TYPEDWRONG', 'looked-for', ...cookies];
    for (const secret of secrets) expect(logged.join('')).not.toContain(secret);
  });
});

describe('health', () => {
  it('says that the process lives and that it can serve', async () => {
    for (const [url, said] of [
      ['/health', { ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/u) }],
      ['/ready', { ok: true }],
    ] as const) {
      const answer = await world.app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, said]);
    }
  });

  it('is all that is answered while a new version is tried, on sockets too', async () => {
    const { app, open } = await behindClosedDoor(world);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const asked = async () => {
      const statuses: number[] = [];
      for (const path of ['/health', '/ready', '/login', '/api/session', '/live/?EIO=4&transport=polling']) {
        const answer = await fetch(`${address}${path}`);
        await answer.text();
        statuses.push(answer.status);
      }
      return statuses;
    };
    expect(await asked()).toEqual([200, 200, 503, 503, 403]);
    open();
    expect(await asked()).toEqual([200, 200, 200, 401, 200]);
    await app.close();
  });

  it('is not ready without its database, but lives', async () => {
    const app = await withoutDatabase(world);
    expect((await app.inject('/health')).statusCode).toBe(200);
    const ready = await app.inject('/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ code: 'overloaded', retryAfter: 5 });
    await app.close();
  });
});
