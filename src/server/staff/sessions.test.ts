import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIVE_PATH } from '#domain/live/channel';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const enter = async (email: string, userAgent = FIREFOX): Promise<Agent> => {
  const agent = world.nobody();
  const body = { email, password: STAFF_PASSWORD };
  await agent.call('POST /api/login/staff', { body, headers: { 'user-agent': userAgent } });
  return agent;
};
const sessionsOf = async (agent: Agent) => (await agent.call('GET /api/admin/own-sessions')).body.sessions;
const end = (agent: Agent, id: number) => agent.call('DELETE /api/admin/own-sessions/:id', { params: { id } });
const isIn = async (agent: Agent) => (await agent.call('GET /api/session')).status === 200;

const presentId = async (agent: Agent): Promise<number> =>
  (await sessionsOf(agent)).find(({ isThis }) => isThis)?.id ?? 0;

describe('one’s own sessions', () => {
  it('are one’s own: another’s is neither seen nor ended', async () => {
    const [teacher, other] = [await world.teacher(), await world.teacher()];
    const id = await presentId(other.agent);
    expect((await sessionsOf(teacher.agent)).map((session) => session.id)).not.toContain(id);
    const answer = await end(teacher.agent, id);
    expect([answer.status, answer.error.code]).toEqual([404, 'session_not_found']);
    expect(await isIn(other.agent)).toBe(true);
    const ofPupil = await world.pupil();
    expect((await ofPupil.agent.call('GET /api/admin/own-sessions')).status).toBe(403);
  });

  it('say which device, since when and which is this one, the last used first', async () => {
    const { agent, email } = await world.teacher();
    world.forward(3600);
    await enter(email);
    const theirs = { device: { browser: 'firefox', system: 'linux' }, openedAt: '2026-02-01T07:00:00.000Z' };
    const own = { device: { browser: 'other', system: 'other' }, openedAt: '2026-02-01T06:00:00.000Z' };
    world.forward(60);
    expect(await sessionsOf(agent)).toMatchObject([
      { ...own, lastSeenAt: '2026-02-01T07:01:00.000Z', isThis: true },
      { ...theirs, lastSeenAt: '2026-02-01T07:00:00.000Z', isThis: false },
    ]);
    const { text } = await agent.call('GET /api/admin/own-sessions');
    expect(text).not.toMatch(/token|Mozilla/u);
  });

  it('leave out those that are over, and those as a pupil', async () => {
    const { agent, email } = await world.teacher();
    const [old, pupil] = [await enter(email), await world.pupil()];
    await old.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect(await sessionsOf(agent)).toHaveLength(2);
    world.forward(11 * 3600);
    await agent.call('GET /api/session');
    world.forward(2 * 3600);
    expect(await sessionsOf(agent)).toHaveLength(1);
  });

  it('can be ended one by one, with what was opened as a pupil, and are written down', async () => {
    const { agent, email, id: staffId } = await world.teacher();
    const [elsewhere, kept, pupil] = [await enter(email), await enter(email), await world.pupil()];
    const id = await presentId(elsewhere);
    await elsewhere.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await end(agent, id)).status).toBe(200);
    expect([await isIn(elsewhere), await isIn(kept), await isIn(agent)]).toEqual([false, true, true]);
    expect((await end(agent, id)).error.code).toBe('session_not_found');
    expect(await auditLines(world, 'staff_sessions_ended')).toMatchObject([{ staffId }]);
  });

  it('can all be ended but this one, asked once or again, without the password: it is an emergency', async () => {
    const [teacher, other] = [await world.teacher(), await world.teacher()];
    world.forward(3600);
    const elsewhere = [await enter(teacher.email), await enter(teacher.email)];
    for (let round = 0; round < 2; round += 1)
      expect((await teacher.agent.call('DELETE /api/admin/own-sessions')).status).toBe(200);
    for (const agent of elsewhere) expect(await isIn(agent)).toBe(false);
    expect([await isIn(teacher.agent), await isIn(other.agent)]).toEqual([true, true]);
    expect(await auditLines(world, 'staff_sessions_ended')).toHaveLength(1);
  });
});

describe('an admin', () => {
  const endAll = (agent: Agent, id: number) => agent.call('DELETE /api/admin/staff/:id/sessions', { params: { id } });

  it('ends another’s sessions; a teacher does not', async () => {
    const [admin, teacher, other] = [await world.admin(), await world.teacher(), await world.teacher()];
    expect((await endAll(other.agent, teacher.id)).error.code).toBe('admin_only');
    expect(await isIn(teacher.agent)).toBe(true);
    expect((await endAll(admin.agent, teacher.id)).status).toBe(200);
    expect([await isIn(teacher.agent), await isIn(other.agent)]).toEqual([false, true]);
    expect(await auditLines(world, 'staff_sessions_ended')).toMatchObject([
      { staffId: admin.id, recordId: String(teacher.id), subjectName: teacher.name },
    ]);
    expect((await endAll(admin.agent, 4711)).error.code).toBe('staff_not_found');
  });

  it('keeps the session in which they do it to themselves', async () => {
    const admin = await world.admin();
    const elsewhere = await enter(admin.email);
    await endAll(admin.agent, admin.id);
    expect([await isIn(admin.agent), await isIn(elsewhere)]).toEqual([true, false]);
  });
});

describe('the socket of a session that was ended', () => {
  it.each([
    ['by its owner', (agent: Agent, id: number) => end(agent, id)],
    ['by its owner with all others', (agent: Agent) => agent.call('DELETE /api/admin/own-sessions')],
    [
      'by a new password',
      (agent: Agent) =>
        agent.call('PUT /api/admin/own-password', { body: { current: STAFF_PASSWORD, password: 'my new password' } }),
    ],
  ])('%s is cut at once, and no other', async (_, act) => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const { agent, email } = await world.teacher();
    const elsewhere = await enter(email);
    const id = await presentId(elsewhere);
    const connect = async ({ cookie }: Agent) => {
      const options = { path: LIVE_PATH, transports: ['websocket'], forceNew: true, extraHeaders: { cookie } };
      const socket = io(`http://127.0.0.1:${port}`, { ...options, reconnection: false });
      await new Promise((resolve) => socket.once('connect', () => resolve(null)));
      return socket;
    };
    const [own, theirs] = [await connect(agent), await connect(elsewhere)];
    const cut = new Promise((resolve) => theirs.once('disconnect', resolve));
    expect((await act(agent, id)).status).toBe(200);
    expect(await cut).toBe('io server disconnect');
    expect(own.connected).toBe(true);
    own.close();
  });
});
