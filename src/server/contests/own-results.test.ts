import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillBank, openContest, play } from '#tests/practice';
import { secondsLater } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';
import { recordFirstContest } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await fillBank(world, 4);
  await fillBank(world, 5);
});
afterEach(() => world.close());

const DAY = 24 * 60 * 60;
type Pupil = Awaited<ReturnType<World['pupil']>>;

const resultsOf = async ({ agent }: Pupil, query: Record<string, number> = {}) =>
  (await agent.call('GET /api/student/practice-results', { query })).body;
const competitionsOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/competitions')).body;

const times = (count: number) => Array.from({ length: count }, () => true);

describe('practice results', () => {
  it('are one’s own: whoever has not played has none, however much others did', async () => {
    await openContest(world);
    const [player, other] = [await world.pupil(), await world.pupil()];
    await play(world, player, times(3));
    const results = await resultsOf(other);
    expect([results.bests, results.rank, results.shares, results.history, results.stats.attempts]).toEqual([
      [],
      null,
      [],
      [],
      0,
    ]);
    expect([results.topThree.map(({ studentId }) => studentId), results.participants]).toEqual([[player.id], 1]);
  });

  it('show bests of each kind, the place in the grade and the statistics', async () => {
    const contestId = await openContest(world, { title: 'مسابقة الشتاء' });
    const pupil = await world.pupil({ name: 'ماجد علي' });
    const elsewhere = await world.pupil({ grade: 5 });
    await play(world, elsewhere, times(9));
    const ahead = [await world.pupil({ name: 'أنس' }), await world.pupil({ name: 'وليد' })];
    for (const one of ahead) await play(world, one, times(4));
    const [last] = [await world.pupil({ name: 'زياد' })];
    await play(world, last, [true]);
    await play(world, pupil, times(2));
    await play(world, pupil, [true, false]);
    await play(world, pupil, times(3), { minutes: 2 });
    await play(world, pupil, times(2), { mode: 'regular', questionCount: 10 });
    const results = await resultsOf(pupil);
    expect([results.contest?.id, results.contest?.title]).toEqual([contestId, 'مسابقة الشتاء']);
    const bests = results.bests.map(({ mode, minutes, score }) => [mode, minutes, score]);
    expect(bests).toContainEqual(['timed', 1, 2]);
    expect(bests).toContainEqual(['timed', 2, 3]);
    expect(bests).toHaveLength(3);
    expect(results.topThree.map(({ name, rank, score }) => [rank, name, score])).toEqual([
      [1, 'وليد', 4],
      [1, 'أنس', 4],
      [3, 'ماجد', 2],
    ]);
    expect([results.rank, results.participants]).toEqual([3, 4]);
    expect(results.stats).toMatchObject({ attempts: 4, averageAccuracy: 87.5, correctAnswers: 8, totalQuestions: 9 });
    expect(results.history.map(({ mode, minutes }) => [mode, minutes])).toEqual([
      ['regular', null],
      ['timed', 2],
      ['timed', 1],
      ['timed', 1],
    ]);
  });

  it('read an endless history page by page', async () => {
    await openContest(world);
    const pupil = await world.pupil();
    for (let played = 0; played < 21; played += 1) await play(world, pupil, [true]);
    const first = await resultsOf(pupil);
    expect(first.history).toHaveLength(20);
    const second = await resultsOf(pupil, { before: first.nextBefore ?? 0 });
    expect([second.history.length, second.nextBefore]).toEqual([1, null]);
    expect(second.history[0]?.id).toBeLessThan(first.history.at(-1)?.id ?? 0);
  });

  it('are those of the last contest where none is open, and empty where there was none', async () => {
    const pupil = await world.pupil();
    expect(await resultsOf(pupil)).toMatchObject({ contest: null, bests: [], topThree: [], rank: null });
    const id = await openContest(world);
    await play(world, pupil, times(2));
    await secondsLater(world, 2 * DAY, pupil);
    const results = await resultsOf(pupil);
    expect([results.contest?.id, results.contest?.state, results.rank]).toEqual([id, 'ended', 1]);
  });
});

describe('competitions', () => {
  it('list what began, newest first, with one’s own standing and nobody else’s', async () => {
    await recordFirstContest(world.deps);
    const id = await openContest(world);
    await openContest(world, { startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-02T00:00:00.000Z' });
    const [first, second, trained] = [await world.pupil({ grade: 5 }), await world.pupil(), await world.pupil()];
    await play(world, first, times(5));
    await play(world, second, times(2));
    await play(world, trained, times(2), { mode: 'regular' });
    const { name, competitions } = await competitionsOf(second);
    expect(name).toBe(second.name);
    expect(competitions.map((each) => each.state)).toEqual(['open', 'closed']);
    expect(competitions[0]).toMatchObject({
      id,
      rank: 2,
      score: 2,
      accuracy: 100,
      participants: 2,
      tookPart: true,
      grade: 4,
    });
    expect(competitions[0]?.winners).toEqual([]);
    expect((await competitionsOf(trained)).competitions[0]).toMatchObject({
      ...{ rank: null, score: null, participants: 2, tookPart: true },
    });
    expect((await competitionsOf(await world.pupil())).competitions[0]).toMatchObject({
      ...{ rank: null, tookPart: false, grade: null },
    });
  });

  it('keep the grade in which they were played, for the certificate', async () => {
    await openContest(world);
    const pupil = await world.pupil({ grade: 5 });
    await play(world, pupil, times(2));
    await world.deps.db.updateTable('students').set({ grade: 6 }).where('id', '=', pupil.id).execute();
    expect((await competitionsOf(pupil)).competitions[0]?.grade).toBe(5);
  });

  it('tell winners of the same first name apart', async () => {
    const id = await openContest(world);
    const teacher = await world.teacher();
    const twins = [await world.pupil({ name: 'راشد محمد الدوسري' }), await world.pupil({ name: 'راشد سعد القحطاني' })];
    for (const pupil of twins) await play(world, pupil, times(3));
    await secondsLater(world, 2 * DAY, teacher, ...twins);
    const winners = twins.map((pupil) => pupil.id);
    await teacher.agent.call('POST /api/admin/contests/:id/close', { params: { id }, body: { winners } });
    const named = (await competitionsOf(twins[0] as Pupil)).competitions[0]?.winners;
    expect(named?.map(({ name }) => name)).toEqual(['راشد م.', 'راشد س.']);
  });

  it('name the winner by first name once staff have', async () => {
    const id = await openContest(world);
    const teacher = await world.teacher();
    const [winner, other] = [await world.pupil({ name: 'راشد محمد الدوسري' }), await world.pupil()];
    await play(world, winner, times(3));
    await secondsLater(world, 2 * DAY, teacher, winner, other);
    await teacher.agent.call('POST /api/admin/contests/:id/close', { params: { id }, body: { winners: [winner.id] } });
    const seenBy = async (who: Pupil) => (await competitionsOf(who)).competitions[0]?.winners;
    expect(await seenBy(winner)).toEqual([{ name: 'راشد', grade: 4, score: 3, isYou: true }]);
    expect(await seenBy(other)).toEqual([{ name: 'راشد', grade: 4, score: 3, isYou: false }]);
  });
});
