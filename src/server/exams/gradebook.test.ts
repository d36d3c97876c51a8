import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { termFields } from '#tests/calendar';
import { cellsOf, examFields, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
let term: number;
let day: string;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
  const fields = termFields();
  day = fields.start;
  const body = { ...fields, requestKey: examFields().requestKey };
  term = (await teacher.agent.call('POST /api/admin/school-terms', { body })).body.id;
});
afterEach(() => world.close());

const book = async (query: { grade: 4 | 5; term?: number } = { grade: 4 }) =>
  (await teacher.agent.call('GET /api/admin/gradebook', { query })).body;
const weigh = (weights: readonly (readonly [examId: number, weight: number])[]) =>
  teacher.agent.call('PUT /api/admin/gradebook/weights', {
    body: { grade: 4, term, weights: weights.map(([examId, weight]) => ({ examId, weight })) },
  });
const makeup = (id: number, studentId: number, isPublished: boolean) => {
  const params = { id };
  if (!isPublished)
    return teacher.agent.call('POST /api/admin/exams/:id/makeup', { params, body: { studentId, isOpen: true } });
  return teacher.agent.call('POST /api/admin/exams/:id/makeup/publish', { params, body: { studentId, isPublished } });
};
/** So many right answers from the first on. */
const right = (count: number) => RIGHT.map((answer, place) => (place < count ? answer : 0));

const twoExams = async () => {
  const [there, ill] = [await agreedPupil(world), await agreedPupil(world)];
  const first = await madeExam(teacher, { title: 'الأول', date: day });
  const second = await madeExam(teacher, { title: 'الثاني', date: day });
  for (const [id, count] of [
    [first, 15],
    [second, 20],
  ] as const)
    await typeCells(teacher, id, cellsOf(there.id, right(count)));
  await typeCells(teacher, second, cellsOf(ill.id, right(10)));
  await teacher.agent.call('POST /api/admin/exams/:id/absent', {
    params: { id: first },
    body: { studentId: ill.id, isAbsent: true },
  });
  for (const id of [first, second]) await publish(teacher, id);
  return { there, ill, first, second };
};

describe('a gradebook', () => {
  it('is the staff’s alone', async () => {
    const pupil = await agreedPupil(world);
    expect((await pupil.agent.call('GET /api/admin/gradebook', { query: { grade: 4 } })).status).toBe(403);
    const body = { grade: 4 as const, term };
    expect((await pupil.agent.call('POST /api/admin/gradebook/list', { body })).status).toBe(403);
    expect((await teacher.agent.call('POST /api/admin/gradebook/list/whole', { body })).status).toBe(403);
  });

  it('has the published exams of its term, what each reached, and who was away or sat later', async () => {
    const { there, ill, first, second } = await twoExams();
    const draft = await madeExam(teacher, { title: 'مسودة', date: day });
    const other = await madeExam(teacher, { title: 'قبل الفصل', date: '2020-01-01' });
    await typeCells(teacher, other, cellsOf(there.id, RIGHT));
    await publish(teacher, other);
    const { exams, pupils, isWeighed } = await book();
    expect(exams.map(({ id }) => id)).toEqual([first, second]);
    expect(exams.map(({ id }) => id)).not.toContain(draft);
    expect(isWeighed).toBe(false);
    const rowOf = (id: number) => pupils.find(({ studentId }) => studentId === id);
    expect(rowOf(there.id)).toMatchObject({ reached: 87.5, of: 100 });
    expect(rowOf(ill.id)).toMatchObject({ reached: 25, of: 50 });
    expect(rowOf(ill.id)?.marks).toEqual([
      { score: null, state: 'absent' },
      { score: 20, state: 'sat' },
    ]);

    await makeup(first, ill.id, false);
    await typeCells(teacher, first, cellsOf(ill.id, RIGHT));
    const typed = (await book()).pupils.find(({ studentId }) => studentId === ill.id);
    expect(typed).toMatchObject({ reached: 25, of: 50 });
    await makeup(first, ill.id, true);
    const shown = (await book()).pupils.find(({ studentId }) => studentId === ill.id);
    expect(shown?.marks[0]).toEqual({ score: 40, state: 'makeup' });
    expect(shown).toMatchObject({ reached: 75, of: 100 });
    expect((await book({ grade: 5 })).exams).toEqual([]);
  });

  it('weighs as staff set it, and what does not make a hundred is refused', async () => {
    const { there, first, second } = await twoExams();
    const refused = await weigh([
      [first, 50],
      [second, 49],
    ]);
    expect([refused.status, refused.error.code]).toEqual([422, 'exam_weights_sum']);
    expect(refused.error.fields).toEqual({ weights: 'مجموعها ٩٩' });
    expect((await weigh([[first, 100]])).error.code).toBe('exam_weights_changed');
    const wanted = [
      [first, 20],
      [second, 80],
    ] as const;
    for (const _ of wanted) expect((await weigh(wanted)).status).toBe(200);
    const { isWeighed, pupils } = await book({ grade: 4, term });
    expect(isWeighed).toBe(true);
    expect(pupils.find(({ studentId }) => studentId === there.id)).toMatchObject({ reached: 95, of: 100 });
    expect(await auditLines(world, 'exam_weights_set')).toHaveLength(1);
    // Another exam weighs nothing yet: until it does, all weigh alike.
    const third = await madeExam(teacher, { title: 'الثالث', date: day });
    await typeCells(teacher, third, cellsOf(there.id, RIGHT));
    await publish(teacher, third);
    expect((await book()).isWeighed).toBe(false);
  });

  it('equals a recount of every paper by hand', async () => {
    const { first, second } = await twoExams();
    await weigh([
      [first, 30],
      [second, 70],
    ]);
    const rows = await world.deps.db.selectFrom('exam_corrections').selectAll().execute();
    for (const { studentId, reached, of } of (await book()).pupils) {
      const sat = rows.filter((row) => row.studentId === studentId && row.isComplete === 1);
      const weightOf = (examId: number) => (examId === first ? 30 : 70);
      const points = sat.map((row) => {
        const correct = [...row.answers].filter((answer) => answer === '1').length;
        return (correct / 20) * weightOf(row.examId);
      });
      expect(reached).toBeCloseTo(
        points.reduce((sum, each) => sum + each, 0),
        1,
      );
      expect(of).toBe(sat.reduce((sum, row) => sum + weightOf(row.examId), 0));
    }
  });

  it('of no such term is refused', async () => {
    const { status, error } = await teacher.agent.call('GET /api/admin/gradebook', { query: { grade: 4, term: 999 } });
    expect([status, error.code]).toEqual([404, 'exam_term_not_found']);
  });
});

describe('the list', () => {
  it('has the last digits of national numbers for admins, the whole after the password, and each is written down', async () => {
    const { there } = await twoExams();
    const admin = await world.admin();
    const number = '1000000388';
    await admin.agent.call('PUT /api/admin/students/:studentId/national-number', {
      params: { studentId: there.id },
      body: { number },
    });
    const body = { grade: 4 as const, term };
    expect((await teacher.agent.call('POST /api/admin/gradebook/list', { body })).body.numbers).toEqual([]);
    const { numbers } = (await admin.agent.call('POST /api/admin/gradebook/list', { body })).body;
    expect(numbers).toEqual([{ studentId: there.id, number: '•••••••388' }]);
    expect(await auditLines(world, 'exam_gradebook_exported')).toHaveLength(2);
    const whole = await admin.agent.call('POST /api/admin/gradebook/list/whole', { body });
    expect(whole.body.numbers).toEqual([{ studentId: there.id, number }]);
    expect(await auditLines(world, 'national_number_shown')).toHaveLength(1);
  });
});

describe('the results of one exam', () => {
  it('have the score of each, the change since the exam before and the weakest part', async () => {
    const { there, ill, first, second } = await twoExams();
    const { body } = await teacher.agent.call('GET /api/admin/exams/:id/pupils', { params: { id: second } });
    const of = (id: number) => body.pupils.find(({ studentId }) => studentId === id);
    const sat = (score: number) => ({ score, state: 'sat' });
    expect(body).toMatchObject({
      grade: 4,
      exams: [{ id: first }, { id: second, title: 'الثاني', date: day, max: 40 }],
    });
    expect(of(there.id)).toMatchObject({ marks: [sat(30), sat(40)], percent: 100, change: 25, weakest: null });
    expect(of(ill.id)).toMatchObject({
      marks: [{ score: null }, sat(20)],
      percent: 50,
      change: null,
      weakest: 'choice',
    });
  });
});
