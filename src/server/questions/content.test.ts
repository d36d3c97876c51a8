import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankFaults } from '#domain/questions/bank';
import { GRADES } from '#domain/roster/grades';
import { withQuestions } from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import { readBank, readContent } from './content.ts';
import { fillBanksIfEmpty } from './service.ts';

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
        expect(new Set(questions.map((question) => question[field])).size).toBe(3);
    }
  });
});

describe('the first questions of a school', () => {
  it.each(GRADES)('are those of the file of grade %d, numbered from one, with nobody’s review', async (grade) => {
    const active = await withQuestions(world, grade);
    const [bank] = (await readContent()).filter((each) => each.grade === grade);
    expect(active.map((row) => [row.number, row.text, row.answer, JSON.parse(row.options), row.staff_id])).toEqual(
      bank?.questions.map((question) => [question.number, question.text, question.answer, question.options, null]),
    );
    const rows = await world.deps.db
      .selectFrom('questions')
      .select(['content_key', 'reviewed_at', 'reviewed_by', 'retired_at'])
      .where('grade', '=', grade)
      .orderBy('number')
      .execute();
    expect(rows).toEqual(
      bank?.questions.map(({ key }) => ({ content_key: key, reviewed_at: null, reviewed_by: null, retired_at: null })),
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
      .set({ retired_at: '2026-02-01T00:00:00.000Z' })
      .where('id', '=', first?.question_id as number)
      .execute();
    expect(await withQuestions(world)).toHaveLength(others.length);
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
