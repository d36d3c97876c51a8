import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankFaults } from '#domain/questions/bank';
import { GRADES } from '#domain/roster/grades';
import { withQuestions } from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import { readBank, readContent } from './content.ts';
import { fillBanksIfEmpty, provideBanks } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

describe('the questions of the repository', () => {
  it('have no fault', async () => {
    const content = await readContent();
    expect(content.map((bank) => [bank.grade, bankFaults(bank)])).toEqual([
      [4, []],
      [5, []],
      [6, []],
    ]);
  });

  it('are 39 or more for each grade, of three subjects, three types and three difficulties', async () => {
    for (const { questions } of await readContent()) {
      expect(questions.length).toBeGreaterThanOrEqual(39);
      for (const field of ['subject', 'type', 'difficulty'] as const)
        expect(new Set(questions.map((question) => question[field])).size).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the first questions of a school', () => {
  it.each(GRADES)('are those of the file of grade %d, numbered from one, with nobody’s review', async (grade) => {
    const active = await withQuestions(world, grade);
    const [bank] = (await readContent()).filter((each) => each.grade === grade);
    expect(active.map((row) => [row.number, row.text, row.answer, JSON.parse(row.options), row.staffId])).toEqual(
      bank?.questions.map((question) => [question.number, question.text, question.answer, question.options, null]),
    );
    const rows = await world.deps.db
      .selectFrom('questions')
      .select(['contentKey', 'reviewedAt', 'reviewedBy', 'retiredAt'])
      .where('grade', '=', grade)
      .orderBy('number')
      .execute();
    expect(rows).toEqual(
      bank?.questions.map(({ key }) => ({ contentKey: key, reviewedAt: null, reviewedBy: null, retiredAt: null })),
    );
  });

  it('are loaded once, however often and by however many processes at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => fillBanksIfEmpty(world.deps)));
    const { count } = await world.deps.db
      .selectFrom('question_versions')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    const banks = await readContent();
    expect(Number(count)).toBe(banks.flatMap(({ questions }) => questions).length);
  });

  it('stay as staff left them', async () => {
    const [first, ...others] = await withQuestions(world);
    await world.deps.db
      .updateTable('questions')
      .set({ retiredAt: '2026-02-01T00:00:00.000Z' })
      .where('id', '=', first?.questionId as number)
      .execute();
    expect(await withQuestions(world)).toHaveLength(others.length);
  });
});

describe('what is corrected in the files', () => {
  const WORN = 'كما كان السؤال قبل التصحيح';
  const wear = async (ids: readonly number[]) => {
    await world.deps.db.updateTable('question_versions').set({ text: WORN }).where('questionId', 'in', ids).execute();
  };
  const textsOf = async (ids: readonly number[]) => {
    const rows = await withQuestions(world);
    return ids.map((id) => rows.find(({ questionId }) => questionId === id)?.text);
  };
  const firstOnes = async () => {
    const rows = await withQuestions(world);
    return {
      ids: rows.slice(0, 3).map(({ questionId }) => questionId),
      texts: rows.slice(0, 3).map(({ text }) => text),
    };
  };

  it('reaches a school that has begun, as a new version, once, however many processes start', async () => {
    const { ids, texts } = await firstOnes();
    await wear(ids);
    await Promise.all(Array.from({ length: 4 }, () => provideBanks(world.deps)));
    expect(await textsOf(ids)).toEqual(texts);
    const versions = await world.deps.db
      .selectFrom('question_versions')
      .select(['text', 'staffId'])
      .where('questionId', '=', ids[0] as number)
      .orderBy('id')
      .execute();
    expect(versions).toEqual([
      { text: WORN, staffId: null },
      { text: texts[0], staffId: null },
    ]);
  });

  it('leaves what staff wrote, signed or retired', async () => {
    const { ids } = await firstOnes();
    const [written, signed, retired] = ids as [number, number, number];
    const { id: staffId } = await world.teacher();
    await wear(ids);
    const { db } = world.deps;
    await db.updateTable('question_versions').set({ staffId }).where('questionId', '=', written).execute();
    const at = '2026-02-01T00:00:00.000Z';
    await db.updateTable('questions').set({ reviewedAt: at, reviewedBy: staffId }).where('id', '=', signed).execute();
    await db.updateTable('questions').set({ retiredAt: at }).where('id', '=', retired).execute();
    await provideBanks(world.deps);
    expect(await textsOf([written, signed])).toEqual([WORN, WORN]);
    const rows = await db.selectFrom('question_versions').select('text').where('questionId', 'in', ids).execute();
    expect(rows.map(({ text }) => text)).toEqual([WORN, WORN, WORN]);
  });

  it('brings nothing where nothing was corrected', async () => {
    await provideBanks(world.deps);
    const count = async () => (await world.deps.db.selectFrom('question_versions').select('id').execute()).length;
    const before = await count();
    await provideBanks(world.deps);
    expect(await count()).toBe(before);
  });
});

describe('a file of questions', () => {
  const written = async (change: (bank: { questions: object[] }) => void) => {
    const bank = JSON.parse(await readFile('content/questions/grade-4.json', 'utf8'));
    change(bank);
    const path = join(world.deps.config.dataDir, 'bank.json');
    await writeFile(path, JSON.stringify(bank));
    return readBank(path);
  };

  it.each([
    ['an unknown subject', { subject: 'Maths' }, 'subject'],
    ['no source', { source: ' ' }, 'source'],
    ['a word that means nothing here', { corection: 'x' }, 'corection'],
    ['more points than there are', { points: 21 }, 'points'],
  ])('with %s is not read, and the error says where', async (_, mistake, field) => {
    const reading = written(({ questions }) => void Object.assign(questions[1] as object, mistake));
    await expect(reading).rejects.toThrow(field);
    await expect(reading).rejects.toThrow('questions[1]');
  });

  it('finds the place of an answer in words, also in the list that matching questions share', async () => {
    const { questions, matchingOptions } = await written(() => undefined);
    const byKey = (key: string) => questions.find((question) => question.key === key);
    expect(byKey('g4-h-02')).toMatchObject({ type: 'truefalse', options: [], answer: 1 });
    expect(byKey('g4-f-01')).toMatchObject({ options: matchingOptions, answer: matchingOptions.indexOf('الصلاة') });
  });
});
