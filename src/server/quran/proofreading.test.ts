import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideFirstTerm } from '#server/calendar/service';
import { provideCurricula } from '#server/curriculum/service';
import { CONTENT_ROOT } from '#server/root';
import { readCatalogue } from '#server/store/catalogue';
import { cellsOf, examFields, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { ask, reword, withQuestions } from '#tests/practice';
import { falsified, publishedVerse } from '#tests/verses';
import { startWorld, type World } from '#tests/world';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';
import type { AdminQuestion } from '#wire/questions';
import { falseVersesIn } from './service.ts';

let world: World;
let agent: Awaited<ReturnType<World['admin']>>['agent'];
let pupilId: number;
let truth: string;
let falsehood: string;
beforeEach(async () => {
  world = await startWorld();
  ({ agent } = await world.admin());
  pupilId = (await world.pupil({ grade: 4 })).id;
  truth = await publishedVerse(112, 1);
  falsehood = falsified(truth);
});
afterEach(() => world.close());

const QUESTION = {
  grade: 4,
  subject: 'Tawheed',
  type: 'choice',
  text: 'ما معنى الأحد؟',
  options: ['الواحد', 'الرازق', 'الخالق'],
  answer: 0,
  difficulty: 'easy',
  points: 5,
  source: 'مقرر التوحيد',
  correction: null,
  explanation: null,
};
const addQuestion = (more: object) => agent.call('POST /api/admin/questions', { body: { ...QUESTION, ...more } });
const editQuestion = ({ id, versionId }: AdminQuestion, more: object) =>
  agent.call('PUT /api/admin/questions/:id', { params: { id }, body: { ...QUESTION, versionId, ...more } });

const withText = (place: number, more: object) => {
  const fields = examFields();
  return { ...fields, questions: fields.questions.map((each, at) => (at === place ? { ...each, ...more } : each)) };
};
const beginTerm = async () => {
  await provideFirstTerm(world.deps);
  await provideCurricula(world.deps);
};
const withLesson = async (topic: string) => {
  await beginTerm();
  const entry = { id: null, strand: 'Tawheed', unit: null, topic, verses: null };
  const { version, term } = (await agent.call('GET /api/admin/curriculum', { query: { grade: 4 } })).body;
  const weeks = Array.from({ length: 10 }, (_, week) => ({ quran: [], islamic: week === 0 ? [entry] : [] }));
  return { termId: term.id, version, weeks };
};

type Answer = { readonly status: number; readonly error: { code: string; fields?: Record<string, string> } };

/** Everything that staff write and pupils read, by the field that holds it. */
const DOORS: Readonly<Record<string, readonly [field: string, write: (text: string) => Promise<unknown>]>> = {
  'the text of a question': ['text', (text) => addQuestion({ text })],
  'an option': ['options/1', (text) => addQuestion({ options: ['الواحد', text, 'الخالق'] })],
  'the explanation of a question': ['explanation', (explanation) => addQuestion({ explanation })],
  'the correction of a sentence': [
    'correction',
    (correction) => addQuestion({ type: 'truefalse', options: [], answer: 1, correction }),
  ],
  'the source of a question': ['source', (source) => addQuestion({ source })],
  'a question of the race': [
    'text',
    (text) => addQuestion({ use: 'race', text, options: ['الواحد', 'الرازق', 'الخالق', 'المالك'] }),
  ],
  'the options that matching questions share': [
    'options/4',
    (text) =>
      agent.call('PUT /api/admin/questions/matching/:grade', {
        params: { grade: 4 },
        body: { options: ['أ', 'ب', 'ج', 'د', text] },
      }),
  ],
  'a question of an exam': [
    'questions/3/explanation',
    (explanation) => agent.call('POST /api/admin/exams', { body: withText(3, { explanation }) }),
  ],
  'a lesson of the curriculum': [
    'weeks/0/islamic/0/topic',
    async (topic) =>
      agent.call('PUT /api/admin/curriculum/:grade', { params: { grade: 4 }, body: await withLesson(topic) }),
  ],
  'a message': [
    'text',
    async (text) => {
      const to = { kind: 'students', ids: [pupilId] };
      return agent.call('POST /api/admin/messages', { body: { to, text, requestKey: randomUUID() } });
    },
  ],
  'a gift': [
    'title',
    async (title) => {
      const gift = { to: { kind: 'students', ids: [pupilId] }, source: 'daily', type: 'points', amount: 5, title };
      return agent.call('POST /api/admin/rewards', { body: { ...gift, requestKey: randomUUID() } });
    },
  ],
  'the rules of a contest': [
    'rules',
    (rules) =>
      agent.call('POST /api/admin/contests', {
        body: {
          title: 'مسابقة الربيع',
          rules,
          startsAt: '2026-02-01T07:00:00Z',
          endsAt: '2026-02-08T07:00:00Z',
          prizeCoins: 100,
          sharePool: 400,
        },
      }),
  ],
  'something in the store': [
    'description',
    async (description) =>
      agent.call('POST /api/admin/store/items', { body: { ...(await readCatalogue())[0], description } }),
  ],
  'a privilege that is offered': [
    'description',
    (description) => agent.call('POST /api/admin/privileges/offers', { body: { text: 'يؤم الصف', description } }),
  ],
  'the note of a slip': [
    'note',
    async (note) => {
      const body = {
        studentIds: [pupilId],
        incident: { type: 'absent' },
        logDate: '2026-02-01',
        note,
        requestKey: randomUUID(),
      };
      return agent.call('POST /api/admin/penalties/logs', { body });
    },
  ],
  'the reason of an adjustment': [
    'note',
    async (note) => {
      const body = { studentId: pupilId, type: 'points', amount: 3, note, requestKey: randomUUID() };
      return agent.call('POST /api/admin/ledger', { body });
    },
  ],
  'the list of updates': [
    'items/0/text',
    (text) =>
      agent.call('PUT /api/admin/checklist', { body: { items: [{ text, status: 'planned', forPupils: true }] } }),
  ],
};

const auditCount = async () => (await world.deps.db.selectFrom('audit_log').select('id').execute()).length;

describe.each(Object.entries(DOORS))('%s', (_, [field, write]) => {
  it('holds no verse that is not in the Quran: the refusal tells the verse, and nothing is saved', async () => {
    const before = await auditCount();
    const { status, error } = (await write(`﴿${falsehood}﴾`)) as Answer;
    expect([status, error.code]).toEqual([422, 'verse_not_published']);
    expect(error.fields?.[field]).toContain(`﴿${truth}﴾`);
    expect(error.fields?.[field]).toContain(`«${falsehood.split(' ').at(-1)}»`);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect(await auditCount()).toBe(before);
  });

  it('holds no verse but for a word, whatever it stands between', async () => {
    const { status, error } = (await write('«إن الله لا يغفر أن يكفر به»')) as Answer;
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([422, 'verse_not_published', [field]]);
    expect(error.fields?.[field]).toContain('«يكفر»');
  });

  it('cites no verse that is not there', async () => {
    const before = await auditCount();
    const { status, error } = (await write('سورة الإخلاص: 9')) as Answer;
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([422, 'verse_not_published', [field]]);
    expect(await auditCount()).toBe(before);
  });

  it('holds and cites what is published', async () => {
    expect(((await write(`﴿${truth}﴾ [الإخلاص: 1]`)) as Answer).status).toBe(200);
  });
});

describe('a question', () => {
  it('is not edited into a false verse, nor under the number of another', async () => {
    const { body } = await addQuestion({ text: `أكمل: ﴿${truth}﴾`, source: 'سورة الإخلاص، الآية 1' });
    const altered = await editQuestion(body, { text: `أكمل: ﴿${falsehood}﴾`, source: 'سورة الإخلاص، الآية 1' });
    expect([altered.status, altered.error.code]).toEqual([422, 'verse_not_published']);
    const misplaced = await editQuestion(body, { text: `أكمل: ﴿${truth}﴾`, source: 'سورة الفلق، الآية 1' });
    expect(misplaced.error.fields?.text).toContain(`﴿${await publishedVerse(113, 1)}﴾`);
    const { questions } = (await agent.call('GET /api/admin/questions', { query: { grade: 4 } })).body;
    expect(questions).toMatchObject([{ id: body.id, versionId: body.versionId, text: `أكمل: ﴿${truth}﴾` }]);
  });

  it('that has one from before is neither reviewed nor asked again', async () => {
    const id = await ask(world, 4, { text: `أكمل: ﴿${falsehood}﴾` });
    const [question] = (await agent.call('GET /api/admin/questions', { query: { grade: 4 } })).body.questions;
    const versionId = question?.versionId as number;
    const review = () =>
      agent.call('POST /api/admin/questions/:id/review', { params: { id }, body: { isReviewed: true, versionId } });
    const retire = (isRetired: boolean) =>
      agent.call('POST /api/admin/questions/:id/retire', { params: { id }, body: { isRetired } });
    const refused = await review();
    expect([refused.status, refused.error.code]).toEqual([422, 'verse_not_published']);
    expect(refused.error.fields?.text).toContain(`﴿${truth}﴾`);
    expect((await retire(true)).status).toBe(200);
    expect((await retire(false)).error.code).toBe('verse_not_published');
    const { questions } = (await agent.call('GET /api/admin/questions', { query: { grade: 4, state: 'all' } })).body;
    expect(questions).toMatchObject([{ reviewedAt: null, retiredAt: expect.any(String) }]);
    await reword(world, id, { text: `أكمل: ﴿${truth}﴾` });
    expect((await retire(false)).status).toBe(200);
  });

  it('comes with no such verse from a table, which names the row and the column', async () => {
    await withQuestions(world);
    const head = ['السؤال', 'النوع', 'الإجابة', 'الخيار 1', 'الخيار 2', 'المادة', 'الصعوبة', 'النقاط', 'المصدر'];
    const row = (text: string, option: string, source: string) =>
      [text, 'اختيار', '1', 'نعم', option, 'التوحيد', 'سهل', '4', source] as string[];
    const bring = (rows: string[][], save: boolean) =>
      agent.call('POST /api/admin/questions/import', { body: { grade: 4, rows: [head, ...rows], save } });
    const rows = [
      row(`أكمل: ﴿${truth}﴾`, 'لا', 'سورة الإخلاص: 1'),
      row(`أكمل: ﴿${falsehood}﴾`, 'لا', 'مقرر التوحيد'),
      row('أي خيار؟', `﴿${falsehood}﴾`, 'سورة الإخلاص: 9'),
    ];
    const { body } = await bring(rows, false);
    expect(body.rows.map(({ row: at, change, faults }) => [at, change, Object.keys(faults)])).toEqual([
      [2, 'add', []],
      [3, 'error', ['السؤال']],
      [4, 'error', ['المصدر', 'الخيار 2']],
    ]);
    expect(body.rows[1]?.faults.السؤال).toContain(`﴿${truth}﴾`);
    const saved = await bring(rows, true);
    expect([saved.status, saved.error.code]).toEqual([422, 'question_import_has_errors']);
    expect((await bring(rows.slice(0, 1), true)).body).toMatchObject({ isSaved: true, added: 1 });
  });
});

describe('an exam', () => {
  it('that has a false verse from before is neither reviewed nor published', async () => {
    const id = await madeExam({ agent });
    await typeCells({ agent }, id, cellsOf(pupilId, RIGHT));
    const questions = withText(2, { text: `﴿${falsehood}﴾` }).questions;
    const store = (of: object[]) =>
      world.deps.db
        .updateTable('exams')
        .set({ questions: JSON.stringify(of) })
        .where('id', '=', id)
        .execute();
    await store(questions);
    const review = (place: number) =>
      agent.call('POST /api/admin/exams/:id/review', { params: { id }, body: { place, isReviewed: true, version: 1 } });
    const refused = await review(2);
    expect([refused.status, refused.error.code]).toEqual([422, 'verse_not_published']);
    expect(refused.error.fields?.text).toContain(`﴿${truth}﴾`);
    expect((await review(3)).status).toBe(200);
    const published = await publish({ agent }, id);
    expect(published.error.fields?.['questions/2/text']).toContain(`﴿${truth}﴾`);
    await store(withText(2, { text: `﴿${truth}﴾` }).questions);
    expect((await review(2)).status).toBe(200);
    expect((await publish({ agent }, id)).status).toBe(200);
  });

  it('is not edited into one', async () => {
    const id = await madeExam({ agent });
    const { requestKey: _, grade: __, ...fields } = withText(5, { source: 'سورة البركة، الآية 2' });
    const { error } = await agent.call('PUT /api/admin/exams/:id', { params: { id }, body: { ...fields, version: 1 } });
    expect([error.code, Object.keys(error.fields ?? {})]).toEqual(['verse_not_published', ['questions/5/source']]);
  });
});

describe('a table of lessons', () => {
  it('names the row and the column of a false verse, and saves nothing', async () => {
    await beginTerm();
    const { term } = (await agent.call('GET /api/admin/curriculum', { query: { grade: 4 } })).body;
    const bring = (rows: string[][], seen: number | null) =>
      agent.call('POST /api/admin/curriculum/:grade/import', {
        params: { grade: 4 },
        body: { termId: term.id, rows, seen },
      });
    const rows = (words: string) => [['التوحيد', '1', 'سورة الإخلاص: 9', `تدبر ﴿${words}﴾`, '']];
    const { body } = await bring(rows(falsehood), null);
    expect(body.faults.map(({ row, column }) => [row, column])).toEqual([
      [1, 3],
      [1, 4],
    ]);
    expect(body.faults[1]?.fault).toContain(`﴿${truth}﴾`);
    expect((await bring(rows(falsehood), body.seen)).body.isSaved).toBe(false);
    const sound = [['التوحيد', '1', 'سورة الإخلاص: 1', `تدبر ﴿${truth}﴾`, '']];
    expect((await bring(sound, body.seen)).body).toMatchObject({ isSaved: true, faults: [] });
  });
});

it('has nothing to say of what every school begins with', async () => {
  const files = (await readdir(CONTENT_ROOT, { recursive: true })).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const content = JSON.parse(await readFile(join(CONTENT_ROOT, file), 'utf8'));
    expect(await falseVersesIn(content), file).toEqual({});
  }
  expect(files.length).toBeGreaterThan(10);
});

it('is asked at every door of staff but these, whose services answer row by row or only compare', () => {
  const own = Object.entries(contract as Record<string, Endpoint>).filter(
    ([, { holdsVersesItself }]) => holdsVersesItself,
  );
  expect(own.map(([key]) => key).toSorted()).toEqual([
    'POST /api/admin/curriculum/:grade/import',
    'POST /api/admin/questions/import',
    'POST /api/admin/quran/compare',
  ]);
});
