import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REVIEW_BACK_PERCENT, REVIEW_BACK_QUESTIONS } from '#domain/penalties/ways-back';
import { checkLedger } from '#server/ledger/service';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { openContest, play } from '#tests/practice';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

type Pupil = Awaited<ReturnType<typeof agreedPupil>>;

let world: World;
let teacher: Agent;
let pupil: Pupil;
beforeEach(async () => {
  world = await startWorld({ gifts: ['questions', 'quran'] });
  teacher = (await world.teacher()).agent;
  await openContest(world);
  pupil = await agreedPupil(world);
});
afterEach(() => world.close());

const punish = (studentId: number) =>
  teacher.call('POST /api/admin/penalties/logs', {
    body: {
      studentIds: [studentId],
      incident: { type: 'late', minutesLate: 100 },
      logDate: '2026-02-01',
      requestKey: randomUUID(),
    },
  });
const penaltyOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/conduct')).body.penalties[0];
const set = (review: number, drill: number, agent = teacher) =>
  agent.call('PUT /api/admin/penalties/ways-back', { body: { review, drill } });
const daysTo = (expiresAt: string | undefined): number =>
  Math.round((Date.parse(expiresAt ?? '') - world.deps.clock().getTime()) / (24 * 60 * 60 * 1000));
const review = (right: number, wrong: number, player = pupil) =>
  play(world, player, [...Array(right).fill(true), ...Array(wrong).fill(false)], { mode: 'regular' });

const WORDS = [0, 3];
/** A hearing leaves the pupil two words to drill; answers the way to drill one. */
const wrongWords = async () => {
  const hearing = { studentId: pupil.id, textId: 4, requestKey: randomUUID() };
  const { body } = await teacher.call('POST /api/admin/tracking/hearings', { body: hearing });
  const marks = WORDS.map((position) => ({ key: randomUUID(), position, action: 'incorrect' as const }));
  await teacher.call('POST /api/admin/tracking/hearings/:id/marks', { params: { id: body.id }, body: { marks } });
  return (position: number) =>
    pupil.agent.call('POST /api/student/drill/answers', { body: { textId: 4, position, answer: 'good' } });
};

describe('a penalty', () => {
  it('is shortened by nobody else’s review, and by none where there is no penalty', async () => {
    const classmate = await agreedPupil(world);
    await punish(pupil.id);
    await review(20, 0, classmate);
    expect(await penaltyOf(classmate)).toBeUndefined();
    expect(daysTo((await penaltyOf(pupil))?.expiresAt)).toBe(7);
    expect(await world.deps.db.selectFrom('penalty_ways_back').selectAll().execute()).toEqual([]);
  });

  it('ends two days sooner by a review of twenty questions at eighty percent, once, and says so everywhere', async () => {
    expect([REVIEW_BACK_QUESTIONS, REVIEW_BACK_PERCENT]).toEqual([20, 80]);
    await punish(pupil.id);
    await review(19, 0);
    await review(15, 5);
    expect((await penaltyOf(pupil))?.waysBack).toEqual([
      { way: 'review', days: 2, isTaken: false },
      { way: 'drill', days: 1, isTaken: false },
    ]);
    const heard: unknown[] = [];
    world.deps.live.listen(({ topic }) => heard.push(topic));
    await review(16, 4);
    expect(heard).toContain('penalties');
    const shortened = await penaltyOf(pupil);
    expect(daysTo(shortened?.expiresAt)).toBe(5);
    expect(shortened?.waysBack[0]).toEqual({ way: 'review', days: 2, isTaken: true });
    await review(20, 0);
    expect((await penaltyOf(pupil))?.expiresAt).toBe(shortened?.expiresAt);
    const { lines } = (await pupil.agent.call('GET /api/student/ledger')).body;
    expect(lines.filter(({ reason }) => reason === 'way_back')).toMatchObject([
      { points: 0, coins: 0, note: 'مراجعة الأسئلة: تقصر مدتها يومين' },
    ]);
    expect(await auditLines(world, 'penalty_shortened')).toHaveLength(1);
    expect(await checkLedger(world.deps.db)).toEqual([]);
  });

  it('ends sooner by a drill of the own words', async () => {
    await punish(pupil.id);
    const answer = await wrongWords();
    await answer(0);
    expect(daysTo((await penaltyOf(pupil))?.expiresAt)).toBe(7);
    await answer(3);
    await answer(3);
    expect(daysTo((await penaltyOf(pupil))?.expiresAt)).toBe(6);
  });

  it('ends at once where more is taken off than is left, and its clearing is refused then', async () => {
    await set(6, 6);
    await punish(pupil.id);
    await review(20, 0);
    const answer = await wrongWords();
    for (const position of WORDS) await answer(position);
    const penalty = await penaltyOf(pupil);
    expect(penalty).toMatchObject({ status: 'ended', expiresAt: world.deps.clock().toISOString() });
    const clearing = await teacher.call('POST /api/admin/penalties/:id/clear', { params: { id: penalty?.id } });
    expect(clearing.error.code).toBe('penalty_not_active');
  });
});

describe('what staff set', () => {
  it('is theirs alone, within a week, and 0 offers the way no more', async () => {
    expect((await set(1, 1, pupil.agent)).status).toBe(403);
    expect((await set(7, 0)).status).toBe(400);
    expect((await set(-1, 0)).status).toBe(400);
    expect((await set(0, 3)).body).toEqual({ review: 0, drill: 3 });
    await set(0, 3);
    expect(await auditLines(world, 'ways_back_changed')).toHaveLength(1);
    await punish(pupil.id);
    await review(20, 0);
    const penalty = await penaltyOf(pupil);
    expect(penalty?.waysBack).toEqual([{ way: 'drill', days: 3, isTaken: false }]);
    expect(daysTo(penalty?.expiresAt)).toBe(7);
    const { body } = await teacher.call('GET /api/admin/penalties', { query: {} });
    expect(body.waysBack).toEqual({ review: 0, drill: 3 });
  });
});
