import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldText, questionFaults, tidyQuestion } from '#domain/questions/bank';
import { DIFFICULTIES, QUESTION_TYPES, SUBJECTS } from '#domain/questions/kinds';
import type { Question } from '#domain/questions/questions';
import { questionsTable } from '#domain/questions/sheet';
import { hasUnsafeCharacters } from '#domain/roster/names';
import { sheetWords } from '#strings/questions/tables';
import { auditLines } from '#tests/audit';
import { writtenQuestions } from '#tests/content';
import { startWorld, type World } from '#tests/world';
import { changeOf, type Known, planImport, type School } from './import-plan.ts';

const BANK = writtenQuestions(4).length;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld({ gifts: ['questions'] });
  teacher = await world.teacher();
});
afterEach(() => world.close());

const bring = (rows: string[][], save = false) =>
  teacher.agent.call('POST /api/admin/questions/import', { body: { grade: 4, rows, save } });

const exported = async () =>
  (await teacher.agent.call('GET /api/admin/questions/export', { query: { grade: 4 } })).body;

const count = async () =>
  (await teacher.agent.call('GET /api/admin/questions', { query: { grade: 4, state: 'all' } })).body.questions.length;

const HEAD = ['السؤال', 'النوع', 'الإجابة', 'الخيار 1', 'الخيار 2', 'المادة', 'الصعوبة', 'النقاط', 'المصدر', 'التصحيح'];
const NEW_CHOICE = ['كم ركعة في الفجر؟', 'اختيار', '2', 'ثلاث', 'ركعتان', 'الفقه', 'سهل', '٤', 'مقرر الفقه', ''];
const NEW_FALSE = ['الظهر ركعتان.', 'صح وخطأ', 'خطأ', '', '', 'الفقه', 'سهل', '4', 'مقرر الفقه', 'الظهر أربع ركعات.'];

describe('importing questions', () => {
  it('previews what would change and changes nothing', async () => {
    const { body } = await bring([HEAD, NEW_CHOICE, [], NEW_FALSE]);
    expect(body).toMatchObject({ isSaved: false, added: 2, edited: 0, same: 0 });
    expect(body.rows).toEqual([
      { row: 2, text: NEW_CHOICE[0], change: 'add', faults: {} },
      { row: 4, text: NEW_FALSE[0], change: 'add', faults: {} },
    ]);
    expect(await count()).toBe(BANK);
    expect(await auditLines(world, 'questions_imported')).toEqual([]);
  });

  it('saves what the preview said, numbered on and unreviewed, in one audited step; brought again it adds nothing', async () => {
    const { body } = await bring([HEAD, NEW_CHOICE, NEW_FALSE], true);
    expect(body).toMatchObject({ isSaved: true, added: 2 });
    const query = { grade: 4, search: 'ركعة في الفجر' };
    const { questions } = (await teacher.agent.call('GET /api/admin/questions', { query })).body;
    expect(questions).toMatchObject([
      { number: BANK + 1, options: ['ثلاث', 'ركعتان'], answer: 1, points: 4, reviewedAt: null, subject: 'Fiqh' },
    ]);
    expect((await bring([HEAD, NEW_CHOICE, NEW_FALSE], true)).body).toMatchObject({ added: 0, edited: 0, same: 2 });
    const lines = await auditLines(world, 'questions_imported');
    expect(lines.map(({ details }) => JSON.parse(details ?? ''))).toEqual([
      { grade: 4, added: 2, changed: 0, unchanged: 0, added_numbers: [BANK + 1, BANK + 2], changed_numbers: [] },
    ]);
  });

  it('edits the question whose number a row has, and withdraws its review', async () => {
    const { rows } = await exported();
    const [head, first] = rows as [string[], string[]];
    const at = (column: string) => head.indexOf(column);
    const edited = first.with(at('النقاط'), '9').with(at('السؤال'), 'كلام آخر تمامًا');
    expect((await bring([head, edited], true)).body).toMatchObject({ added: 0, edited: 1 });
    const { questions } = (await teacher.agent.call('GET /api/admin/questions', { query: { grade: 4 } })).body;
    expect(questions[0]).toMatchObject({ number: 1, points: 9, text: 'كلام آخر تمامًا', reviewedAt: null });
  });

  it('keeps what the table has no column for', async () => {
    const { rows } = await exported();
    const [head, first] = rows as [string[], string[]];
    const without = (cells: string[]) =>
      cells.slice(0, -2).with(head.indexOf('النقاط'), cells === head ? 'النقاط' : '8');
    await bring([without(head), without(first)], true);
    const { questions } = (await teacher.agent.call('GET /api/admin/questions', { query: { grade: 4 } })).body;
    expect(questions[0]?.points).toBe(8);
    expect(questions[0]?.explanation).toBe(first.at(-2));
  });

  it('lets two questions swap their words', async () => {
    const { rows } = await exported();
    const [head, first, second] = rows as [string[], string[], string[]];
    const swapped = [
      [first[0] as string, ...second.slice(1)],
      [second[0] as string, ...first.slice(1)],
    ];
    expect((await bring([head, ...swapped], true)).body).toMatchObject({ edited: 2 });
  });

  it('names row and column of every fault, and saves nothing of a table that has one', async () => {
    const sound = NEW_FALSE.with(0, 'سؤال سليم').with(2, 'صح');
    const broken: [string, string[], string][] = [
      ['an unknown subject', NEW_CHOICE.with(5, 'الحساب'), 'المادة'],
      ['an unknown type', NEW_CHOICE.with(1, 'مقالي'), 'النوع'],
      ['an unknown difficulty', NEW_CHOICE.with(6, 'مستحيل'), 'الصعوبة'],
      ['points in words', NEW_CHOICE.with(7, 'أربع'), 'النقاط'],
      ['too many points', NEW_CHOICE.with(7, '21'), 'النقاط'],
      ['no source', NEW_CHOICE.with(8, ''), 'المصدر'],
      ['no text', NEW_CHOICE.with(0, ''), 'السؤال'],
      ['an answer that is no option', NEW_CHOICE.with(2, 'خمس'), 'الإجابة'],
      ['an answer past the options', NEW_CHOICE.with(2, '3'), 'الإجابة'],
      ['the same option twice', NEW_CHOICE.with(4, 'ثلاث').with(2, '1'), 'الخيار 1'],
      ['a false sentence without a correction', NEW_FALSE.with(9, ''), 'التصحيح'],
      ['a side that is neither', NEW_FALSE.with(2, 'ربما'), 'الإجابة'],
      ['a text that turns around', NEW_CHOICE.with(0, 'من\u202eربك'), 'السؤال'],
      ['an option of 121 letters', NEW_CHOICE.with(4, 'س'.repeat(121)).with(2, '1'), 'الخيار 2'],
    ];
    for (const [what, row, column] of broken) {
      const { body } = await bring([HEAD, sound, row]);
      expect([body.rows[0]?.change, body.rows[1]?.change], what).toEqual(['add', 'error']);
      expect(Object.keys(body.rows[1]?.faults ?? {}), what).toContain(column);
      const saved = await bring([HEAD, sound, row], true);
      expect([saved.status, saved.error.code], what).toEqual([422, 'question_import_has_errors']);
      expect(saved.error.message).toBe('في الجدول أخطاء، لم يُحفظ شيء');
    }
    expect(await count()).toBe(BANK);
  });

  it('says which columns are missing, and which stand there twice', async () => {
    const { body } = await bring([HEAD.slice(0, 8), NEW_CHOICE]);
    expect(body.rows).toMatchObject([{ row: 1, change: 'error', faults: { المصدر: 'لا يوجد هذا العمود في الجدول' } }]);
    const twice = await bring([[...HEAD, 'السؤال'], NEW_CHOICE]);
    expect(Object.keys(twice.body.rows[0]?.faults ?? {})).toEqual(['السؤال']);
  });

  it('refuses a question that the table or the school has already, and a number that nobody has', async () => {
    const { rows } = await exported();
    const [head, first, second] = rows as [string[], string[], string[]];
    const faults = async (table: string[][]) => (await bring(table)).body.rows.map((row) => row.faults);
    expect(await faults([HEAD, NEW_CHOICE, NEW_CHOICE.with(0, 'كم ركعةً في الفجر')])).toEqual([
      {},
      { السؤال: 'تكرّر نص السؤال في الجدول' },
    ]);
    expect(await faults([head, second.with(0, first[0] as string)])).toEqual([
      { السؤال: 'هذا السؤال موجود في الصف نفسه' },
    ]);
    expect(await faults([head, first, first.with(3, 'غيره')])).toEqual([{}, { الرقم: 'تكرّر رقم السؤال في الجدول' }]);
    for (const number of ['99', 'س', '٠'])
      expect(Object.keys((await faults([head, first.with(0, number).with(3, 'غيره')]))[0] ?? {})).toEqual(['الرقم']);
  });

  it('refuses more rows, columns or letters than anybody has', async () => {
    const tooMuch = [
      [HEAD, ...Array.from({ length: 501 }, () => NEW_CHOICE)],
      [Array.from({ length: 31 }, () => 'س')],
      [HEAD, ['س'.repeat(601)]],
    ];
    for (const rows of tooMuch) expect((await bring(rows, true)).status).toBe(400);
  });

  it('takes 500 at once', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => NEW_CHOICE.with(0, `سؤال رقم ${n}`));
    expect((await bring([HEAD, ...rows], true)).body).toMatchObject({ isSaved: true, added: 500 });
  });

  it('sent twice at once adds everything once', async () => {
    const answers = await Promise.all([bring([HEAD, NEW_CHOICE], true), bring([HEAD, NEW_CHOICE], true)]);
    expect(answers.map(({ body }) => body.added).toSorted()).toEqual([0, 1]);
    expect(await count()).toBe(BANK + 1);
  });

  it('has nothing to say of a table without a row', async () => {
    expect((await bring([HEAD], true)).body).toMatchObject({ added: 0, edited: 0, same: 0, rows: [] });
  });
});

describe('exporting questions', () => {
  it('gives a table that can be imported again without a change', async () => {
    const { fileName, rows } = await exported();
    expect(fileName).toBe('himma-questions-4.csv');
    expect(rows).toHaveLength(BANK + 1);
    const { body } = await bring(rows, true);
    expect(body).toMatchObject({ added: 0, edited: 0, same: BANK });
  });

  it('leaves out what is retired', async () => {
    const query = { grade: 4, search: '7' };
    const { questions } = (await teacher.agent.call('GET /api/admin/questions', { query })).body;
    const params = { id: questions.find(({ number }) => number === 7)?.id };
    await teacher.agent.call('POST /api/admin/questions/:id/retire', { params, body: { isRetired: true } });
    const { rows } = await exported();
    expect(rows.map(([number]) => number)).not.toContain('7');
    const [head = [], first = []] = rows;
    const again = (await bring([head, ['7', ...first.slice(1)]], true)).error;
    expect(again.code).toBe('question_import_has_errors');
  });
});

const words = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom('', '', "'", '=', "'=", '+', '-', '@', '1', '٢'),
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom('سؤال', 'أ', '7'),
    )
    .map((parts) => parts.join('').normalize('NFC').trim())
    .filter((text) => !hasUnsafeCharacters(text) && foldText(text) !== '');

const MATCHING = ['أ', '2', '1', 'د', '=هـ'];

const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    grade: fc.constant(4 as const),
    subject: fc.constantFrom(...SUBJECTS),
    type: fc.constantFrom(...QUESTION_TYPES),
    text: words(40),
    options: fc.uniqueArray(words(8), { minLength: 2, maxLength: 6, selector: foldText }),
    answer: fc.nat(5),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    points: fc.integer({ min: 3, max: 20 }),
    source: words(40),
    correction: fc.option(words(40)),
    explanation: fc.option(words(40)),
  })
  .map((question) => tidyQuestion(question, MATCHING))
  .filter((question) => questionFaults(question, MATCHING).length === 0);

it('import(export) changes nothing, whatever the questions say', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyQuestion, { maxLength: 5, selector: ({ text }) => foldText(text) }), (questions) => {
      const known = questions.map(
        (question, at): Known => ({
          id: at + 100,
          number: at + 1,
          use: 'practice',
          grades: [4],
          question,
          isRetired: false,
        }),
      );
      const school: School = { grade: 4, matchingOptions: MATCHING, known };
      const table = questionsTable(
        sheetWords,
        known.map(({ number, use, question }) => ({ ...question, number, use })),
      );
      const plan = planImport(table, school);
      expect(plan.map((row) => [changeOf(row), row.faults])).toEqual(known.map(() => ['same', {}]));
    }),
  );
});
