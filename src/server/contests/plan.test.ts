import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordFirstContest } from '#server/contests/service';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

/** The world begins on 2026-02-01 at 06:00. */
const CONTEST = {
  title: 'مسابقة الربيع',
  rules: 'سباق الدقيقة يحسم الفائز',
  startsAt: '2026-02-01T07:00:00Z',
  endsAt: '2026-02-08T07:00:00Z',
  prizeCoins: 100,
  sharePool: 400,
};

const plan = (fields: object = {}) =>
  teacher.agent.call('POST /api/admin/contests', { body: { ...CONTEST, ...fields } });
const edit = (id: number, fields: object) =>
  teacher.agent.call('PUT /api/admin/contests/:id', { params: { id }, body: { ...CONTEST, ...fields } });
const list = async () => (await teacher.agent.call('GET /api/admin/contests')).body.contests;
const audited = async () =>
  (await world.deps.db.selectFrom('audit_log').select(['action', 'subjectName']).execute()).filter(({ action }) =>
    action.startsWith('contest'),
  );

describe('planning', () => {
  it('is upcoming, then open, then ended, and everybody hears of it', async () => {
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    const { body } = await plan();
    expect(body).toMatchObject({
      ...CONTEST,
      startsAt: '2026-02-01T07:00:00.000Z',
      endsAt: '2026-02-08T07:00:00.000Z',
    });
    expect([body.state, body.winners, body.participants, body.closedAt]).toEqual(['upcoming', [], 0, null]);
    expect(heard).toEqual([
      ['students', 'contests'],
      ['staff', 'contests'],
    ]);
    world.forward(2 * 60 * 60);
    expect((await list())[0]?.state).toBe('open');
    world.forward(7 * 24 * 60 * 60);
    const again = await world.teacher();
    expect((await again.agent.call('GET /api/admin/contests')).body.contests[0]?.state).toBe('ended');
    expect(await audited()).toEqual([{ action: 'contest_added', subjectName: CONTEST.title }]);
  });

  it('sent twice is one contest', async () => {
    const [first, second] = [await plan(), await plan()];
    expect(second.body.id).toBe(first.body.id);
    expect(await list()).toHaveLength(1);
    expect(await audited()).toHaveLength(1);
  });

  it.each([
    ['begins within another', { startsAt: '2026-02-07T07:00:00Z', endsAt: '2026-02-10T07:00:00Z' }],
    ['ends within another', { startsAt: '2026-01-30T07:00:00Z', endsAt: '2026-02-02T07:00:00Z' }],
    ['lies around another', { startsAt: '2026-01-30T07:00:00Z', endsAt: '2026-02-20T07:00:00Z' }],
    ['lies within another', { startsAt: '2026-02-03T07:00:00Z', endsAt: '2026-02-04T07:00:00Z' }],
  ])('is refused where it %s', async (_, span) => {
    await plan();
    const { status, error } = await plan({ title: 'أخرى', ...span });
    expect([status, error.code]).toEqual([409, 'contest_overlaps']);
    expect(await list()).toHaveLength(1);
  });

  it('may begin at the moment another ends', async () => {
    await plan();
    expect((await plan({ startsAt: '2026-02-08T07:00:00Z', endsAt: '2026-02-09T07:00:00Z' })).status).toBe(200);
  });

  it('of twenty at once one is planned', async () => {
    const wishes = Array.from({ length: 20 }, (_, n) => plan({ title: `مسابقة ${n}` }));
    const codes = (await Promise.all(wishes)).map(({ status }) => status);
    expect(codes.filter((status) => status === 200)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['without a title', { title: ' ' }, 'title'],
    ['without rules', { rules: '' }, 'rules'],
    ['that ends before it begins', { endsAt: '2026-02-01T06:59:00Z' }, 'endsAt'],
    ['that ended long ago', { startsAt: '2025-01-01T00:00:00Z', endsAt: '2025-02-01T00:00:00Z' }, 'endsAt'],
    ['with no time of day', { startsAt: '2026-02-01' }, 'startsAt'],
    ['with a negative prize', { prizeCoins: -1 }, 'prizeCoins'],
    ['with half a coin', { prizeCoins: 1.5 }, 'prizeCoins'],
    ['with a boundless pool', { sharePool: 10_001 }, 'sharePool'],
  ])('a contest %s is refused at its field', async (_, fields, field) => {
    const { status, error } = await plan(fields);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('is for staff', async () => {
    const pupil = await world.pupil();
    const { status } = await pupil.agent.call('POST /api/admin/contests', { body: CONTEST });
    expect(status).toBe(403);
  });
});

describe('editing', () => {
  it('changes what was planned, says so in the log, and the same once more changes nothing', async () => {
    const { body } = await plan();
    const { body: edited } = await edit(body.id, { title: 'مسابقة الصيف', prizeCoins: 50 });
    expect([edited.id, edited.title, edited.prizeCoins]).toEqual([body.id, 'مسابقة الصيف', 50]);
    await edit(body.id, { title: 'مسابقة الصيف', prizeCoins: 50 });
    expect((await audited()).map(({ action }) => action)).toEqual(['contest_added', 'contest_edited']);
  });

  it('may end it now, and never lets two run at once', async () => {
    const { body } = await plan({ startsAt: '2026-01-31T07:00:00Z' });
    const { body: next } = await plan({ startsAt: '2026-02-10T07:00:00Z', endsAt: '2026-02-11T07:00:00Z' });
    const late = await edit(body.id, { startsAt: '2026-01-31T07:00:00Z', endsAt: '2026-02-10T08:00:00Z' });
    expect(late.error.code).toBe('contest_overlaps');
    const early = await edit(next.id, { startsAt: '2026-02-01T05:00:00Z', endsAt: '2026-02-11T07:00:00Z' });
    expect(early.error.code).toBe('contest_overlaps');
    const ended = await edit(body.id, { startsAt: '2026-01-31T07:00:00Z', endsAt: '2026-02-01T05:59:00Z' });
    expect(ended.body.state).toBe('ended');
  });

  it('of a contest that is not there, or whose winners are named, is refused', async () => {
    expect((await edit(77, {})).error.code).toBe('contest_not_found');
    await recordFirstContest(world.deps);
    const [first] = await list();
    const { status, error } = await edit(first?.id ?? 0, {});
    expect([status, error.code]).toEqual([409, 'contest_closed']);
  });
});

describe('the first contest', () => {
  it('is behind every school from its first day: until 09:30 on 16 February 2025, for 100 coins', async () => {
    await Promise.all([recordFirstContest(world.deps), recordFirstContest(world.deps)]);
    const contests = await list();
    expect(contests).toHaveLength(1);
    expect(contests[0]).toMatchObject({
      state: 'closed',
      endsAt: '2025-02-16T06:30:00.000Z',
      prizeCoins: 100,
      sharePool: 400,
      winners: [],
    });
  });

  it('is not put before contests that a school has', async () => {
    await plan();
    await recordFirstContest(world.deps);
    expect(await list()).toHaveLength(1);
  });
});
