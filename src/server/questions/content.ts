import { join } from 'node:path';
import { z } from 'zod';
import { type Bank, optionsFor, spelledOut, tidyQuestion } from '#domain/questions/bank';
import type { QuestionUse } from '#domain/questions/kinds';
import { FALSE_PLACE, MATCHING_OPTIONS, OPTION_TEXT_MAX, TRUE_PLACE } from '#domain/questions/questions';
import { GRADES, type Grade } from '#domain/roster/grades';
import { readContentFile } from '#server/platform/content';
import type { Deps } from '#server/platform/deps';
import { CONTENT_ROOT } from '#server/root';
import { grade, shortText } from '#wire/fields';
import { questionFields } from '#wire/questions';
import { isSameQuestion, matchingOptionsOf, onBanks } from './bank.ts';
import * as queries from './bank-queries.ts';
import { presentQuestion } from './present.ts';
import { type KeyedQuestion, type RaceContent, readRaceContent } from './race-content.ts';

const CONTENT = join(CONTENT_ROOT, 'questions');

/** As people write it: the answer in words, held to the same limits as what staff type. */
const writtenQuestion = questionFields.omit({ grade: true, answer: true }).extend({
  id: z.string().regex(/^g[456]-[hftq]-\d\d$/u),
  answer: z.union([z.boolean(), z.string()]),
  /** Of the curriculum. */
  lesson: z.string(),
});

const writtenBank = z.strictObject({
  grade,
  matchingOptions: z.array(shortText(OPTION_TEXT_MAX)).length(MATCHING_OPTIONS),
  questions: z.array(writtenQuestion.strict()).min(1),
});

interface ContentQuestion extends KeyedQuestion {
  readonly lesson: string;
}

export interface ContentBank extends Bank {
  readonly grade: Grade;
  readonly questions: readonly ContentQuestion[];
}

type Written = z.infer<typeof writtenQuestion>;

/** An answer that is no option gets a place that none has, which the rules of a bank find. */
export const placeOf = (answer: Written['answer'], options: readonly string[]): number => {
  if (typeof answer === 'boolean') return answer ? TRUE_PLACE : FALSE_PLACE;
  return options.indexOf(answer);
};

export const readBank = async (path: string): Promise<ContentBank> => {
  const { questions, ...bank } = await readContentFile(path, writtenBank, 'bank of questions');
  const matchingOptions = bank.matchingOptions.map(spelledOut);
  const convert = ({ id, answer, lesson, ...written }: Written, index: number): ContentQuestion => {
    const place = placeOf(answer, optionsFor(written, bank.matchingOptions));
    const question = tidyQuestion({ ...written, grade: bank.grade, answer: place }, matchingOptions);
    return { ...question, key: id, lesson, number: index + 1 };
  };
  return { grade: bank.grade, matchingOptions, questions: questions.map(convert) };
};

/** What every school begins with. */
export const readContent = (folder = CONTENT): Promise<ContentBank[]> =>
  Promise.all(GRADES.map((each) => readBank(join(folder, `grade-${each}.json`))));

/** Questions are retired and never deleted, so a grade is without any only before its first day. */
const fillEmptyGrades = async (
  deps: Deps,
  use: QuestionUse,
  read: () => Promise<readonly (RaceContent & Partial<Pick<Bank, 'matchingOptions'>>)[]>,
): Promise<void> => {
  if ((await queries.listGradesWith(deps.db, use)).length === GRADES.length) return;
  const content = await read();
  await onBanks(deps, async (trx) => {
    const filled = await queries.listGradesWith(trx, use);
    const written = { staffId: null, at: deps.clock().toISOString() };
    for (const { grade: ofGrade, questions, matchingOptions } of content.filter(
      (each) => !filled.includes(each.grade),
    )) {
      if (matchingOptions) await queries.insertBank(trx, ofGrade, matchingOptions);
      await queries.insertQuestions(trx, { grade: ofGrade, use }, questions, written);
    }
  });
};

export const fillBanksIfEmpty = (deps: Deps): Promise<void> => fillEmptyGrades(deps, 'practice', readContent);
export const fillRaceQuestions = (deps: Deps): Promise<void> => fillEmptyGrades(deps, 'race', readRaceContent);

type Untouched = Awaited<ReturnType<typeof queries.listUntouched>>[number];

/** The questions whose words in the file are no longer the school's. */
const differing = (questions: readonly KeyedQuestion[], rows: readonly Untouched[]) => {
  const byKey = new Map(rows.map((row) => [row.contentKey, row]));
  return questions.flatMap((question) => {
    const row = byKey.get(question.key);
    return row && !isSameQuestion(presentQuestion(row), question) ? [{ id: row.questionId, question }] : [];
  });
};

/** Where the school's matching questions share other options, the file's would not fit them. */
const fitting = ({ questions, matchingOptions }: ContentBank, ofSchool: readonly string[]) => {
  const sharesOptions = JSON.stringify(matchingOptions) === JSON.stringify(ofSchool);
  return questions.filter(({ type }) => sharesOptions || type !== 'matching');
};

/**
 * What every school begins with, in practice and in the race, and later what was corrected in it: a question that nobody
 * of the staff has written, signed or retired is asked in the words of the file. Games and races under way are judged by
 * the words that they showed.
 */
export const provideBanks = async (deps: Deps): Promise<void> => {
  await fillBanksIfEmpty(deps);
  await fillRaceQuestions(deps);
  const [banks, sets] = [await readContent(), await readRaceContent()];
  const corrections = async (executor: Deps['db']) => {
    const written = sets.flatMap(({ questions }) => questions);
    for (const bank of banks) written.push(...fitting(bank, await matchingOptionsOf(executor, bank.grade)));
    return differing(written, await queries.listUntouched(executor));
  };
  if ((await corrections(deps.db)).length === 0) return;
  await onBanks(deps, async (trx) => {
    // Another process may have brought them meanwhile.
    const edits = await corrections(trx);
    if (edits.length > 0) await queries.insertVersions(trx, edits, { staffId: null, at: deps.clock().toISOString() });
  });
  deps.live.tell('staff', 'questions');
};
