import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { writtenQuestions } from '#tests/content';
import { startWorld, type World } from '#tests/world';
import type { AdminQuestion, ListedQuestion } from '#wire/questions';
import { activeQuestions, questionVersions } from './service.ts';

const BANK = writtenQuestions(4).length;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld({ gifts: ['questions'] });
  teacher = await world.teacher();
});
afterEach(() => world.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await teacher.agent.call('GET /api/admin/questions', { query: { grade: 4, ...query } })).body;

const CHOICE = {
  grade: 4,
  subject: 'Fiqh',
  type: 'choice',
  text: 'كم ركعة في صلاة المغرب؟',
  options: ['ثلاث', 'أربع', 'ركعتان'],
  answer: 0,
  difficulty: 'easy',
  points: 5,
  source: 'مقرر الفقه: الصلوات الخمس',
  correction: null,
  explanation: null,
};

const add = (fields: object = {}) =>
  teacher.agent.call('POST /api/admin/questions', { body: { ...CHOICE, ...fields } });

const fieldsOf = (question: AdminQuestion) => ({
  subject: question.subject,
  type: question.type,
  text: question.text,
  options: question.options,
  answer: question.answer,
  difficulty: question.difficulty,
  points: question.points,
  source: question.source,
  correction: question.correction,
  explanation: question.explanation,
});

const edit = (question: AdminQuestion, change: object, agent = teacher.agent) =>
  agent.call('PUT /api/admin/questions/:id', {
    params: { id: question.id },
    body: { ...fieldsOf(question), versionId: question.versionId, ...change },
  });

const review = ({ id, versionId }: AdminQuestion, isReviewed = true, agent = teacher.agent) =>
  agent.call('POST /api/admin/questions/:id/review', { params: { id }, body: { isReviewed, versionId } });

const retire = ({ id }: AdminQuestion, isRetired = true) =>
  teacher.agent.call('POST /api/admin/questions/:id/retire', { params: { id }, body: { isRetired } });

const firstOf = async (type: AdminQuestion['type']) => (await list({ type })).questions[0] as AdminQuestion;

describe('the list of a grade', () => {
  it('shows all that are asked, none reviewed on the first day, with the list that matching questions share', async () => {
    const { questions, counts, matchingOptions } = await list();
    expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: BANK }, (_, at) => at + 1));
    expect(counts).toEqual({ active: BANK, unreviewed: BANK, retired: 0 });
    expect(matchingOptions).toEqual(['الشهادتان', 'الصلاة', 'الزكاة', 'الصوم', 'الحج']);
    expect(questions[0]).toMatchObject({ attempts: 0, correctAnswers: 0, successRate: null, reviewedBy: null });
  });

  it('is filtered by subject, type, difficulty and state', async () => {
    expect((await list({ subject: 'Fiqh' })).questions).toHaveLength(
      writtenQuestions(4).filter(({ subject }) => subject === 'Fiqh').length ?? 0,
    );
    expect((await list({ type: 'matching' })).questions).toHaveLength(5);
    const hard = (await list({ difficulty: 'hard', subject: 'Tawheed' })).questions;
    expect(hard.every(({ difficulty, subject }) => difficulty === 'hard' && subject === 'Tawheed')).toBe(true);
    const [first, second] = (await list()).questions as [ListedQuestion, ListedQuestion];
    await review(first);
    await retire(second);
    const idsOf = async (state: string) => (await list({ state })).questions.map(({ id }) => id);
    expect(await idsOf('unreviewed')).toHaveLength(BANK - 2);
    expect(await idsOf('retired')).toEqual([second.id]);
    expect(await idsOf('active')).toHaveLength(BANK - 1);
    expect(await idsOf('all')).toHaveLength(BANK);
    expect((await list({ state: 'retired' })).counts).toEqual({ active: BANK - 1, unreviewed: BANK - 2, retired: 1 });
  });

  it('is searched without vowels, in the text, options, source and number', async () => {
    await add({ text: 'ما حكم الصَّلَاةِ على الميِّت؟', options: ['فرض كفاية', 'مباح'], answer: 0 });
    const found = async (search: string) => (await list({ search })).questions.map(({ number }) => number);
    expect(await found('الصلاة علي الميت')).toEqual([BANK + 1]);
    expect(await found('فرض كفايه')).toEqual([BANK + 1]);
    expect(await found(String(BANK + 1))).toContain(BANK + 1);
    expect(await found('لا يوجد مثله')).toEqual([]);
    expect(await found('%')).toHaveLength(BANK + 1);
  });

  it('is for staff alone', async () => {
    const { agent } = await world.pupil();
    const answers = [
      await agent.call('GET /api/admin/questions', { query: { grade: 4 } }),
      await agent.call('POST /api/admin/questions', { body: CHOICE }),
      await agent.call('GET /api/admin/questions/export', { query: { grade: 4 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('adding a question', () => {
  it('gives it the next number of its grade, unreviewed, asked from now on, and writes it down', async () => {
    const { body } = await add();
    expect(body).toMatchObject({ ...CHOICE, number: BANK + 1, reviewedAt: null, retiredAt: null });
    expect((await activeQuestions(world.deps.db, 4)).at(-1)?.text).toBe(CHOICE.text);
    expect(await auditLines(world, 'question_added')).toMatchObject([
      { staffId: teacher.id, recordId: String(body.id), subjectName: CHOICE.text },
    ]);
  });

  it('is refused a second time, whatever the vowels and punctuation; in another grade it is another one', async () => {
    await add();
    const again = await add({ text: '«كم ركعةً» في صلاة  المغرب ..' });
    expect([again.status, again.error.code]).toEqual([409, 'question_exists']);
    expect(again.error.message).toBe('هذا السؤال موجود في الصف نفسه');
    expect((await add({ grade: 5 })).status).toBe(200);
    expect((await list()).questions).toHaveLength(BANK + 1);
  });

  it('sent twice at once adds one', async () => {
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused with what is missing or wrong, and the field is named', async () => {
    const refused: [string, object, string, string][] = [
      ['a false sentence without a correction', { type: 'truefalse', answer: 1 }, 'question_incomplete', 'correction'],
      ['one option', { options: ['ثلاث'] }, 'question_incomplete', 'options'],
      ['the same option twice', { options: ['ثلاث', 'ثَلاث'] }, 'question_incomplete', 'options'],
      ['an answer past the options', { answer: 3 }, 'question_incomplete', 'answer'],
      ['a matching answer past the list', { type: 'matching', answer: 5 }, 'question_incomplete', 'answer'],
      ['no source', { source: '  ' }, 'validation', 'source'],
      ['two points', { points: 2 }, 'validation', 'points'],
      ['twenty-one points', { points: 21 }, 'validation', 'points'],
      ['an unknown subject', { subject: 'Maths' }, 'validation', 'subject'],
      ['a text that turns around', { text: 'من\u202eربك' }, 'validation', 'text'],
      ['seven options', { options: ['1', '2', '3', '4', '5', '6', '7'] }, 'validation', 'options'],
    ];
    for (const [what, mistake, code, field] of refused) {
      const { status, error } = await add(mistake);
      expect([status, error.code, Object.keys(error.fields ?? {})], what).toEqual([400, code, [field]]);
    }
    expect((await list()).questions).toHaveLength(BANK);
  });

  it('keeps no options of its own for true and false or matching, and no correction that corrects nothing', async () => {
    const matching = await add({ type: 'matching', answer: 4, correction: 'لا شيء' });
    expect(matching.body).toMatchObject({ options: (await list()).matchingOptions, answer: 4, correction: null });
    const truth = await add({ type: 'truefalse', text: 'الله ربنا', answer: 0, correction: 'لا شيء' });
    expect(truth.body).toMatchObject({ options: [], correction: null });
  });
});

describe('editing a question', () => {
  it('makes a new version: what was shown before stays as it was, and the review is withdrawn', async () => {
    const question = await firstOf('choice');
    const [before] = await questionVersions(world.deps.db, [question.versionId]);
    await review(question);
    const { body } = await edit(question, { text: 'نص جديد للسؤال' });
    expect(body).toMatchObject({ id: question.id, number: question.number, text: 'نص جديد للسؤال', reviewedAt: null });
    expect(body.versionId).not.toBe(question.versionId);
    expect((await questionVersions(world.deps.db, [question.versionId]))[0]).toEqual(before);
    const old = await world.deps.db
      .selectFrom('question_versions')
      .select('text')
      .where('id', '=', question.versionId)
      .executeTakeFirst();
    expect(old?.text).toBe(question.text);
    const [line] = await auditLines(world, 'question_edited');
    expect(JSON.parse(line?.before ?? '')).toMatchObject({ text: question.text });
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ text: 'نص جديد للسؤال' });
  });

  it('refuses the second of two editors, whose words are not lost to the first', async () => {
    const question = await firstOf('choice');
    const colleague = await world.admin();
    await edit(question, { points: 9 }, colleague.agent);
    const late = await edit(question, { points: 11 });
    expect([late.status, late.error.code]).toEqual([409, 'question_changed']);
    expect((await firstOf('choice')).points).toBe(9);
  });

  it('sent twice is one edit; the same words are none', async () => {
    const question = await firstOf('truefalse');
    await review(question);
    const same = await edit(question, {});
    expect(same.body).toMatchObject({ versionId: question.versionId, reviewedBy: teacher.name });
    const first = await edit(question, { points: 7 });
    expect((await edit(question, { points: 7 })).body).toEqual(first.body);
    expect(await auditLines(world, 'question_edited')).toHaveLength(1);
  });

  it('may not take the words of another, even of a retired one', async () => {
    const [first, second] = (await list()).questions as [ListedQuestion, ListedQuestion];
    await retire(first);
    expect((await edit(second, { text: first.text })).error.code).toBe('question_exists');
  });

  it('knows no question that is not there', async () => {
    const question = { ...(await firstOf('choice')), id: 99_999 };
    expect((await edit(question, {})).error.code).toBe('question_not_found');
    expect((await review(question)).error.code).toBe('question_not_found');
    expect((await retire(question)).error.code).toBe('question_not_found');
  });
});

describe('reviewing a question', () => {
  it('says who and when, and can be withdrawn; a second time changes nothing', async () => {
    const question = await firstOf('choice');
    const { body } = await review(question);
    expect(body).toMatchObject({ reviewedBy: teacher.name, reviewedAt: world.deps.clock().toISOString() });
    world.forward(60);
    const colleague = await world.admin();
    expect((await review(question, true, colleague.agent)).body).toEqual(body);
    expect((await review(question, false)).body).toMatchObject({ reviewedBy: null, reviewedAt: null });
    await review(question, false);
    expect(await auditLines(world, 'question_reviewed')).toHaveLength(1);
    expect(await auditLines(world, 'question_review_withdrawn')).toHaveLength(1);
  });

  it('is refused for words that a colleague has changed meanwhile', async () => {
    const question = await firstOf('choice');
    await edit(question, { points: 9 });
    expect((await review(question)).error.code).toBe('question_changed');
    expect((await firstOf('choice')).reviewedAt).toBeNull();
  });
});

describe('retiring a question', () => {
  it('asks it no more and keeps it, until it is restored', async () => {
    const question = await firstOf('choice');
    const { body } = await retire(question);
    expect(body.retiredAt).toBe(world.deps.clock().toISOString());
    expect((await retire(question)).body).toEqual(body);
    const asked = async () => (await activeQuestions(world.deps.db, 4)).map((row) => row.questionId);
    expect(await asked()).not.toContain(question.id);
    await retire(question, false);
    await retire(question, false);
    expect(await asked()).toContain(question.id);
    expect(await auditLines(world, 'question_retired')).toHaveLength(1);
    expect(await auditLines(world, 'question_restored')).toHaveLength(1);
  });
});

describe('the list that matching questions share', () => {
  const change = (options: string[]) =>
    teacher.agent.call('PUT /api/admin/questions/matching/:grade', { params: { grade: 4 }, body: { options } });

  it('changes in all of them at once, in new versions that wait for review; other words stay in their places', async () => {
    const before = (await list({ type: 'matching' })).questions;
    await review(before[0] as AdminQuestion);
    const options = ['الشهادة', 'الصلوات', 'الزكوات', 'الصيام', 'حج البيت'];
    expect((await change(options)).body).toEqual({ matchingOptions: options });
    const { questions, matchingOptions, counts } = await list({ type: 'matching' });
    expect(matchingOptions).toEqual(options);
    expect(counts.unreviewed).toBe(BANK);
    expect(questions.map((question) => question.options)).toEqual(before.map(() => options));
    expect(questions.map(({ answer }) => answer)).toEqual(before.map(({ answer }) => answer));
    expect(questions.some(({ versionId }, at) => versionId === before[at]?.versionId)).toBe(false);
    await change(options);
    expect(await auditLines(world, 'matching_options_changed')).toHaveLength(1);
  });

  it('put in another order leaves the same words right', async () => {
    const before = (await list({ type: 'matching' })).questions;
    const rightWords = ({ options, answer }: AdminQuestion) => options[answer];
    const turned = (await list()).matchingOptions.toReversed();
    await change(turned);
    const after = (await list({ type: 'matching' })).questions;
    expect(after.map(({ options }) => options)).toEqual(after.map(() => turned));
    expect(after.map(rightWords)).toEqual(before.map(rightWords));
  });

  it.each([
    ['four options', ['أ', 'ب', 'ج', 'د'], 'validation'],
    ['an empty one', ['أ', 'ب', 'ج', 'د', ' '], 'validation'],
    ['the same one twice', ['أحد', 'ب', 'ج', 'د', 'احد'], 'question_incomplete'],
  ])('is not changed to %s', async (_, options, code) => {
    expect((await change(options)).error.code).toBe(code);
    expect((await list()).matchingOptions[0]).toBe('الشهادتان');
  });
});
