import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { buyer, pay, purseOf, shelve } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const LIVE = { mode: 'live', isClosed: false, hours: [] };
/** The world begins on a Sunday at nine. */
const SUNDAY_MORNING = { weekday: 0, from: '08:00', to: '12:00' };
const MONDAY_MORNING = { weekday: 1, from: '08:00', to: '12:00' };

const save = (agent: Agent, settings: unknown) =>
  agent.call('PUT /api/admin/store/settings', { body: settings as object });
const read = async (agent: Agent) => (await agent.call('GET /api/admin/store')).body.settings;

describe('the settings of the store', () => {
  it('are not a pupil’s to change', async () => {
    const { agent } = await world.pupil();
    expect((await save(agent, LIVE)).error.code).toBe('unauthorized_access');
  });

  it('begin in trial, and once live pupils can buy', async () => {
    const [teacher, pupil] = [await world.teacher(), await buyer(world)];
    const itemId = await shelve(world);
    expect((await pay(pupil.agent, [{ itemId }])).error.code).toBe('store_in_trial');
    expect((await save(teacher.agent, LIVE)).body).toEqual(LIVE);
    expect(await read(teacher.agent)).toEqual(LIVE);
    expect((await pay(pupil.agent, [{ itemId }])).status).toBe(200);
    await save(teacher.agent, { ...LIVE, mode: 'trial' });
    expect((await pay(pupil.agent, [{ itemId }])).error.code).toBe('store_in_trial');
    expect(await purseOf(world, pupil.id)).toMatchObject({ coins: 95 });
  });

  it('close the store at once, by hand or by its hours', async () => {
    const [teacher, pupil] = [await world.teacher(), await buyer(world)];
    const itemId = await shelve(world);
    const tryOn = async (settings: object) => {
      await save(teacher.agent, { ...LIVE, ...settings });
      return (await pay(pupil.agent, [{ itemId }])).error.code;
    };
    expect(await tryOn({ isClosed: true })).toBe('store_closed');
    expect(await tryOn({ hours: [MONDAY_MORNING] })).toBe('store_closed');
    expect(await tryOn({ isClosed: true, hours: [SUNDAY_MORNING] })).toBe('store_closed');
    expect(await tryOn({ hours: [SUNDAY_MORNING] })).toBeUndefined();
  });

  it('are kept in the order of the week, logged once, and told to every page', async () => {
    const teacher = await world.teacher();
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    const wish = { ...LIVE, hours: [MONDAY_MORNING, SUNDAY_MORNING] };
    const { body } = await save(teacher.agent, wish);
    expect(body.hours).toEqual([SUNDAY_MORNING, MONDAY_MORNING]);
    expect(heard).toEqual([
      ['students', 'store'],
      ['staff', 'store'],
    ]);
    expect((await save(teacher.agent, wish)).body).toEqual(body);
    const lines = await auditLines(world, 'store_settings_changed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ staffId: teacher.id });
    expect(JSON.parse(lines[0]?.before ?? '')).toEqual({ mode: 'trial', hours: [] });
    expect(JSON.parse(lines[0]?.after ?? '')).toEqual({ mode: 'live', hours: body.hours });
  });

  it('that are not sent stay as a colleague set them since the page was opened', async () => {
    const [teacher, colleague] = [await world.teacher(), await world.teacher()];
    await save(teacher.agent, LIVE);
    await save(colleague.agent, { mode: 'trial' });
    const hours = [SUNDAY_MORNING];
    expect((await save(teacher.agent, { hours })).body).toEqual({ mode: 'trial', isClosed: false, hours });
    expect((await save(colleague.agent, { isClosed: true })).body).toEqual({ mode: 'trial', isClosed: true, hours });
    expect((await save(teacher.agent, { mode: 'live' })).body).toEqual({ mode: 'live', isClosed: true, hours });
    expect(await read(teacher.agent)).toEqual({ mode: 'live', isClosed: true, hours });
    const lines = await auditLines(world, 'store_settings_changed');
    expect(lines.map(({ before, after }) => [before, after])).toEqual([
      ['{"mode":"trial"}', '{"mode":"live"}'],
      ['{"mode":"live"}', '{"mode":"trial"}'],
      ['{"hours":[]}', JSON.stringify({ hours })],
      ['{"is_closed":false}', '{"is_closed":true}'],
      ['{"mode":"trial"}', '{"mode":"live"}'],
    ]);
  });

  it('sent at once by several are all set', async () => {
    const [teacher, colleague] = [await world.teacher(), await world.teacher()];
    const hours = [MONDAY_MORNING];
    await Promise.all([
      save(teacher.agent, { mode: 'live' }),
      save(colleague.agent, { hours }),
      save(teacher.agent, { isClosed: true }),
    ]);
    expect(await read(teacher.agent)).toEqual({ mode: 'live', isClosed: true, hours });
  });

  it('must name at least one', async () => {
    const { agent } = await world.teacher();
    const answer = await save(agent, {});
    expect([answer.status, answer.error.code]).toEqual([400, 'validation']);
  });

  it.each([
    [{ mode: 'free' }, 'mode'],
    [{ isClosed: 'no' }, 'isClosed'],
    [{ hours: [{ ...SUNDAY_MORNING, weekday: 7 }] }, 'hours/0/weekday'],
    [{ hours: [{ ...SUNDAY_MORNING, from: '8:00' }] }, 'hours/0/from'],
    [{ hours: [{ ...SUNDAY_MORNING, to: '24:00' }] }, 'hours/0/to'],
    [{ hours: [{ ...SUNDAY_MORNING, to: '08:00' }] }, 'hours/0/to'],
    [{ hours: [SUNDAY_MORNING, SUNDAY_MORNING] }, 'hours'],
  ])('refuse %j', async (more, field) => {
    const { agent } = await world.teacher();
    const answer = await save(agent, { ...LIVE, ...more });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toContain(field);
    expect((await read(agent)).mode).toBe('trial');
  });
});
