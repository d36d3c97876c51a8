import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackAnswers } from '#domain/exams/answers';
import { reportOf } from '#domain/exams/items';
import { paperFaults } from '#domain/exams/paper';
import { foldText, tidyQuestion } from '#domain/questions/bank';
import { GRADES } from '#domain/roster/grades';
import { provideQuran } from '#server/quran/service';
import { auditLines } from '#tests/audit';
import { cellsOf, examFields, gridOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { withQuestions } from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import { readContent } from './content.ts';
import { provideExams } from './service.ts';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const add = (body: unknown) => teacher.agent.call('POST /api/admin/exams', { body });
const read = async (id: number) => (await teacher.agent.call('GET /api/admin/exams/:id', { params: { id } })).body;
const edit = (id: number, body: unknown) => teacher.agent.call('PUT /api/admin/exams/:id', { params: { id }, body });
const list = async () => (await teacher.agent.call('GET /api/admin/exams')).body.exams;

/** As the page sends it back. */
const fieldsOf = ({ matchingOptions, questions, title, date, version }: Awaited<ReturnType<typeof read>>) => ({
  title,
  date,
  version,
  matchingOptions,
  questions: questions.map(({ subject, type, text, options, answer, verse, source, correction, explanation }) => ({
    subject,
    type,
    text,
    options,
    answer,
    verse: verse?.reference ?? null,
    source,
    correction,
    explanation,
  })),
});

const changed = <Question extends object>(questions: readonly Question[], place: number, change: Partial<Question>) =>
  questions.map((question, at) => (at === place ? { ...question, ...change } : question));

describe('an exam', () => {
  it('is made once however often it is sent, and never twice with one title on one day', async () => {
    const body = examFields();
    const [first, again] = [await add(body), await add(body)];
    expect([first.status, again.body.id]).toEqual([200, first.body.id]);
    expect((await add({ ...body, title: 'عنوان آخر' })).error.code).toBe('request_key_reused');
    expect((await add({ ...body, requestKey: examFields().requestKey })).error.code).toBe('exam_exists');
    expect(await list()).toHaveLength(1);
    expect(await auditLines(world, 'exam_added')).toHaveLength(1);
  });

  it('is made once by fifty sent at the same time, and two of one title become one', async () => {
    const body = examFields();
    const same = await Promise.all(Array.from({ length: 50 }, () => add(body)));
    expect(new Set(same.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 9 }, () => add(examFields({ title: 'آخر' }))));
    expect(others.map(({ status }) => status).toSorted()).toEqual([200, ...Array(8).fill(409)]);
  });

  it('says by question and field what is missing', async () => {
    const { questions, ...paper } = examFields();
    const faulty = changed(changed(changed(questions, 2, { answer: 1 }), 11, { answer: 4 }), 12, {
      text: 'سؤال رقم 11',
    });
    const refused = await add({ ...paper, questions: faulty });
    expect([refused.status, refused.error.code]).toEqual([422, 'exam_incomplete']);
    expect(Object.keys(refused.error.fields ?? {}).sort()).toEqual([
      'questions/11/answer',
      'questions/12/text',
      'questions/2/correction',
    ]);
    expect((await add({ ...paper, questions: [] })).status).toBe(400);
    expect((await add({ ...paper, questions: questions.toReversed() })).error.fields).toHaveProperty('questions');
    const [first, ...others] = paper.matchingOptions;
    const twice = { ...paper, questions, matchingOptions: [first, ...others.slice(1), first] };
    expect(Object.keys((await add(twice)).error.fields ?? {})).toContain('matchingOptions');
  });

  it('shows verses as they were published, and refuses those that are not there', async () => {
    await provideQuran(world.deps);
    const withVerse = (verse: string) => {
      const { questions, ...paper } = examFields();
      const [first, ...others] = questions;
      return { ...paper, questions: [{ ...first, verse }, ...others] };
    };
    const { body } = await add(withVerse('112:1-4'));
    expect(body.questions[0]?.verse).toMatchObject({ reference: '112:1-4', surah: 112, fromAyah: 1, toAyah: 4 });
    expect(body.questions[0]?.verse?.verses).toHaveLength(4);
    const missing = await add({ ...withVerse('112:1-5'), title: 'آخر' });
    expect([missing.status, Object.keys(missing.error.fields ?? {})]).toEqual([422, ['questions/0/verse']]);
    expect((await add(withVerse('الإخلاص'))).status).toBe(400);
  });

  it('is edited from the version that was shown; changed words wait for review again', async () => {
    const id = await madeExam(teacher);
    const review = (place: number, version: number, isReviewed = true) =>
      teacher.agent.call('POST /api/admin/exams/:id/review', { params: { id }, body: { place, isReviewed, version } });
    await review(0, 1);
    await review(0, 1);
    expect((await review(1, 1)).body.questions[1]).toMatchObject({ reviewedBy: teacher.name });
    expect(await auditLines(world, 'exam_question_reviewed')).toHaveLength(2);
    const fields = fieldsOf(await read(id));
    const questions = changed(fields.questions, 0, { text: 'سؤال جديد' });
    const edited = await edit(id, { ...fields, questions });
    expect(edited.body.version).toBe(2);
    expect(edited.body.questions.map(({ reviewedAt }) => reviewedAt !== null).slice(0, 3)).toEqual([
      false,
      true,
      false,
    ]);
    expect((await edit(id, { ...fields, title: 'متأخر' })).error.code).toBe('exam_changed');
    expect((await review(0, 1)).error.code).toBe('exam_changed');
    expect((await review(1, 2, false)).body.questions[1]?.reviewedAt).toBeNull();
    expect(await auditLines(world, 'exam_edited')).toHaveLength(1);
  });

  it('keeps its key once answers were typed, and its words can still be mended', async () => {
    const id = await madeExam(teacher);
    const pupil = await world.student();
    await typeCells(teacher, id, cellsOf(pupil.id, [1]));
    const fields = fieldsOf(await read(id));
    const turned = changed(fields.questions, 10, { answer: 2 });
    expect((await edit(id, { ...fields, questions: turned })).error.code).toBe('exam_graded');
    const options = ['اثنان', 'واحد', 'ثلاثة', 'أربعة'];
    const swapped = changed(fields.questions, 10, { options });
    expect((await edit(id, { ...fields, questions: swapped })).error.code).toBe('exam_graded');
    const shuffled = { ...fields, matchingOptions: fields.matchingOptions.toReversed() };
    expect((await edit(id, shuffled)).error.code).toBe('exam_graded');
    const mended = changed(fields.questions, 10, { text: 'سؤال أوضح' });
    expect((await edit(id, { ...fields, questions: mended })).status).toBe(200);
    expect((await read(id)).hasAnswers).toBe(true);
    const removed = await teacher.agent.call('DELETE /api/admin/exams/:id', { params: { id } });
    expect(removed.error.code).toBe('exam_graded');
  });

  it('is removed where nothing was typed, and its title is free again', async () => {
    const id = await madeExam(teacher);
    expect((await teacher.agent.call('DELETE /api/admin/exams/:id', { params: { id } })).status).toBe(200);
    expect((await teacher.agent.call('GET /api/admin/exams/:id', { params: { id } })).status).toBe(404);
    expect((await add(examFields())).status).toBe(200);
    expect(await auditLines(world, 'exam_removed')).toHaveLength(1);
  });

  it('is listed with how far its papers are, by grade and page by page', async () => {
    const [id, other] = [await madeExam(teacher), await madeExam(teacher, { grade: 5 })];
    const [whole, half, away] = [await world.student(), await world.student(), await world.student()];
    await typeCells(teacher, id, [...cellsOf(whole.id, RIGHT), ...cellsOf(half.id, [1])]);
    await teacher.agent.call('POST /api/admin/exams/:id/absent', {
      params: { id },
      body: { studentId: away.id, isAbsent: true },
    });
    const [five, four] = await list();
    expect(four).toMatchObject({
      id,
      pupils: 3,
      graded: 1,
      started: 1,
      absent: 1,
      average: 40,
      full: 1,
      unreviewed: 20,
    });
    expect(five).toMatchObject({ id: other, pupils: 0, graded: 0, average: null });
    const ofGrade = await teacher.agent.call('GET /api/admin/exams', { query: { grade: 4 } });
    expect(ofGrade.body.exams.map((exam) => exam.id)).toEqual([id]);
    const before = await teacher.agent.call('GET /api/admin/exams', { query: { before: other } });
    expect(before.body.exams.map((exam) => exam.id)).toEqual([id]);
  });
});

it('the list of exams begins with the newest day, also over its pages', async () => {
  const made = [];
  for (const date of ['2026-02-03', '2026-02-05', '2026-02-04', '2026-02-05'])
    made.push(await madeExam(teacher, { date, title: `اختبار ${made.length}` }));
  const newest = [made[3], made[1], made[2], made[0]];
  expect((await list()).map(({ id }) => id)).toEqual(newest);
  const { body } = await teacher.agent.call('GET /api/admin/exams', { query: { before: newest[1] as number } });
  expect(body.exams.map(({ id }) => id)).toEqual(newest.slice(2));
});

describe('another key', () => {
  const change = (id: number, version: number, key: readonly number[], shown: unknown = null) =>
    teacher.agent.call('POST /api/admin/exams/:id/key', { params: { id }, body: { version, key, shown } });
  const NEW_KEY = RIGHT.with(10, 2);

  it('is shown before it is applied, applied as it was shown, and every paper is graded again', async () => {
    const id = await madeExam(teacher);
    const [right, turned] = [await world.student(), await world.student()];
    await typeCells(teacher, id, [...cellsOf(right.id, RIGHT), ...cellsOf(turned.id, NEW_KEY)]);
    const shown = await change(id, 1, NEW_KEY);
    expect(shown.body).toMatchObject({ isApplied: false, exam: { version: 1 } });
    expect(shown.body.changes.map(({ name, before, after }) => [name, before, after])).toEqual([
      [right.name, 40, 38],
      [turned.name, 38, 40],
    ]);
    const seen = shown.body.changes.map(({ studentId, after, due }) => ({ studentId, after, due }));
    expect((await change(id, 1, NEW_KEY, seen.slice(1))).error.code).toBe('exam_regrade_changed');
    const applied = await change(id, 1, NEW_KEY, seen);
    expect(applied.body).toMatchObject({ isApplied: true, exam: { version: 2 } });
    const rows = await world.deps.db.selectFrom('exam_corrections').selectAll().orderBy('studentId').execute();
    expect(rows.map((row) => [row.totalScore, JSON.parse(row.wrongAnswers).length])).toEqual([
      [38, 1],
      [40, 0],
    ]);
    expect((await change(id, 1, RIGHT)).error.code).toBe('exam_changed');
    expect(await auditLines(world, 'exam_key_changed')).toHaveLength(1);
  });

  it('that makes a sentence true keeps its correction for the way back', async () => {
    const { questions, ...paper } = examFields();
    const { body } = await add({ ...paper, questions: changed(questions, 0, { answer: 1, correction: 'الصواب' }) });
    const applied = await change(body.id, 1, RIGHT, []);
    expect(applied.body.isApplied).toBe(true);
    expect((await read(body.id)).questions[0]).toMatchObject({ answer: 0, correction: 'الصواب' });
    expect((await edit(body.id, { ...fieldsOf(await read(body.id)), title: 'آخر' })).status).toBe(200);
    expect((await change(body.id, 3, RIGHT.with(0, 2), [])).status).toBe(200);
    expect((await read(body.id)).questions[0]).toMatchObject({ answer: 1, correction: 'الصواب' });
  });

  it('that makes a sentence false asks what is right instead', async () => {
    const id = await madeExam(teacher);
    const key = RIGHT.with(0, 2);
    const refused = await change(id, 1, key);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['corrections/0']]);
    const corrections = RIGHT.map((_, place) => (place === 0 ? 'الصواب' : null));
    const written = await teacher.agent.call('POST /api/admin/exams/:id/key', {
      params: { id },
      body: { version: 1, key, corrections, shown: [] },
    });
    expect(written.body.isApplied).toBe(true);
    expect((await read(id)).questions[0]).toMatchObject({ answer: 1, correction: 'الصواب' });
  });

  it('that no question has is refused by its number', async () => {
    const id = await madeExam(teacher);
    const refused = await change(id, 1, RIGHT.with(0, 3));
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['key/0']]);
    expect((await change(id, 1, RIGHT.with(0, 0))).status).toBe(400);
    expect((await change(id, 1, RIGHT.slice(1))).status).toBe(422);
  });
});

describe('the report', () => {
  /** As the page shows it. */
  const report = async (id: number) => {
    const { exam, questions, sheets } = await gridOf(teacher, id);
    const answers = sheets.map((sheet) => unpackAnswers(sheet.answers));
    return reportOf(exam.shape, questions, answers);
  };

  it('speaks of whole papers, what was chosen instead, and the exams before', async () => {
    const earlier = await madeExam(teacher, { title: 'أسبق' });
    const id = await madeExam(teacher);
    const [a, b, c] = [await world.student(), await world.student(), await world.student()];
    await typeCells(teacher, earlier, cellsOf(a.id, RIGHT));
    await typeCells(teacher, id, [
      ...cellsOf(a.id, RIGHT),
      ...cellsOf(b.id, RIGHT.with(10, 3).with(0, 0)),
      ...cellsOf(c.id, [1, 1]),
    ]);
    const found = await report(id);
    expect(found).toMatchObject({ papers: 2, average: 38, highest: 40, lowest: 36, full: 1, hardest: [1, 11] });
    expect(found.items[10]).toMatchObject({ correct: 1, rate: 50, chosen: [0, 1, 0, 1, 0], tells: 'unknown' });
    expect(found.distribution.at(-1)).toEqual({ from: 40, to: 40, pupils: 1 });
    expect((await list()).map((exam) => [exam.title, exam.average])).toEqual([
      ['اختبار الوحدة الأولى', 38],
      ['أسبق', 40],
    ]);
  });

  it('of nobody is empty', async () => {
    const found = await report(await madeExam(teacher));
    expect(found).toMatchObject({ papers: 0, average: null, highest: null, hardest: [] });
  });

  it('goes to a spreadsheet, and the log says who took it', async () => {
    const id = await madeExam(teacher);
    const [pupil, none] = [await world.student(), await world.student()];
    await typeCells(teacher, id, cellsOf(pupil.id, RIGHT));
    const { body } = await teacher.agent.call('GET /api/admin/exams/:id/results', { params: { id } });
    expect(body).toEqual(await gridOf(teacher, id));
    const answersOf = (of: number) => body.sheets.find(({ studentId }) => studentId === of)?.answers;
    expect([answersOf(pupil.id), answersOf(none.id)]).toEqual(['1'.repeat(20), '-'.repeat(20)]);
    expect(await auditLines(world, 'exam_exported')).toHaveLength(1);
  });

  it('gives the hardest to practise, or says that there are none', async () => {
    const id = await madeExam(teacher);
    const practice = (isOpen: boolean) =>
      teacher.agent.call('POST /api/admin/exams/:id/practice', { params: { id }, body: { isOpen } });
    const pupil = await world.student();
    await typeCells(teacher, id, cellsOf(pupil.id, RIGHT));
    expect((await practice(true)).error.code).toBe('exam_not_published');
    await publish(teacher, id);
    expect((await practice(true)).error.code).toBe('exam_no_hardest');
    await publish(teacher, id, false);
    await typeCells(teacher, id, cellsOf(pupil.id, [2], 1));
    await publish(teacher, id);
    expect((await practice(true)).body.practiceOpenedAt).not.toBeNull();
    expect((await practice(true)).status).toBe(200);
    expect(await auditLines(world, 'exam_practice_opened')).toHaveLength(1);
    expect((await practice(false)).body.practiceOpenedAt).toBeNull();
    expect(await auditLines(world, 'exam_practice_closed')).toHaveLength(1);
  });
});

describe('the first exams of a school', () => {
  it('are one for each grade, once, and one that was removed does not come back', async () => {
    await provideQuran(world.deps);
    await provideExams(world.deps);
    const [exam, ...others] = await list();
    expect([exam, ...others].map((each) => each?.grade).sort()).toEqual([...GRADES]);
    const first = await read(exam?.id ?? 0);
    const params = { id: first.id };
    await teacher.agent.call('POST /api/admin/exams/:id/review', {
      params,
      body: { place: 0, isReviewed: true, version: 1 },
    });
    const renamed = await edit(first.id, { ...fieldsOf(first), title: 'اختبار آخر' });
    expect(renamed.body.questions[0]?.reviewedBy).toBe(teacher.name);
    for (const each of [exam, ...others])
      await teacher.agent.call('DELETE /api/admin/exams/:id', { params: { id: each?.id } });
    await provideExams(world.deps);
    expect(await list()).toEqual([]);
    const { status } = await publish(teacher, exam?.id ?? 0);
    expect(status).toBe(404);
  });

  it('are sound, explain every answer, and repeat no question of the banks, which everybody can print', async () => {
    for (const { matchingOptions, questions, grade } of await readContent()) {
      const tidy = questions.map((question) => tidyQuestion(question, matchingOptions));
      expect(paperFaults({ matchingOptions, questions: tidy })).toEqual([]);
      expect(questions.every(({ explanation, source }) => explanation && source)).toBe(true);
      const bank = new Set((await withQuestions(world, grade)).map(({ text }) => foldText(text)));
      expect(questions.filter(({ text }) => bank.has(foldText(text)))).toEqual([]);
      const places = questions.filter(({ type }) => type === 'matching').map(({ answer }) => answer);
      expect(new Set(places).size).toBe(5);
      const trueOnes = questions.filter(({ type, answer }) => type === 'truefalse' && answer === 0).length;
      expect([4, 5, 6]).toContain(trueOnes);
    }
  });
});
