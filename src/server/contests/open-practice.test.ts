import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, faultsOf, finish, nextAnswer, openContest, openGame, play, send } from '#tests/practice';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld({ gifts: ['questions'] });
  teacher = await world.teacher();
});
afterEach(() => world.close());

const HOUR = 60 * 60;

const setOpen = (isOpen: boolean, { agent }: Pick<typeof teacher, 'agent'> = teacher) =>
  agent.call('PUT /api/admin/contests/open-practice', { body: { isOpen } });
const staffList = async () => (await teacher.agent.call('GET /api/admin/contests')).body;
const audited = async () =>
  (await world.deps.db.selectFrom('audit_log').select('action').execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith('open_practice'));

type Pupil = Awaited<ReturnType<World['pupil']>>;
const pageOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/practice')).body;
const arenaOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/practice/arena')).body;
const resultsOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/practice-results')).body;
const competitionsOf = async ({ agent }: Pupil) =>
  (await agent.call('GET /api/student/competitions')).body.competitions;
const openRowId = async () =>
  (await world.deps.db.selectFrom('contests').select('id').where('kind', '=', 'open').executeTakeFirstOrThrow()).id;

describe('practice left open without a contest', () => {
  it('is for staff to say, once however often they press, and is written down', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const asked = await setOpen(true, pupil);
    expect([asked.status, await audited()]).toEqual([403, []]);
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    const both = await Promise.all([setOpen(true), setOpen(true)]);
    expect(both.map(({ body }) => body)).toEqual(Array(2).fill({ openSince: world.deps.clock().toISOString() }));
    expect((await staffList()).openSince).toBe(both[0].body.openSince);
    expect(heard).toEqual([
      ['students', 'contests'],
      ['staff', 'contests'],
    ]);
    await Promise.all([setOpen(false), setOpen(false)]);
    expect((await staffList()).openSince).toBeNull();
    expect(await audited()).toEqual(['open_practice_began', 'open_practice_ended']);
  });

  it('lets pupils play with a board, and with nothing to win', async () => {
    const pupil = await world.pupil({ grade: 4 });
    expect((await openGame(pupil)).error.code).toBe('practice_closed');
    await setOpen(true);
    expect(await pageOf(pupil)).toMatchObject({ isOpen: true, contest: null });
    const { body: result } = await play(world, pupil, [true, true, false]);
    expect(result).toMatchObject({ isOfContest: false, counts: true, place: { rank: 1 } });
    expect(await arenaOf(pupil)).toMatchObject({
      contest: null,
      openPractice: 'open',
      total: 1,
      own: { score: 2 },
      bestPerformers: [{ score: 2 }],
    });
    expect((await pageOf(pupil)).bests).toMatchObject([{ score: 2 }]);
    expect(await resultsOf(pupil)).toMatchObject({
      contest: null,
      isOpenPractice: true,
      bests: [{ score: 2 }],
      rank: 1,
      participants: 1,
      shares: [],
      stats: { attempts: 1 },
    });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is in no list of contests, and can be neither changed, closed nor shared as one', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await setOpen(true);
    await play(world, pupil, Array(12).fill(true), { mode: 'regular' });
    await setOpen(false);
    const params = { id: await openRowId() };
    expect((await staffList()).contests).toEqual([]);
    expect(await competitionsOf(pupil)).toEqual([]);
    const fields = { title: 'مسابقة', rules: 'سباق', prizeCoins: 10, sharePool: 40 };
    const span = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-03-02T00:00:00Z' };
    const refused = [
      await teacher.agent.call('PUT /api/admin/contests/:id', { params, body: { ...fields, ...span } }),
      await teacher.agent.call('POST /api/admin/contests/:id/close', { params, body: { winners: [pupil.id] } }),
      await teacher.agent.call('GET /api/admin/contests/:id/shares', { params }),
      await teacher.agent.call('POST /api/admin/contests/:id/shares/send', { params }),
      await pupil.agent.call('POST /api/student/practice-results/:id/send', { params }),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
      Array(refused.length).fill([404, 'contest_not_found']),
    );
    expect(await world.deps.db.selectFrom('rewards_tracking').select('id').execute()).toEqual([]);
    expect((await teacher.agent.call('GET /api/admin/waiting')).body.waiting).toEqual([]);
  });
});

describe('a contest beside it', () => {
  it('takes the games while it runs, and leaves the board of open practice as it was', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await setOpen(true);
    await play(world, pupil, [true]);
    const inAnHour = new Date(world.deps.clock().getTime() + HOUR * 1000).toISOString();
    const contestId = await openContest(world, { endsAt: inAnHour });
    expect(await pageOf(pupil)).toMatchObject({ isOpen: true, contest: { id: contestId }, bests: [] });
    expect((await play(world, pupil, [true, true])).body).toMatchObject({ isOfContest: true, previousBest: null });
    expect(await arenaOf(pupil)).toMatchObject({ contest: { id: contestId }, openPractice: null, own: { score: 2 } });
    world.forward(HOUR);
    expect(await pageOf(pupil)).toMatchObject({ isOpen: true, contest: null, bests: [{ score: 1 }] });
    expect(await arenaOf(pupil)).toMatchObject({ contest: null, openPractice: 'open', own: { score: 1 } });
    expect(await competitionsOf(pupil)).toMatchObject([{ id: contestId, score: 2, state: 'ended' }]);
    expect((await resultsOf(pupil)).shares).toMatchObject([{ contest: { id: contestId } }]);
  });

  it('can be planned although practice has no end', async () => {
    await setOpen(true);
    const body = {
      ...{ title: 'مسابقة', rules: 'سباق', prizeCoins: 10, sharePool: 40 },
      ...{ startsAt: '2026-02-02T00:00:00Z', endsAt: '2026-02-03T00:00:00Z' },
    };
    expect((await teacher.agent.call('POST /api/admin/contests', { body })).status).toBe(200);
  });

  it('goes on when open practice is closed under it', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await setOpen(true);
    const contestId = await openContest(world);
    await setOpen(false);
    expect(await pageOf(pupil)).toMatchObject({ isOpen: true, contest: { id: contestId } });
  });
});

describe('closed while somebody plays', () => {
  it('lets the game end and saves it, with what was answered before on the board', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await setOpen(true);
    const { body: session } = await openGame(pupil);
    const before = answersOf(session, [true]);
    world.forward(5);
    await send(pupil.agent, session.id, 1, before);
    await setOpen(false);
    world.forward(20);
    const after = { ...nextAnswer(session, before, true), at: 24_000 };
    expect((await send(pupil.agent, session.id, 2, [after])).status).toBe(200);
    const { body } = await finish(pupil.agent, session.id, 2, 2);
    expect(body).toMatchObject({ score: 2, counts: true, isOfContest: false, uncountedAnswers: 1 });
    expect((await openGame(pupil)).error.code).toBe('practice_closed');
    expect(await pageOf(pupil)).toMatchObject({ isOpen: false, contest: null, session: null });
    expect(await arenaOf(pupil)).toMatchObject({ contest: null, openPractice: 'ended', own: { score: 1 } });
    expect((await resultsOf(pupil)).history).toMatchObject([{ score: 2 }]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('begins with an empty board when it is opened again', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await setOpen(true);
    await play(world, pupil, [true]);
    await setOpen(false);
    await setOpen(true);
    expect(await arenaOf(pupil)).toMatchObject({ openPractice: 'open', total: 0, own: null });
    expect((await resultsOf(pupil)).stats.attempts).toBe(1);
  });
});
