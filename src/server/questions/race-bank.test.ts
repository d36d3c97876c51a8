import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RACE_SET_MIN } from '#domain/race/content';
import { STARTING_MS } from '#domain/race/rules';
import type { Grade } from '#domain/roster/grades';
import { type Move, runRace } from '#server/race/seed-race';
import { makeRaceService, raceQuestions } from '#server/race/service';
import { auditLines } from '#tests/audit';
import { writtenQuestions } from '#tests/content';
import { actorOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';
import type { ListedQuestion } from '#wire/questions';
import { activeQuestions, provideBanks, raceVersions, readRaceContent } from './service.ts';

const BANK = writtenQuestions(4).length;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld({ gifts: ['questions', 'race'] });
  teacher = await world.teacher();
});
afterEach(() => world.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await teacher.agent.call('GET /api/admin/questions', { query: { grade: 4, ...query } })).body;

const raceList = async (query: Record<string, string | number> = {}) =>
  (await list({ use: 'race', ...query })).questions as [ListedQuestion, ...ListedQuestion[]];

const RACE_CHOICE = {
  grade: 4,
  use: 'race',
  subject: 'Tawheed',
  type: 'choice',
  text: 'من الذي خلق السماوات والأرض؟',
  options: ['الله', 'البشر', 'الملائكة', 'الجن'],
  answer: 0,
  difficulty: 'easy',
  points: 5,
  source: 'مقرر التوحيد',
};

const add = (fields: object = {}) =>
  teacher.agent.call('POST /api/admin/questions', { body: { ...RACE_CHOICE, ...fields } });

const edit = ({ id, versionId, ...question }: ListedQuestion, change: object) =>
  teacher.agent.call('PUT /api/admin/questions/:id', {
    params: { id },
    body: {
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
      versionId,
      ...change,
    },
  });

const retire = (id: number, isRetired = true) =>
  teacher.agent.call('POST /api/admin/questions/:id/retire', { params: { id }, body: { isRetired } });

const bring = (rows: string[][], save = true) =>
  teacher.agent.call('POST /api/admin/questions/import', { body: { grade: 4, rows, save } });

const versionsOf = async (grade: Grade) =>
  (await raceVersions(world.deps.db, { grade, difficulty: 'easy' })).rows.map(({ id }) => id);

describe('the race’s questions', () => {
  it('are neither a pupil’s nor the street’s to read', async () => {
    const { agent } = await world.pupil();
    const params = { grade: 4 };
    expect((await agent.call('GET /api/admin/questions/race-sheet/:grade', { params })).status).toBe(403);
    expect((await agent.call('GET /api/admin/questions', { query: params })).status).toBe(403);
    const ofRace = new Set((await raceList()).map(({ text }) => text));
    const sheet = (await agent.call('GET /api/questions/sheet/:grade', { params })).body;
    expect(sheet.questions.map(({ number }) => number)).toEqual(Array.from({ length: BANK }, (_, at) => at + 1));
    expect(sheet.questions.filter(({ text }) => ofRace.has(text))).toEqual([]);
  });

  it('are of the same bank, after its own, numbered on their own', async () => {
    const [set] = await readRaceContent();
    const length = set?.questions.length ?? 0;
    const { questions, counts } = await list();
    expect(questions).toHaveLength(BANK + length);
    expect(counts).toEqual({ active: BANK + length, unreviewed: BANK + length, retired: 0 });
    expect((await list({ use: 'practice' })).questions).toHaveLength(BANK);
    const ofRace = await raceList();
    expect(ofRace.map(({ number, text, options, answer }) => [number, text, options[answer]])).toEqual(
      set?.questions.map(({ text, options, answer }, at) => [501 + at, text, options[answer]]),
    );
    const { body } = await teacher.agent.call('GET /api/admin/questions/race-sheet/:grade', { params: { grade: 4 } });
    expect(body.questions.map(({ number }) => number)).toEqual(ofRace.map(({ number }) => number));
  });

  it('are added with four options of which one is right, and asked in the next race', async () => {
    const { length } = await raceList();
    expect((await add({ options: ['الله', 'البشر', 'الجن'] })).error).toMatchObject({
      code: 'question_incomplete',
      fields: { options: expect.any(String) },
    });
    expect((await add({ type: 'truefalse', options: [] })).error.fields).toHaveProperty('type');
    expect((await add({ answer: 5 })).error.fields).toHaveProperty('answer');
    const { body } = await add();
    expect(body).toMatchObject({ use: 'race', number: 501 + length, reviewedAt: null });
    expect(await versionsOf(4)).toContain(body.versionId);
    expect((await add()).error.code).toBe('question_exists');
    expect((await add({ use: 'practice' })).body).toMatchObject({ use: 'practice', number: BANK + 1 });
    expect(await activeQuestions(world.deps.db, 4)).toHaveLength(BANK + 1);
  });

  it('are edited for the races to come, while one under way keeps its words', async () => {
    const pupils = [await world.student(), await world.student()].map(actorOf);
    const service = makeRaceService(world.deps, { tell: () => undefined, cut: () => undefined });
    for (const pupil of pupils) {
      const holder = `of-${pupil.studentId}`;
      await service.join(pupil, { difficulty: 'easy' }, { tabId: holder, socketId: holder });
    }
    world.forward(STARTING_MS / 1000);
    await service.ring();
    const { deck } = await world.deps.db.selectFrom('races').select('deck').executeTakeFirstOrThrow();
    const ids = JSON.parse(deck) as number[];
    const [asked] = await raceQuestions(world.deps.db, ids.slice(0, 1));
    const question = (await raceList()).find(({ versionId }) => versionId === ids[0]) as ListedQuestion;
    expect(asked?.text).toBe(question.text);
    const { body } = await edit(question, { text: 'كلام آخر تمامًا' });
    expect(await raceQuestions(world.deps.db, ids.slice(0, 1))).toEqual([asked]);
    const inUse = await versionsOf(4);
    expect(inUse).toContain(body.versionId);
    expect(inUse).not.toContain(ids[0]);
    expect((await raceQuestions(world.deps.db, [body.versionId]))[0]?.text).toBe('كلام آخر تمامًا');
    await service.forget();
  });

  it('follow the file as long as nobody of the staff touched them', async () => {
    const [untouched, signed] = await raceList();
    const { id, versionId } = signed as ListedQuestion;
    await teacher.agent.call('POST /api/admin/questions/:id/review', {
      params: { id },
      body: { isReviewed: true, versionId },
    });
    const ids = [untouched.id, id];
    await world.deps.db
      .updateTable('question_versions')
      .set({ text: 'قبل التصحيح' })
      .where('questionId', 'in', ids)
      .execute();
    await provideBanks(world.deps);
    const texts = (await raceList()).slice(0, 2).map(({ text }) => text);
    expect(texts).toEqual([untouched.text, 'قبل التصحيح']);
  });
});

describe('a set of the race', () => {
  /** Down to the least that a race needs. */
  const thin = async () => {
    const easy = await raceList({ difficulty: 'easy' });
    for (const { id } of easy.slice(RACE_SET_MIN)) expect((await retire(id)).status).toBe(200);
    return raceList({ difficulty: 'easy' });
  };

  it('is not made smaller than a race needs, by whatever way', async () => {
    const left = await thin();
    expect(left).toHaveLength(RACE_SET_MIN);
    const [first] = left;
    const before = await versionsOf(4);
    expect((await retire(first.id)).error).toMatchObject({ code: 'race_set_too_small' });
    expect((await edit(first, { difficulty: 'hard' })).error.code).toBe('race_set_too_small');
    const query = { grade: 4, use: 'race' };
    const { rows } = (await teacher.agent.call('GET /api/admin/questions/export', { query })).body;
    const [head, cells] = rows as [string[], string[]];
    const harder = cells.with(head.indexOf('الصعوبة'), 'صعب');
    expect((await bring([head, harder])).error.code).toBe('race_set_too_small');
    expect(await versionsOf(4)).toEqual(before);
    expect(await auditLines(world, 'question_edited')).toEqual([]);
    // With one more of the same difficulty there is room.
    expect((await add()).status).toBe(200);
    expect((await retire(first.id)).status).toBe(200);
  });

  it('counts what another grade lends, and does not lose it below its least', async () => {
    const lent = (await raceList({ grade: 5, difficulty: 'easy' }))[0];
    expect((await edit(lent, { alsoIn: [4] })).body.grades).toEqual([5, 4]);
    expect(await versionsOf(4)).toContain(lent.versionId);
    const own = (await raceList({ difficulty: 'easy' })).filter(({ id }) => id !== lent.id);
    for (const { id } of own.slice(RACE_SET_MIN - 1)) expect((await retire(id)).status).toBe(200);
    expect((await edit(lent, { alsoIn: [] })).error.code).toBe('race_set_too_small');
  });
});

describe('one question in several grades', () => {
  const first = async (query: Record<string, string | number> = {}) =>
    ((await list({ use: 'practice', ...query })).questions as [ListedQuestion])[0];
  const inGrade5 = async (id: number) =>
    (await list({ grade: 5 })).questions.find((question) => question.id === id) as ListedQuestion;

  it('is asked there under the next number, in one text, with one review', async () => {
    const question = await first({ type: 'truefalse' });
    const before = await activeQuestions(world.deps.db, 5);
    await teacher.agent.call('POST /api/admin/questions/:id/review', {
      params: { id: question.id },
      body: { isReviewed: true, versionId: question.versionId },
    });
    const { body } = await edit(question, { alsoIn: [5, 4] });
    expect(body).toMatchObject({ grade: 4, number: question.number, grades: [4, 5], versionId: question.versionId });
    const shared = await inGrade5(question.id);
    expect(shared).toMatchObject({ grade: 5, number: before.length + 1, grades: [4, 5], lessonId: null });
    expect(shared.reviewedBy).toBe(teacher.name);
    expect((await activeQuestions(world.deps.db, 5)).at(-1)?.text).toBe(question.text);
    // Edited from the list of the other grade, it is edited for both.
    await edit(shared, { text: 'من آداب الطعام أن أسمي الله.' });
    const texts = [await first({ type: 'truefalse' }), await inGrade5(question.id)];
    expect(texts.map(({ text, reviewedAt }) => [text, reviewedAt])).toEqual([
      ['من آداب الطعام أن أسمي الله.', null],
      ['من آداب الطعام أن أسمي الله.', null],
    ]);
    const lines = await auditLines(world, 'question_edited');
    expect(lines).toHaveLength(2);
    const latest = await first({ type: 'truefalse' });
    expect((await edit(latest, { alsoIn: [] })).body.grades).toEqual([4]);
    expect(await activeQuestions(world.deps.db, 5)).toEqual(before);
  });

  it('has a lesson of each grade', async () => {
    const question = await first({ type: 'truefalse' });
    await edit(question, { alsoIn: [5] });
    const ofGrade = (grade: Grade) => activeQuestions(world.deps.db, grade);
    const set = (grade: Grade, lessonId: string | null) =>
      teacher.agent.call('PUT /api/admin/questions/:id/lesson', {
        params: { id: question.id },
        body: { grade, lessonId },
      });
    expect((await set(6, null)).error.code).toBe('question_not_found');
    expect((await set(5, null)).status).toBe(200);
    await world.deps.db.updateTable('question_grades').set({ lessonId: 'g5-hijrah' }).execute();
    expect((await ofGrade(5)).at(-1)?.lessonId).toBe('g5-hijrah');
    expect((await ofGrade(4))[0]?.lessonId).toBe(question.lessonId);
  });

  it('is refused where its options are the grade’s, or the words are there already', async () => {
    const matching = await first({ type: 'matching' });
    expect((await edit(matching, { alsoIn: [5] })).error.code).toBe('question_of_one_grade');
    const question = await first({ type: 'truefalse' });
    const { id: _, ...other } = (await list({ grade: 5, type: 'truefalse' })).questions[0] as ListedQuestion;
    expect((await edit(question, { text: other.text })).status).toBe(200);
    const reworded = await first({ type: 'truefalse' });
    expect((await edit(reworded, { alsoIn: [5] })).error.code).toBe('question_exists');
    expect((await edit(reworded, { alsoIn: [7] })).status).toBe(400);
    expect(await world.deps.db.selectFrom('question_grades').selectAll().execute()).toEqual([]);
  });

  it('stays one where the other grade imports a table', async () => {
    const question = await first({ type: 'truefalse' });
    await edit(question, { alsoIn: [5] });
    const { rows } = (await teacher.agent.call('GET /api/admin/questions/export', { query: { grade: 5 } })).body;
    const body = { grade: 5, rows, save: false };
    const { body: report } = await teacher.agent.call('POST /api/admin/questions/import', { body });
    expect(report).toMatchObject({ added: 0, edited: 0, same: rows.length - 1 });
  });
});

describe('a table of the race', () => {
  const HEAD = [
    'السؤال',
    'النوع',
    'الإجابة',
    'الخيار 1',
    'الخيار 2',
    'الخيار 3',
    'الخيار 4',
    'المادة',
    'الصعوبة',
    'النقاط',
    'المصدر',
    'الاستعمال',
  ];
  const ROW = [
    'من ربك؟',
    'اختيار',
    '1',
    'الله',
    'النبي',
    'الملك',
    'القمر',
    'التوحيد',
    'سهل',
    '',
    'مقرر التوحيد',
    'السباق',
  ];

  it('adds to the race what says so, without points', async () => {
    const { length } = await raceList();
    expect((await bring([HEAD, ROW])).body).toMatchObject({ added: 1 });
    expect((await raceList()).at(-1)).toMatchObject({ number: 501 + length, text: 'من ربك؟' });
    expect((await bring([HEAD, ROW])).body).toMatchObject({ added: 0, same: 1 });
  });

  it('is refused with another use, no such use or too few options', async () => {
    const cell = (column: string, text: string) => ROW.with(HEAD.indexOf(column), text);
    const faultsOf = async (row: string[], head = HEAD) => (await bring([head, row], false)).body.rows[0]?.faults;
    expect(await faultsOf(cell('الاستعمال', 'الاختبار'))).toHaveProperty('الاستعمال');
    expect(await faultsOf(cell('الخيار 4', ''))).toHaveProperty('الخيار 1');
    const numbered = ['1', ...ROW];
    expect(await faultsOf(numbered, ['الرقم', ...HEAD])).toHaveProperty('الاستعمال');
    expect(await faultsOf(cell('الاستعمال', ''))).toHaveProperty('النقاط');
  });

  it('comes back unchanged', async () => {
    const { rows } = (await teacher.agent.call('GET /api/admin/questions/export', { query: { grade: 4 } })).body;
    expect((await bring(rows, false)).body).toMatchObject({ added: 0, edited: 0, same: rows.length - 1 });
  });
});

describe('what became of a question', () => {
  const by = (side: 0 | 1, isRight: boolean): Move => ({ by: side, afterMs: 2000, isRight });

  it('counts a race’s answers once, with the wrong options, and is no pupil’s to read', async () => {
    const pupils = [await world.pupil(), await world.pupil()] as const;
    await runRace(world.deps, [actorOf(pupils[0]), actorOf(pupils[1])], {
      startsAt: new Date(world.deps.clock().getTime() + 3_600_000),
      difficulty: 'easy',
      moves: [by(1, false), ...Array.from({ length: 10 }, () => by(0, true))],
    });
    const asked = (await raceList()).filter(({ attempts }) => attempts > 0);
    expect(asked).toHaveLength(10);
    expect(asked.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(11);
    expect(asked.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0)).toBe(10);
    const [missed] = asked.filter(({ mistakes }) => mistakes.length > 0) as [ListedQuestion];
    // The option that stood next to the right one on the screen.
    expect(missed).toMatchObject({ attempts: 2, correctAnswers: 1, successRate: 50 });
    expect(missed.mistakes).toEqual([{ option: expect.any(String), times: 1 }]);
    expect(missed.options).toContain(missed.mistakes[0]?.option);
    expect(missed.mistakes[0]?.option).not.toBe(missed.options[missed.answer]);
    // Whoever stores the result again counts nothing again.
    await world.deps.db.updateTable('races').set({ dueAt: world.deps.clock().toISOString() }).execute();
    const service = makeRaceService(world.deps, { tell: () => undefined, cut: () => undefined });
    await service.ring();
    await service.forget();
    expect(await world.deps.db.selectFrom('races').select('dueAt').execute()).toEqual([{ dueAt: null }]);
    expect((await raceList()).find(({ id }) => id === missed.id)).toEqual(missed);
    const hardest = await pupils[0].agent.call('GET /api/questions/hardest', { query: { grade: 4 } });
    expect(hardest.body.questions).toEqual([]);
    // An edit that moves the options leaves what was chosen with its words.
    await edit(missed, { options: missed.options.toReversed(), answer: 3 - missed.answer });
    const edited = (await raceList()).find(({ id }) => id === missed.id);
    expect(edited?.mistakes).toEqual(missed.mistakes);
  });
});
