import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { cellsOf, examFields, gridOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const TEN = ['واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];

/** Three sentences of a mark and a half, no choice, and two to match with ten. */
const smallPaper = () => {
  const fields = examFields({ title: 'قصير' });
  const [one, two, three] = fields.questions;
  const matching = fields.questions.slice(-2).map((question) => ({ ...question, answer: 9 }));
  return {
    ...fields,
    matchingOptions: TEN,
    marks: { truefalse: 1.5, choice: 2, matching: 4 },
    questions: [one, two, three, ...matching].filter((question) => question !== undefined),
  };
};
const make = (body: ReturnType<typeof smallPaper>) => teacher.agent.call('POST /api/admin/exams', { body });
const stored = (examId: number) =>
  world.deps.db.selectFrom('exam_corrections').selectAll().where('examId', '=', examId).executeTakeFirstOrThrow();

describe('a paper of its own shape', () => {
  it('is graded by its marks, shown with its total, and worth its share of forty', async () => {
    const pupil = await agreedPupil(world);
    const { id, shape } = (await make(smallPaper())).body;
    expect(shape.matching).toEqual({ questions: 2, marks: 4 });
    await typeCells(teacher, id, cellsOf(pupil.id, [1, 1, 2, 10, 10]));
    expect(await stored(id)).toMatchObject({ answers: '112aa', totalScore: 11, truefalseScore: 3, matchingScore: 8 });
    await publish(teacher, id);
    const { exams } = (await pupil.agent.call('GET /api/student/results')).body;
    expect(exams).toMatchObject([{ total: 11, truefalse: 3, choice: 0, matching: 8 }]);
    const params = { id };
    const reward = (await pupil.agent.call('POST /api/student/results/:id/calculate', { params })).body;
    expect(reward).toMatchObject({ coins: 35, points: 53, bonus: 0 });
    const { exams: listed } = (await teacher.agent.call('GET /api/admin/exams', { query: {} })).body;
    expect(listed).toMatchObject([{ average: 11, full: 0, graded: 1 }]);
  });

  it('counts halves', async () => {
    const pupil = await agreedPupil(world);
    const { id } = (await make(smallPaper())).body;
    await typeCells(teacher, id, cellsOf(pupil.id, [1, 2, 2, 0, 33]));
    expect(await stored(id)).toMatchObject({ answers: '1220x', totalScore: 1.5 });
    const { exams } = (await teacher.agent.call('GET /api/admin/exams', { query: {} })).body;
    expect(exams).toMatchObject([{ average: 1.5 }]);
  });

  it('takes another key where a score is then a half', async () => {
    const pupil = await agreedPupil(world);
    const { id, version } = (await make(smallPaper())).body;
    await typeCells(teacher, id, cellsOf(pupil.id, [1, 1, 2, 10, 10]));
    const corrections = [null, null, 'الصواب'];
    const change = (shown: unknown) =>
      teacher.agent.call('POST /api/admin/exams/:id/key', {
        params: { id },
        body: { version, key: [1, 1, 2, 10, 10], corrections, shown },
      });
    const { changes } = (await change(null)).body;
    expect(changes).toMatchObject([{ before: 11, after: 12.5 }]);
    const applied = await change(changes.map(({ studentId, after, due }) => ({ studentId, after, due })));
    expect(applied.body).toMatchObject({ isApplied: true });
    expect(await stored(id)).toMatchObject({ totalScore: 12.5, truefalseScore: 4.5 });
  });

  it('has at least one question, no more than sixty, in the order of the parts, and marks in halves', async () => {
    const paper = smallPaper();
    expect((await make({ ...paper, questions: [] })).status).toBe(400);
    expect((await make({ ...paper, questions: paper.questions.toReversed() })).error.code).toBe('exam_incomplete');
    for (const truefalse of [0, 0.25, 21]) {
      const { error } = await make({ ...paper, marks: { ...paper.marks, truefalse } });
      expect(error.fields).toHaveProperty('marks/truefalse');
    }
    expect((await make({ ...paper, matchingOptions: TEN.slice(0, 1) })).error.code).toBe('exam_incomplete');
  });

  it('refuses a cell and an answer that it does not have', async () => {
    const pupil = await agreedPupil(world);
    const { id } = (await make(smallPaper())).body;
    for (const cell of [
      { place: 5, answer: 1 },
      { place: 0, answer: 3 },
      { place: 3, answer: 11 },
    ])
      expect((await typeCells(teacher, id, [{ studentId: pupil.id, version: 0, ...cell }])).status).toBe(422);
  });

  it('grows and shrinks while nothing was typed, papers of the absent too; afterwards its shape is fixed', async () => {
    const pupil = await agreedPupil(world);
    const { id, version } = (await make(smallPaper())).body;
    const params = { id };
    await teacher.agent.call('POST /api/admin/exams/:id/absent', {
      params,
      body: { studentId: pupil.id, isAbsent: true },
    });
    const { title, date, matchingOptions, marks, questions } = smallPaper();
    const edit = (fields: object) =>
      teacher.agent.call('PUT /api/admin/exams/:id', {
        params,
        body: { title, date, matchingOptions, marks, questions, version, ...fields },
      });
    expect((await edit({ questions: questions.slice(0, 3) })).body.questions).toHaveLength(3);
    expect((await gridOf(teacher, id)).sheets).toMatchObject([{ answers: '---', isAbsent: true }]);
    await teacher.agent.call('POST /api/admin/exams/:id/absent', {
      params,
      body: { studentId: pupil.id, isAbsent: false },
    });
    const [first] = (await gridOf(teacher, id)).sheets;
    const versionOfCell = first?.versions[0] ?? 0;
    await typeCells(teacher, id, [{ studentId: pupil.id, place: 0, answer: 1, version: versionOfCell }]);
    const again = { version: version + 1, questions: questions.slice(0, 3) };
    expect((await edit({ ...again, marks: { ...marks, truefalse: 3 } })).error.code).toBe('exam_graded');
    expect((await edit({ ...again, title: 'اسم آخر' })).status).toBe(200);
    expect(await auditLines(world, 'exam_edited')).toHaveLength(2);
  });

  it('stands beside the board of exams, which asks for papers of the specified one', async () => {
    const pupil = await agreedPupil(world);
    const older = await madeExam(teacher, { date: '2026-01-20' });
    await typeCells(teacher, older, cellsOf(pupil.id, RIGHT));
    await publish(teacher, older);
    const { id } = (await make(smallPaper())).body;
    await typeCells(teacher, id, cellsOf(pupil.id, [1, 1, 1, 10, 10]));
    await publish(teacher, id);
    const { listPublishedExams } = await import('./service.ts');
    expect((await listPublishedExams(world.deps.db)).map((exam) => exam.id)).toEqual([older]);
  });
});

describe('a table of answers', () => {
  const HEAD = ['رقم البطاقة', 'الاسم', 'رقم الهوية', '1', '2', '3', '4', '5'];
  const look = (id: number, rows: string[][]) =>
    teacher.agent.call('POST /api/admin/exams/:id/import', { params: { id }, body: { rows, seen: null } });

  it('names its pupils by card, by name or by national number, and says where they differ', async () => {
    const pupils = [await agreedPupil(world), await agreedPupil(world), await agreedPupil(world)];
    const [card, named, national] = pupils.map(({ id, name, loginId }) => ({ id: String(id), name, loginId }));
    const number = '1000000388';
    const admin = await world.admin();
    await admin.agent.call('PUT /api/admin/students/:studentId/national-number', {
      params: { studentId: Number(national?.id) },
      body: { number },
    });
    const { id } = (await make(smallPaper())).body;
    const answers = ['1', '2', '1', 'ي', '✗'];
    const rows = [
      HEAD,
      [String(card?.loginId), '', '', ...answers],
      ['', named?.name ?? '', '•••••••388', ...answers],
      ['', '', number, ...answers],
      [card?.id ?? '', named?.name ?? '', '', ...answers],
      ['', '', '1000000001', ...answers],
      ['', '', '', ...answers],
    ];
    const { body } = await look(id, rows);
    expect(body.rows.slice(0, 3).map(({ name, total }) => [name, total])).toEqual(
      [card, named, national].map((pupil) => [pupil?.name, 7]),
    );
    expect(body.rows.slice(3).map(({ faults }) => faults.length)).toEqual([1, 1, 1]);
    const [saved] = [
      await teacher.agent.call('POST /api/admin/exams/:id/import', {
        params: { id },
        body: { rows: rows.slice(0, 4), seen: body.seen },
      }),
    ];
    expect(saved.body).toMatchObject({ isSaved: true, papers: 3 });
    expect((await gridOf(teacher, id)).sheets.map((sheet) => sheet.answers)).toEqual(['121ax', '121ax', '121ax']);
  });
});
