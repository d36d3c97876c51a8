import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SETUP_STEPS } from '#domain/staff/setup';
import { provideCurricula } from '#server/curriculum/service';
import { DOMAINS, WORDS } from '#server/domains';
import { ownAddresses } from '#server/platform/tls/addresses';
import { askForFirstAdmin } from '#server/seed/staff';
import { beginSchool } from '#server/staff/service';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { termFields } from '#tests/calendar';
import { NEW_SCHOOL } from '#tests/new-school';
import { startWorld, type World } from '#tests/world';

const TERM_AND_MORE = 120 * 24 * 3600;

let world: World;
beforeEach(async () => {
  world = await startWorld({ env: { NODE_ENV: 'production' } });
});
afterEach(() => world.close());

const beginning = async (): Promise<Agent> => {
  await beginSchool(world.deps);
  return (await world.admin()).agent;
};
const stepsOf = async (agent: Agent) => (await agent.call('GET /api/admin/setup')).body.setup?.steps;

describe('a step of a new school', () => {
  it('is each step’s own domain’s to say', () => {
    expect(WORDS.setup.map(([step]) => step).toSorted()).toEqual(SETUP_STEPS.toSorted());
  });

  it('has cards only when every pupil has login data and cards were printed', async () => {
    const agent = await beginning();
    const { grade } = await world.pupil();
    expect((await stepsOf(agent))?.cards).toBe('open');
    await agent.call('POST /api/admin/cards', { body: { grade, format: 'one' } });
    expect((await stepsOf(agent))?.cards).toBe('done');
    const late = await world.student();
    expect((await stepsOf(agent))?.cards).toBe('open');
    await agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: late.id } });
    expect((await stepsOf(agent))?.cards).toBe('done');
  });

  it('has a term that is to come, and its timetable, but not one that is over', async () => {
    const agent = await beginning();
    const open = (more: object) =>
      agent.call('POST /api/admin/school-terms', { body: { ...termFields(), requestKey: randomUUID(), ...more } });
    const { body } = await open({ slots: [] });
    expect(await stepsOf(agent))?.toEqual({ ...NEW_SCHOOL, term: 'done' });
    const { id, version } = body;
    await agent.call('PUT /api/admin/school-terms/:id', { params: { id }, body: { ...termFields(), version } });
    expect(await stepsOf(agent))?.toEqual({ ...NEW_SCHOOL, term: 'done', timetable: 'done' });
    world.forward(TERM_AND_MORE);
    const { agent: later } = await world.admin();
    expect(await stepsOf(later)).toMatchObject({ term: 'open', timetable: 'open' });
  });

  it('has its plan, a colleague, practice and the store once these are there', async () => {
    const agent = await beginning();
    await provideCurricula(world.deps);
    expect(await stepsOf(agent))?.toEqual({ ...NEW_SCHOOL, plan: 'done' });
    await agent.call('PUT /api/admin/contests/open-practice', { body: { isOpen: true } });
    await agent.call('PUT /api/admin/store/settings', { body: { mode: 'live' } });
    const { body } = await agent.call('POST /api/admin/invitations', { body: { name: 'هند', role: 'teacher' } });
    const all = { ...NEW_SCHOOL, plan: 'done', practice: 'done', store: 'done' };
    expect(await stepsOf(agent))?.toEqual({ ...all, teachers: 'done' });
    await agent.call('DELETE /api/admin/invitations/:id', { params: { id: body.invitation.id } });
    expect(await stepsOf(agent))?.toEqual({ ...all, teachers: 'open' });
    const { id } = await world.teacher();
    expect(await stepsOf(agent))?.toEqual({ ...all, teachers: 'done' });
    await agent.call('PATCH /api/admin/staff/:id', { params: { id }, body: { disabled: true } });
    expect(await stepsOf(agent))?.toEqual({ ...all, teachers: 'open' });
  });

  it('is put off and taken up again by an admin, once', async () => {
    const agent = await beginning();
    const teacher = (await world.teacher()).agent;
    const [putOff, takeUp] = ['POST /api/admin/setup/put-off', 'POST /api/admin/setup/take-up'] as const;
    const body = { step: 'store' } as const;
    for (const wish of [putOff, takeUp] as const) {
      expect((await teacher.call(wish, { body })).error.code).toBe('admin_only');
      expect((await agent.call(wish, { body: { step: 'shelf' } })).error.code).toBe('validation');
    }
    for (let time = 0; time < 2; time += 1) expect((await agent.call(putOff, { body })).status).toBe(200);
    expect((await stepsOf(agent))?.store).toBe('later');
    expect(await auditLines(world, 'setup_step_put_off')).toMatchObject([{ details: '{"step":"store"}' }]);
    for (let time = 0; time < 2; time += 1) expect((await agent.call(takeUp, { body })).status).toBe(200);
    expect((await stepsOf(agent))?.store).toBe('open');
    expect(await auditLines(world, 'setup_step_taken_up')).toHaveLength(1);
    await agent.call(putOff, { body });
    await agent.call('PUT /api/admin/store/settings', { body: { mode: 'live' } });
    expect((await stepsOf(agent))?.store).toBe('done');
  });
});

describe('the address of a school without PUBLIC_URL', () => {
  let near: World;
  beforeEach(async () => {
    near = await startWorld({ env: { NODE_ENV: 'production', PUBLIC_URL: undefined } });
  });
  afterEach(() => near.close());

  it('is open to be found while it is this computer’s alone, and done where phones reach it', async () => {
    const { agent } = await near.admin();
    await beginSchool(near.deps);
    const at = async (host: string) => {
      const { body } = await agent.send<{ setup: { steps: Record<string, string> } }>({
        method: 'GET',
        url: '/api/admin/setup',
        headers: { host },
      });
      return body.setup.steps.address;
    };
    expect(await at('localhost:3000')).toBe('open');
    expect(await at('127.0.0.1:3000')).toBe('open');
    expect(await at('192.168.1.20:3000')).toBe('done');
  });

  it('is printed beside that of the computer itself', async () => {
    const say = await askForFirstAdmin(near.deps);
    const said = say?.('http://localhost:3000') ?? '';
    const hosts = [...said.matchAll(/http:\/\/(\S+):3000\/admin\/setup#/gu)].map(([, host]) => host);
    expect(hosts).toEqual(['localhost', ...ownAddresses()]);
  });
});

it('says where backups lie that do not lie beside the data', async () => {
  const apart = await startWorld({ env: { BACKUP_DIR: '/mnt/disk2/himma' } });
  const { agent } = await apart.admin();
  await beginSchool(apart.deps);
  expect((await agent.call('GET /api/admin/setup')).body.setup?.backupFolder).toBe('/mnt/disk2/himma');
  await apart.close();
});

describe('a new school', () => {
  it('has no term that is over and no contest that is closed; the demo school has both', async () => {
    const demo = await startWorld();
    const given = async ({ deps }: World) => {
      for (const { name, provide } of DOMAINS) if (name === 'calendar' || name === 'contests') await provide?.(deps);
      const terms = await deps.db.selectFrom('school_terms').select('id').execute();
      return [terms.length, (await deps.db.selectFrom('contests').select('id').execute()).length];
    };
    expect([await given(world), await given(demo)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await demo.close();
  });

  it('says that it has no term where something hangs on one', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    await provideCurricula(world.deps);
    const asked = [
      await pupil.agent.call('GET /api/student/timetable'),
      await pupil.agent.call('GET /api/student/curriculum'),
      await teacher.agent.call('GET /api/admin/curriculum', { query: { grade: 4 } }),
    ];
    for (const { status, error } of asked) expect([status, error.code]).toEqual([409, 'no_school_term']);
  });
});
