import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/ledger/service';
import { auditLines } from '#tests/audit';
import { cellsOf, gridOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

type Pupil = Awaited<ReturnType<World['pupil']>>;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
let ill: Pupil;
let there: Pupil;
let examId: number;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
  [ill, there] = [await agreedPupil(world), await agreedPupil(world)];
  examId = await madeExam(teacher);
  const body = { studentId: ill.id, isAbsent: true };
  await teacher.agent.call('POST /api/admin/exams/:id/absent', { params: { id: examId }, body });
  await typeCells(teacher, examId, cellsOf(there.id, RIGHT));
});
afterEach(() => world.close());

const makeup = (isOpen: boolean, studentId = ill.id, { agent } = teacher) =>
  agent.call('POST /api/admin/exams/:id/makeup', { params: { id: examId }, body: { studentId, isOpen } });
const release = (isPublished: boolean, studentId = ill.id, { agent } = teacher) =>
  agent.call('POST /api/admin/exams/:id/makeup/publish', { params: { id: examId }, body: { studentId, isPublished } });
const resultsOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/results')).body;
const calculate = ({ agent }: Pupil) =>
  agent.call('POST /api/student/results/:id/calculate', { params: { id: examId } });
const send = ({ agent }: Pupil) => agent.call('POST /api/student/results/:id/send', { params: { id: examId } });
const sheetOf = async (studentId: number) =>
  (await gridOf(teacher, examId)).sheets.find((sheet) => sheet.studentId === studentId);
const sentTo = (studentId: number) =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .select(['rewardType', 'amount'])
    .where('studentId', '=', studentId)
    .where('rewardSource', '=', 'exam')
    .orderBy('rewardType')
    .orderBy('amount', 'desc')
    .execute();

describe('a make-up', () => {
  it('is no pupil’s to open, to show, or to see of another', async () => {
    await publish(teacher, examId);
    for (const ask of [makeup, release]) expect((await ask(true, ill.id, ill as never)).status).toBe(403);
    await makeup(true);
    await typeCells(teacher, examId, cellsOf(ill.id, RIGHT));
    await release(true);
    const stranger = await agreedPupil(world);
    expect(await resultsOf(stranger)).toEqual({ exams: [], missed: [] });
    expect((await calculate(stranger)).error.code).toBe('exam_result_not_found');
  });

  it('is told to who was away, typed after the exam was published, and shown by itself', async () => {
    expect((await resultsOf(ill)).missed).toEqual([]);
    await publish(teacher, examId);
    const missed = { id: examId, title: 'اختبار الوحدة الأولى', date: '2026-02-01' };
    expect(await resultsOf(ill)).toEqual({ exams: [], missed: [{ ...missed, hasMakeup: false }] });
    expect((await typeCells(teacher, examId, cellsOf(ill.id, RIGHT))).error.code).toBe('exam_published');

    expect((await makeup(true)).body).toMatchObject({ studentId: ill.id, makeup: 'open', isAbsent: false });
    await typeCells(teacher, examId, cellsOf(ill.id, RIGHT.with(10, 3)));
    expect(await resultsOf(ill)).toEqual({ exams: [], missed: [{ ...missed, hasMakeup: true }] });
    expect((await calculate(ill)).status).toBe(404);

    expect((await release(true)).body.makeup).toBe('published');
    const { exams, missed: none } = await resultsOf(ill);
    expect(exams).toMatchObject([{ id: examId, total: 38, isNew: true }]);
    expect(none).toEqual([]);
    expect((await resultsOf(there)).exams).toMatchObject([{ total: 40 }]);
    expect((await typeCells(teacher, examId, cellsOf(ill.id, [2], 1))).error.code).toBe('exam_published');
    expect((await gridOf(teacher, examId)).exam.publishedAt).not.toBeNull();
  });

  it('is worth what another paper is, once, however often it is opened and shown', async () => {
    await publish(teacher, examId);
    for (const isOpen of [true, true]) expect((await makeup(isOpen)).status).toBe(200);
    await typeCells(teacher, examId, cellsOf(ill.id, RIGHT.with(10, 3)));
    for (const isPublished of [true, true]) expect((await release(isPublished)).status).toBe(200);
    await calculate(ill);
    expect((await send(ill)).body).toMatchObject({ coins: 38, points: 57 });
    expect((await send(ill)).error.code).toBe('exam_reward_sent');
    // A slip of the teacher's is mended: what is better is paid besides, and nothing twice.
    await release(false);
    expect((await resultsOf(ill)).exams).toEqual([]);
    const version = (await sheetOf(ill.id))?.versions[10] ?? 0;
    await typeCells(teacher, examId, [{ studentId: ill.id, place: 10, answer: 1, version }]);
    await release(true);
    await release(false);
    await release(true);
    expect(await sentTo(ill.id)).toEqual([
      { rewardType: 'coins', amount: 38 },
      { rewardType: 'coins', amount: 2 },
      { rewardType: 'points', amount: 57 },
      { rewardType: 'points', amount: 18 },
    ]);
    expect(await sentTo(there.id)).toEqual([]);
    expect(await checkLedger(world.deps.db)).toEqual([]);
    const lines = await Promise.all(
      (['exam_makeup_opened', 'exam_makeup_published', 'exam_makeup_unpublished'] as const).map((action) =>
        auditLines(world, action),
      ),
    );
    expect(lines.map(({ length }) => length)).toEqual([1, 3, 2]);
  });

  it('is for who has no paper of a published exam', async () => {
    expect((await makeup(true)).error.code).toBe('exam_makeup_early');
    await publish(teacher, examId);
    expect((await makeup(true, there.id)).error.code).toBe('exam_makeup_sat');
    expect((await makeup(true, 4_711)).error.code).toBe('exam_cell_impossible');
    expect((await release(true)).error.code).toBe('exam_makeup_closed');
    const newcomer = await agreedPupil(world);
    expect((await makeup(true, newcomer.id)).body.makeup).toBe('open');
    await typeCells(teacher, examId, cellsOf(newcomer.id, [1]));
    expect((await release(true, newcomer.id)).error.code).toBe('exam_makeup_unfinished');
    expect((await makeup(false, newcomer.id)).error.code).toBe('exam_sheet_changed');
  });

  it('that nobody sat is closed, and its pupil absent as before', async () => {
    await publish(teacher, examId);
    await makeup(true);
    expect((await makeup(false)).body).toMatchObject({ makeup: null, isAbsent: true });
    expect((await resultsOf(ill)).missed).toMatchObject([{ hasMakeup: false }]);
  });

  it('is none any more of who is absent after all, once the exam was taken back', async () => {
    await publish(teacher, examId);
    await makeup(true);
    await publish(teacher, examId, false);
    const body = { studentId: ill.id, isAbsent: true };
    await teacher.agent.call('POST /api/admin/exams/:id/absent', { params: { id: examId }, body });
    await publish(teacher, examId);
    expect(await sheetOf(ill.id)).toMatchObject({ isAbsent: true, makeup: null });
    expect((await resultsOf(ill)).missed).toMatchObject([{ hasMakeup: false }]);
    expect((await typeCells(teacher, examId, cellsOf(ill.id, RIGHT))).error.code).toBe('exam_published');
  });

  it('that is taken back is not paid for by another key before it is shown again', async () => {
    await publish(teacher, examId);
    await makeup(true);
    await typeCells(teacher, examId, cellsOf(ill.id, RIGHT.with(10, 3)));
    await release(true);
    await calculate(ill);
    await send(ill);
    await release(false);
    const { version } = (await gridOf(teacher, examId)).exam;
    const change = (shown: unknown) =>
      teacher.agent.call('POST /api/admin/exams/:id/key', {
        params: { id: examId },
        body: { version, key: RIGHT.with(10, 3), shown },
      });
    const { changes } = (await change(null)).body;
    await change(changes.map(({ studentId, after, due }) => ({ studentId, after, due })));
    expect(await sentTo(ill.id)).toHaveLength(2);
    await release(true);
    expect(await sentTo(ill.id)).toHaveLength(4);
  });

  it('keeps nobody from publishing the others again', async () => {
    await publish(teacher, examId);
    await makeup(true);
    await typeCells(teacher, examId, cellsOf(ill.id, [1]));
    await publish(teacher, examId, false);
    expect((await publish(teacher, examId)).status).toBe(200);
    expect((await resultsOf(ill)).missed).toMatchObject([{ hasMakeup: true }]);
    const { body } = await typeCells(teacher, examId, [{ studentId: ill.id, place: 1, answer: 1, version: 0 }]);
    expect(body.cells).toMatchObject([{ isConflict: false }]);
  });
});
