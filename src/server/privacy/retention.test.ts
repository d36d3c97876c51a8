import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RETENTION_DEFAULTS } from '#domain/privacy/retention';
import { checkAudit, sealAudit } from '#server/audit/service';
import type { Agent } from '#tests/agent';
import { anyTable, findIn } from '#tests/erasing';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';
import { carryOutRetention } from './service.ts';

const DAY = 24 * 60 * 60;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const look = (agent: Agent, query = {}) => agent.call('GET /api/admin/retention', { query });
const save = (agent: Agent, days: object, expected: object) =>
  agent.call('PUT /api/admin/retention', { body: { days: { ...RETENTION_DEFAULTS, ...days }, expected } });
const count = async (table: string) => (await anyTable(world.deps).selectFrom(table).selectAll().execute()).length;

/** Somebody who left, was written to and asked for login data; all of it four hundred days ago. */
const longAgo = async () => {
  const admin = await world.admin();
  const [left, stays] = [await world.student(), await world.student()];
  const body = { to: { kind: 'students', ids: [left.id, stays.id] }, text: 'أحسنت', requestKey: randomUUID() };
  await admin.agent.call('POST /api/admin/messages', { body });
  await admin.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: left.id } });
  await sealAudit(world.deps);
  world.forward(400 * DAY);
  await admin.agent.call('POST /api/login/staff', { body: { email: admin.email, password: STAFF_PASSWORD } });
  return { agent: admin.agent, left, stays };
};

describe('how long what is kept', () => {
  it('is set by admins alone, and told to everybody', async () => {
    const [{ agent: teacher }, { agent: pupil }] = [await world.teacher(), await world.pupil()];
    for (const agent of [teacher, pupil]) {
      expect((await look(agent)).status).toBe(403);
      expect((await save(agent, {}, { left: 0, messages: 0, requests: 0, audit: 0 })).status).toBe(403);
    }
    const { body } = await world.nobody().call('GET /api/privacy');
    expect(body).toEqual({ days: RETENTION_DEFAULTS, recordings: 120, isInForce: false });
  });

  it('lets nothing go before an admin has said so', async () => {
    await longAgo();
    const before = [await count('students'), await count('teacher_messages')];
    await carryOutRetention(world.deps);
    expect([await count('students'), await count('teacher_messages')]).toEqual(before);
  });

  it('counts what would go by other days, and refuses to save other counts than were shown', async () => {
    const { agent } = await longAgo();
    expect((await look(agent)).body.due).toMatchObject({ left: 1, messages: 2, audit: 0 });
    expect((await look(agent, { left: 500, messages: 401 })).body.due).toMatchObject({ left: 0, messages: 0 });
    const refused = await save(agent, { left: 500 }, { left: 1, messages: 2, requests: 0, audit: 0 });
    expect(refused.error.code).toBe('retention_counts_changed');
    expect((await look(agent)).body.isInForce).toBe(false);
    for (const left of [0, 29, 3651, 40.5]) expect((await save(agent, { left }, {})).status).toBe(400);
  });

  it('erases who left long ago, and lets old messages go; who is there stays', async () => {
    const { agent, left, stays } = await longAgo();
    const { due } = (await look(agent)).body;
    expect((await save(agent, {}, due)).status).toBe(200);
    await carryOutRetention(world.deps);
    expect(await findIn(world.deps, [left.id], [left.name])).toEqual([]);
    expect(await count('teacher_messages')).toBe(0);
    const { students } = (await agent.call('GET /api/admin/students', { query: {} })).body;
    expect(students.map(({ id }) => id)).toEqual([stays.id]);
    const { body } = await agent.call('GET /api/admin/audit', { query: { action: 'retention_carried_out' } });
    expect(body.entries).toHaveLength(1);
    expect((await checkAudit(world.deps.db, world.deps.secrets.auditMac)).problem).toBeNull();
  });

  it('lets the oldest lines of the log go a month at a time, and the rest still fits', async () => {
    const { agent } = await longAgo();
    const days = { audit: 390 };
    const due = async () => (await look(agent, { ...RETENTION_DEFAULTS, ...days })).body.due;
    await save(agent, days, await due());
    const old = (await due()).audit;
    expect(old).toBeGreaterThan(0);
    await carryOutRetention(world.deps);
    expect((await due()).audit).toBe(old);
    world.forward(21 * DAY);
    await sealAudit(world.deps);
    await carryOutRetention(world.deps);
    await sealAudit(world.deps);
    expect(await checkAudit(world.deps.db, world.deps.secrets.auditMac)).toMatchObject({ problem: null });
    const oldest = await anyTable(world.deps)
      .selectFrom('audit_log')
      .select('at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    expect(String(oldest?.at) > '2026-02-02').toBe(true);
  });
});
