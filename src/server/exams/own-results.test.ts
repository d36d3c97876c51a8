import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/ledger/service';
import { auditLines } from '#tests/audit';
import { cellsOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { openContest, play, withQuestions } from '#tests/practice';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

type Pupil = Awaited<ReturnType<World['pupil']>>;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
let pupil: Pupil;
let examId: number;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
  pupil = await agreedPupil(world);
  examId = await madeExam(teacher);
});
afterEach(() => world.close());

const resultsOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/results')).body.exams;
const calculate = ({ agent }: Pupil, id = examId) =>
  agent.call('POST /api/student/results/:id/calculate', { params: { id } });
const send = ({ agent }: Pupil, id = examId) => agent.call('POST /api/student/results/:id/send', { params: { id } });

const graded = async (answers: readonly number[], who = pupil) => {
  await typeCells(teacher, examId, cellsOf(who.id, answers));
  await publish(teacher, examId);
};

const rewardsOf = (studentId: number) =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .select(['rewardType', 'amount', 'isSentToRewards'])
    .where('studentId', '=', studentId)
    .where('rewardSource', '=', 'exam')
    .orderBy('rewardType')
    .orderBy('amount', 'desc')
    .execute();

const changeKey = async (key: readonly number[]) => {
  const call = (version: number, shown: unknown) =>
    teacher.agent.call('POST /api/admin/exams/:id/key', { params: { id: examId }, body: { version, key, shown } });
  const { version } = (await teacher.agent.call('GET /api/admin/exams/:id', { params: { id: examId } })).body;
  const { body } = await call(version, null);
  await call(
    version,
    body.changes.map(({ studentId, after, due }) => ({ studentId, after, due })),
  );
  return body.changes;
};

describe('whose results', () => {
  it('are the own ones alone: another pupil’s are as good as none, by whatever number they are asked for', async () => {
    const other = await agreedPupil(world);
    await graded(RIGHT);
    expect(await resultsOf(other)).toEqual([]);
    for (const ask of [calculate, send]) {
      const refused = await ask(other);
      expect([refused.status, refused.error.code]).toEqual([404, 'exam_result_not_found']);
    }
    expect(await rewardsOf(other.id)).toEqual([]);
    expect(await rewardsOf(pupil.id)).toEqual([]);
  });

  it('are not there before they are published, nor after that was taken back', async () => {
    await typeCells(teacher, examId, cellsOf(pupil.id, RIGHT));
    expect(await resultsOf(pupil)).toEqual([]);
    expect((await calculate(pupil)).status).toBe(404);
    await publish(teacher, examId);
    expect(await resultsOf(pupil)).toHaveLength(1);
    await publish(teacher, examId, false);
    expect(await resultsOf(pupil)).toEqual([]);
    expect((await send(pupil)).status).toBe(404);
  });

  it('are not moved by staff who entered as the pupil', async () => {
    await graded(RIGHT);
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await teacher.agent.call('GET /api/student/results')).status).toBe(200);
    const calculated = await teacher.agent.call('POST /api/student/results/:id/calculate', { params: { id: examId } });
    const seen = await teacher.agent.call('POST /api/student/results/seen');
    expect([calculated.status, seen.status]).toEqual([403, 403]);
  });
});

describe('a result', () => {
  it('shows the parts, what was wrong, the right answer and why', async () => {
    await graded(RIGHT.with(10, 3).with(1, 0));
    const [card] = await resultsOf(pupil);
    expect(card).toMatchObject({ total: 36, truefalse: 18, choice: 8, matching: 10, isNew: true, agreement: null });
    expect(card?.wrong.map(({ number, answer, chosen }) => [number, answer, chosen])).toEqual([
      [2, 0, null],
      [11, 0, 2],
    ]);
    expect(card?.wrong[0]?.explanation).toBe('لأنه هكذا');
    expect(card?.practiceSet).toEqual([]);
  });

  it('is news until it was looked at, and again when its score changed', async () => {
    const news = async () => (await pupil.agent.call('GET /api/student/dashboard')).body.waiting.results;
    expect(await news()).toBe(0);
    await graded(RIGHT.with(10, 3));
    expect(await news()).toBe(1);
    await pupil.agent.call('POST /api/student/results/seen');
    expect(await news()).toBe(0);
    await changeKey(RIGHT.with(10, 3));
    expect(await news()).toBe(1);
    expect((await resultsOf(pupil))[0]).toMatchObject({ total: 40, wrong: [], isNew: true });
  });

  it('stands beside what practice showed', async () => {
    await graded(RIGHT);
    await withQuestions(world);
    await openContest(world);
    await play(world, pupil, [true, true, true, false]);
    expect((await resultsOf(pupil))[0]?.agreement).toEqual({ level: 'medium', exam: 100, practice: 75 });
  });

  it('brings the class’s hardest along once the teacher gives them', async () => {
    await graded(RIGHT.with(10, 3));
    await teacher.agent.call('POST /api/admin/exams/:id/practice', { params: { id: examId }, body: { isOpen: true } });
    expect((await resultsOf(pupil))[0]?.practiceSet.map(({ number }) => number)).toEqual([11]);
  });
});

describe('the reward', () => {
  it('is calculated, sent once and claimed; the ledger agrees', async () => {
    await graded(RIGHT);
    expect((await send(pupil)).error.code).toBe('exam_reward_not_calculated');
    const first = await calculate(pupil);
    expect(first.body).toEqual({ state: 'calculated', coins: 40, points: 75, bonus: 15, sentAt: null });
    expect((await calculate(pupil)).body).toEqual(first.body);
    expect(await rewardsOf(pupil.id)).toEqual([]);
    const sent = await send(pupil);
    expect(sent.body).toMatchObject({ state: 'sent', coins: 40, points: 75, sentAt: world.deps.clock().toISOString() });
    const again = await send(pupil);
    expect([again.status, again.error.code]).toEqual([409, 'exam_reward_sent']);
    const { body } = await pupil.agent.call('GET /api/student/rewards');
    const ofExam = body.groups.find(({ source }) => source === 'exam')?.rewards ?? [];
    for (const { id } of ofExam)
      await pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: id } });
    expect((await resultsOf(pupil))[0]?.reward.state).toBe('claimed');
    expect(await checkLedger(world.deps.db)).toEqual([]);
  });

  it('of a score of nothing is sent, and never called claimed', async () => {
    await graded(RIGHT.map(() => 2));
    await calculate(pupil);
    expect((await send(pupil)).body).toMatchObject({ state: 'sent', coins: 0, points: 0 });
  });

  it('is sent once, of fifty at the same time', async () => {
    await graded(RIGHT.with(0, 2));
    await calculate(pupil);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(pupil)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rewardsOf(pupil.id)).map(({ rewardType, amount }) => [rewardType, amount])).toEqual([
      ['coins', 38],
      ['points', 57],
    ]);
  });

  it('is completed where a corrected key brings a better score, and nothing is taken where it brings a worse', async () => {
    const other = await agreedPupil(world);
    await typeCells(teacher, examId, [...cellsOf(pupil.id, RIGHT.with(10, 3)), ...cellsOf(other.id, RIGHT)]);
    await publish(teacher, examId);
    for (const who of [pupil, other]) {
      await calculate(who);
      await send(who);
    }
    const changes = await changeKey(RIGHT.with(10, 3));
    expect(changes.map(({ studentId, isRewarded, due }) => [studentId, isRewarded, due])).toEqual([
      [pupil.id, true, { coins: 2, points: 18 }],
      [other.id, true, { coins: 0, points: 0 }],
    ]);
    expect((await rewardsOf(pupil.id)).map(({ amount }) => amount)).toEqual([38, 2, 57, 18]);
    expect((await rewardsOf(other.id)).map(({ amount }) => amount)).toEqual([40, 75]);
    expect((await resultsOf(pupil))[0]?.reward).toMatchObject({ coins: 40, points: 75, bonus: 15 });
    await changeKey(RIGHT);
    await changeKey(RIGHT.with(10, 3));
    expect((await rewardsOf(pupil.id)).map(({ amount }) => amount)).toEqual([38, 2, 57, 18]);
    expect(await auditLines(world, 'exam_key_changed')).toHaveLength(3);
  });

  it('is not paid beyond what staff were shown where the pupil sent it meanwhile', async () => {
    await graded(RIGHT.with(10, 3));
    await calculate(pupil);
    const key = { version: 1, key: RIGHT.with(10, 3) };
    const call = (shown: unknown) =>
      teacher.agent.call('POST /api/admin/exams/:id/key', { params: { id: examId }, body: { ...key, shown } });
    const { changes } = (await call(null)).body;
    await send(pupil);
    const refused = await call(changes.map(({ studentId, after, due }) => ({ studentId, after, due })));
    expect(refused.error.code).toBe('exam_regrade_changed');
  });

  it('is completed at the next publishing where answers were corrected meanwhile', async () => {
    await graded(RIGHT.with(10, 3));
    await calculate(pupil);
    await send(pupil);
    await publish(teacher, examId, false);
    await pupil.agent.call('POST /api/student/results/seen');
    await typeCells(teacher, examId, [{ studentId: pupil.id, place: 10, answer: 1, version: 1 }]);
    await publish(teacher, examId);
    expect((await resultsOf(pupil))[0]?.isNew).toBe(true);
    expect((await rewardsOf(pupil.id)).map(({ amount }) => amount)).toEqual([38, 2, 57, 18]);
  });
});
