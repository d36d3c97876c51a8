import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { cellsOf, gridOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

type Staff = Awaited<ReturnType<World['teacher']>>;

let world: World;
let teacher: Staff;
let examId: number;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
  examId = await madeExam(teacher);
});
afterEach(() => world.close());

const sheetOf = async (studentId: number, staff = teacher) =>
  (await gridOf(staff, examId)).sheets.find((sheet) => sheet.studentId === studentId);
const stored = (studentId: number) =>
  world.deps.db
    .selectFrom('exam_corrections')
    .selectAll()
    .where('examId', '=', examId)
    .where('studentId', '=', studentId)
    .executeTakeFirst();

describe('who may', () => {
  it('is staff alone: a pupil neither reads the key nor types an answer', async () => {
    const pupil = await agreedPupil(world);
    const params = { id: examId };
    for (const key of ['GET /api/admin/exams/:id', 'GET /api/admin/exams/:id/grid'] as const)
      expect((await pupil.agent.call(key, { params })).status).toBe(403);
    expect((await typeCells(pupil, examId, cellsOf(pupil.id, [1]))).status).toBe(403);
    expect(await stored(pupil.id)).toBeUndefined();
  });
});

describe('a grid', () => {
  it('has every pupil of the grade and nobody else, and no demo pupil', async () => {
    const own = await world.student();
    await world.student({ grade: 5 });
    const grid = await gridOf(teacher, examId);
    expect(grid.sheets.map(({ studentId }) => studentId)).toEqual([own.id]);
    expect(grid.sheets[0]).toMatchObject({ answers: '-'.repeat(20), isAbsent: false });
    expect(grid.questions).toHaveLength(20);
  });

  it('of a section has its pupils alone, also those whose paper is typed', async () => {
    const [own, other] = [await world.student(), await world.student()];
    await world.deps.db.updateTable('students').set({ classId: 'ب' }).where('id', '=', other.id).execute();
    for (const { id } of [own, other]) await typeCells(teacher, examId, cellsOf(id, RIGHT));
    const of = async (section: string) => {
      const input = { params: { id: examId }, query: { section } };
      const { sheets } = (await teacher.agent.call('GET /api/admin/exams/:id/grid', input)).body;
      return sheets.map((sheet) => [sheet.studentId, sheet.section, sheet.answers]);
    };
    expect(await of('ب')).toEqual([[other.id, 'ب', '1'.repeat(20)]]);
    expect(await of('ج')).toEqual([]);
    expect((await gridOf(teacher, examId)).sheets).toHaveLength(2);
  });

  it('keeps the paper of a pupil who went to another grade', async () => {
    const pupil = await world.student();
    await typeCells(teacher, examId, cellsOf(pupil.id, RIGHT));
    await world.deps.db.updateTable('students').set({ grade: 5 }).where('id', '=', pupil.id).execute();
    expect(await sheetOf(pupil.id)).toMatchObject({ name: pupil.name, answers: '1'.repeat(20) });
    const [cell] = cellsOf(pupil.id, [2], 1);
    expect((await typeCells(teacher, examId, [cell as never])).body.cells[0]?.isConflict).toBe(false);
  });
});

describe('typed answers', () => {
  it('are kept as they come, with a running score, and leave a line in the log when a paper is whole', async () => {
    const pupil = await world.student();
    const first = await typeCells(teacher, examId, cellsOf(pupil.id, [1, 2, 0]));
    expect(first.body.cells.map(({ answer, version }) => [answer, version])).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
    expect(await stored(pupil.id)).toMatchObject({ totalScore: 2, isComplete: 0, wrongAnswers: '[]' });
    expect(await auditLines(world, 'exam_paper_graded')).toHaveLength(0);
    await typeCells(teacher, examId, cellsOf(pupil.id, RIGHT).slice(3));
    const row = await stored(pupil.id);
    expect(row).toMatchObject({
      totalScore: 36,
      truefalseScore: 16,
      multiplechoiceScore: 10,
      matchingScore: 10,
      isComplete: 1,
    });
    expect(JSON.parse(row?.wrongAnswers ?? '')).toEqual([
      { questionId: 2, studentAnswer: 2, correctAnswer: 1 },
      { questionId: 3, studentAnswer: 0, correctAnswer: 1 },
    ]);
    const [line] = await auditLines(world, 'exam_paper_graded');
    expect(line).toMatchObject({ actorName: teacher.name, subjectName: pupil.name });
    expect(JSON.parse(line?.details ?? '')).toEqual({ exam: 'اختبار الوحدة الأولى', score: 36 });
  });

  it('are cleared again', async () => {
    const pupil = await world.student();
    await typeCells(teacher, examId, cellsOf(pupil.id, [1]));
    await typeCells(teacher, examId, cellsOf(pupil.id, [null], 1));
    expect(await sheetOf(pupil.id)).toMatchObject({ answers: '-'.repeat(20) });
    expect(await auditLines(world, 'exam_paper_graded')).toHaveLength(0);
  });

  it('that make a whole paper a half one leave a line too', async () => {
    const pupil = await world.student();
    await typeCells(teacher, examId, cellsOf(pupil.id, RIGHT));
    await typeCells(teacher, examId, cellsOf(pupil.id, [null], 1));
    expect(await auditLines(world, 'exam_paper_graded')).toHaveLength(2);
  });

  it.each([
    ['an answer 7 of 4', 10, 7, 422],
    ['an answer 5 of 4', 10, 5, 422],
    ['an answer 3 of true and false', 0, 3, 422],
    ['a question 21', 20, 1, 422],
    ['a question 61', 60, 1, 400],
    ['an answer below nothing', 0, -1, 400],
    ['half an answer', 0, 1.5, 400],
  ])('refuse %s and write nothing of what came with it', async (_, place, answer, status) => {
    const pupil = await world.student();
    const cells = [...cellsOf(pupil.id, [1, 1]), { studentId: pupil.id, place, answer, version: 0 }];
    const refused = await typeCells(teacher, examId, cells);
    expect(refused.status).toBe(status);
    if (status === 422) expect(refused.error.fields?.['cells/2']).toContain(pupil.name);
    expect(await stored(pupil.id)).toBeUndefined();
  });

  it('refuse a pupil of another grade, by name of the cell, and write nothing', async () => {
    const [own, other] = [await world.student(), await world.student({ grade: 6 })];
    const refused = await typeCells(teacher, examId, [...cellsOf(own.id, [1]), ...cellsOf(other.id, [1])]);
    expect([refused.status, refused.error.code]).toEqual([422, 'exam_cell_impossible']);
    expect(refused.error.fields).toEqual({ 'cells/1': 'هذا الطالب ليس من صف هذا الاختبار' });
    expect(await stored(own.id)).toBeUndefined();
  });
});

describe('two who type in one grid', () => {
  it('never overwrite silently what the other wrote since it was shown, and both see both', async () => {
    const [pupil, colleague] = [await world.student(), await world.teacher()];
    await typeCells(teacher, examId, cellsOf(pupil.id, [1]));
    const late = await typeCells(colleague, examId, cellsOf(pupil.id, [2, 2]));
    expect(late.status).toBe(200);
    expect(late.body.cells).toEqual([
      { studentId: pupil.id, place: 0, answer: 1, version: 1, isConflict: true, by: teacher.name },
      { studentId: pupil.id, place: 1, answer: 2, version: 2, isConflict: false, by: teacher.name },
    ]);
    for (const staff of [teacher, colleague]) expect((await sheetOf(pupil.id, staff))?.answers.slice(0, 3)).toBe('12-');
    const again = await typeCells(colleague, examId, cellsOf(pupil.id, [2], 1));
    expect(again.body.cells[0]).toMatchObject({ answer: 2, isConflict: false });
  });

  it('of fifty at the same moment one writes a cell, and all the others are told what stands', async () => {
    const pupil = await world.student();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => typeCells(teacher, examId, cellsOf(pupil.id, [(at % 2) + 1]))),
    );
    const cells = answers.map(({ body }) => body.cells[0]);
    const [stands] = (await sheetOf(pupil.id))?.answers ?? '';
    expect(new Set(cells.map((cell) => cell?.answer))).toEqual(new Set([Number(stands)]));
    expect(await stored(pupil.id)).toMatchObject({ revision: 1 });
    expect(cells.filter((cell) => cell?.isConflict)).toHaveLength(25);
  });

  it('are not told of a conflict by a reply that was lost', async () => {
    const pupil = await world.student();
    await typeCells(teacher, examId, cellsOf(pupil.id, [2]));
    const again = await typeCells(teacher, examId, cellsOf(pupil.id, [2]));
    expect(again.body.cells[0]).toMatchObject({ answer: 2, version: 1, isConflict: false });
  });

  it('and a lost reply sent again does not win over what a colleague wrote since, though it is the old value', async () => {
    const [pupil, colleague] = [await world.student(), await world.teacher()];
    await typeCells(teacher, examId, cellsOf(pupil.id, [1]));
    await typeCells(teacher, examId, cellsOf(pupil.id, [2], 1));
    await typeCells(colleague, examId, cellsOf(pupil.id, [1], 2));
    const sentAgain = await typeCells(teacher, examId, cellsOf(pupil.id, [2], 1));
    expect(sentAgain.body.cells[0]).toMatchObject({ answer: 1, isConflict: true, by: colleague.name });
  });

  it('hear of each other', async () => {
    const pupil = await world.student();
    const heard: unknown[] = [];
    world.deps.live.listen((news) => heard.push(news));
    await typeCells(teacher, examId, cellsOf(pupil.id, [1]));
    expect(heard).toEqual([{ to: 'staff', topic: 'exams' }]);
  });
});

describe('an absent pupil', () => {
  const absent = (studentId: number, isAbsent: boolean) =>
    teacher.agent.call('POST /api/admin/exams/:id/absent', { params: { id: examId }, body: { studentId, isAbsent } });

  it('has no answers, and none can be typed until they were there after all', async () => {
    const pupil = await world.student();
    expect((await absent(pupil.id, true)).body.isAbsent).toBe(true);
    expect((await absent(pupil.id, true)).status).toBe(200);
    const typed = await typeCells(teacher, examId, cellsOf(pupil.id, [1]));
    expect(typed.body.cells[0]).toMatchObject({ isConflict: true, answer: null });
    await absent(pupil.id, false);
    expect((await typeCells(teacher, examId, cellsOf(pupil.id, [1]))).body.cells[0]?.isConflict).toBe(false);
    const lines = await auditLines(world, 'exam_paper_graded');
    expect(lines.map(({ details }) => JSON.parse(details ?? '').absent)).toEqual([true, false]);
  });

  it('cannot be one whose answers were typed, nor one of another grade', async () => {
    const [pupil, other] = [await world.student(), await world.student({ grade: 5 })];
    await typeCells(teacher, examId, cellsOf(pupil.id, [1]));
    expect((await absent(pupil.id, true)).error.code).toBe('exam_sheet_changed');
    expect((await absent(other.id, true)).status).toBe(422);
  });
});

describe('publishing', () => {
  it('wants whole papers, and names those that are not', async () => {
    const [whole, half] = [await world.student(), await world.student()];
    await world.student();
    expect((await publish(teacher, examId)).error.code).toBe('exam_nobody_graded');
    await typeCells(teacher, examId, [...cellsOf(whole.id, RIGHT), ...cellsOf(half.id, [1])]);
    const refused = await publish(teacher, examId);
    expect([refused.status, refused.error.code]).toEqual([409, 'exam_unfinished']);
    expect(refused.error.fields?.papers).toBe(half.name);
    await typeCells(teacher, examId, cellsOf(half.id, [null], 1));
    expect((await publish(teacher, examId)).body.publishedAt).not.toBeNull();
    expect((await publish(teacher, examId)).status).toBe(200);
    expect(await auditLines(world, 'exam_published')).toHaveLength(1);
  });

  it('closes the grid until it is taken back, and tells the grade and the staff', async () => {
    const pupil = await world.student();
    await typeCells(teacher, examId, cellsOf(pupil.id, RIGHT));
    const heard: unknown[] = [];
    world.deps.live.listen((news) => heard.push(news));
    await publish(teacher, examId);
    expect(heard).toEqual([
      { to: { grade: 4 }, topic: 'exams' },
      { to: 'staff', topic: 'exams' },
    ]);
    const typed = await typeCells(teacher, examId, cellsOf(pupil.id, [2], 1));
    expect(typed.error.code).toBe('exam_published');
    await publish(teacher, examId, false);
    expect((await typeCells(teacher, examId, cellsOf(pupil.id, [2], 1))).status).toBe(200);
    expect(await auditLines(world, 'exam_unpublished')).toHaveLength(1);
  });
});

describe('a paper from a table', () => {
  const head = ['الاسم', ...RIGHT.map((_, place) => String(place + 1))];
  const sendAs = (rows: string[][], seen: number | null) =>
    teacher.agent.call('POST /api/admin/exams/:id/import', { params: { id: examId }, body: { rows, seen } });
  const look = (rows: string[][]) => sendAs(rows, null);
  /** Looked at, and saved as it was shown. */
  const send = async (rows: string[][]) => {
    const looked = await look(rows);
    return looked.status === 200 ? sendAs(rows, looked.body.seen) : looked;
  };
  const row = (name: string | number, answers: readonly string[], ...more: string[]) => [
    String(name),
    ...answers,
    ...more,
  ];
  const ALL_RIGHT = RIGHT.map(() => '1');

  it('is written by name or number, with digits, letters and words, and a total that is checked', async () => {
    const [one, two, away] = [
      await world.student({ name: 'أنس الخالدي' }),
      await world.student(),
      await world.student(),
    ];
    const words = ALL_RIGHT.map((_, place): string => (place < 10 ? 'صح' : 'أ'))
      .with(0, '٢')
      .with(12, '-');
    const rows = [head, row('انس الخالدي', words, '36'), row(two.id, ALL_RIGHT), row(away.id, ['غائب'])];
    const looked = await look(rows);
    expect(looked.body).toMatchObject({ isSaved: false, papers: 3, cells: 40 });
    expect(await stored(one.id)).toBeUndefined();
    const saved = await send(rows);
    expect(saved.body).toMatchObject({ isSaved: true, papers: 3, cells: 40 });
    expect(await stored(one.id)).toMatchObject({ totalScore: 36, answers: '21111111111101111111' });
    expect(await stored(away.id)).toMatchObject({ isAbsent: 1 });
    expect((await send(rows)).body).toMatchObject({ isSaved: true, papers: 0, cells: 0 });
    expect(await auditLines(world, 'exam_answers_imported')).toHaveLength(1);
  });

  it('is written of the own classes alone, as in the grid; what stands of the others may be in it', async () => {
    const section = (classId: string) => ({ grade: 4, section: classId }) as const;
    const [own, other] = [await world.student(section('أ')), await world.student(section('ب'))];
    const { agent } = await world.teacher([section('أ')]);
    const sendOwn = (rows: string[][], seen: number | null) =>
      agent.call('POST /api/admin/exams/:id/import', { params: { id: examId }, body: { rows, seen } });
    const both = [row(own.id, ALL_RIGHT), row(other.id, ALL_RIGHT)];
    for (const seen of [null, 0]) expect((await sendOwn(both, seen)).error.code).toBe('not_own_class');
    expect(await stored(other.id)).toBeUndefined();
    await typeCells(teacher, examId, cellsOf(other.id, RIGHT));
    const { seen } = (await sendOwn(both, null)).body;
    expect((await sendOwn(both, seen)).body).toMatchObject({ isSaved: true, papers: 1 });
    expect(await stored(own.id)).toMatchObject({ totalScore: 40 });
  });

  it('that is half filled shows no score before it is saved', async () => {
    const [half, whole] = [await world.student(), await world.student()];
    const { body } = await look([row(half.id, ALL_RIGHT.slice(0, 10)), row(whole.id, ALL_RIGHT)]);
    expect(body.rows.map(({ total, faults }) => [total, faults])).toEqual([
      [null, []],
      [40, []],
    ]);
  });

  it('that is half broken writes nothing, and names each mistake by row and column', async () => {
    const [one, two] = [await world.student(), await world.student()];
    const other = await world.student({ grade: 6, name: 'طالب من الصف السادس' });
    const { body } = await send([
      head,
      row(one.id, ALL_RIGHT),
      row(two.id, ALL_RIGHT.with(11, '7').with(0, 'نعم')),
      row(one.id, ALL_RIGHT),
      row('لا أحد', ALL_RIGHT),
      row(other.name, ALL_RIGHT),
      row('', ALL_RIGHT),
      row(two.name, ALL_RIGHT, '41'),
    ]);
    expect(body.isSaved).toBe(false);
    expect(body.rows.map(({ row: number, faults }) => [number, ...faults.map(({ column }) => column)])).toEqual([
      [2],
      [3, 2, 13],
      [4, 1],
      [5, 1],
      [6, 1],
      [7, 1],
      [8, 1],
    ]);
    expect(body.rows[1]?.faults[1]?.fault).toBe('إجابة السؤال ١٢ من ٠ إلى ٤ أو حرفها');
    expect(body.rows[2]?.faults[0]?.fault).toBe('هذا الطالب مذكور في السطر ٢ من الجدول أيضًا');
    expect(body.rows[4]?.faults[0]?.fault).toBe('هذا الطالب في صف آخر');
    expect(await stored(one.id)).toBeUndefined();
  });

  it('refuses a total of 41, or one that the answers do not come to', async () => {
    const pupil = await world.student();
    const faultOf = async (total: string) => (await send([row(pupil.id, ALL_RIGHT, total)])).body.rows[0]?.faults;
    expect(await faultOf('41')).toEqual([{ column: 22, fault: 'المجموع من ٠ إلى ٤٠' }]);
    expect(await faultOf('38')).toEqual([{ column: 22, fault: 'المجموع لا يوافق الإجابات، فمجموعها ٤٠' }]);
    expect(await faultOf('٤٠')).toEqual([]);
  });

  it('of nobody we know is told so and is no accident', async () => {
    for (const rows of [[], [head], [['لا أحد', '1']], [['', '']]]) expect((await send(rows)).status).toBe(200);
    expect(
      (
        await look([
          ['٩٩٩', '1'],
          ['لا أحد', '1'],
        ])
      ).body.rows.map(({ faults }) => faults[0]?.fault),
    ).toEqual(['لا طالب بهذا الاسم', 'لا طالب بهذا الاسم']);
  });

  it('never wins over what a colleague typed since it was looked at', async () => {
    const [pupil, colleague] = [await world.student(), await world.teacher()];
    const rows = [row(pupil.id, ALL_RIGHT)];
    const { body } = await look(rows);
    await typeCells(colleague, examId, cellsOf(pupil.id, [2]));
    const refused = await sendAs(rows, body.seen);
    expect([refused.status, refused.error.code]).toEqual([409, 'exam_papers_changed']);
    expect((await sheetOf(pupil.id))?.answers.slice(0, 2)).toBe('2-');
  });

  it('with nothing but a name leaves an absent pupil absent', async () => {
    const pupil = await world.student();
    await send([row(pupil.id, ['غائب'])]);
    expect((await send([row(pupil.id, [])])).body).toMatchObject({ papers: 0 });
    expect(await stored(pupil.id)).toMatchObject({ isAbsent: 1 });
  });

  it('leaves what its empty cells stand for, and is refused once the result is out', async () => {
    const pupil = await world.student();
    await typeCells(teacher, examId, cellsOf(pupil.id, RIGHT));
    await send([row(pupil.id, ['2'])]);
    expect(await stored(pupil.id)).toMatchObject({ answers: `2${'1'.repeat(19)}` });
    await publish(teacher, examId);
    expect((await send([row(pupil.id, ['1'])])).error.code).toBe('exam_published');
  });
});

it('an exam of another number is not there', async () => {
  expect((await typeCells(teacher, 999_999, cellsOf(1, [1]))).error.code).toBe('exam_not_found');
  expect((await publish(teacher, 999_999)).status).toBe(404);
});
