import { join } from 'node:path';
import { z } from 'zod';
import { type Bank, type NumberedQuestion, optionsFor, spelledOut, tidyQuestion } from '#domain/questions/bank';
import { FALSE_PLACE, MATCHING_OPTIONS, OPTION_TEXT_MAX, TRUE_PLACE } from '#domain/questions/questions';
import { GRADES, type Grade } from '#domain/roster/grades';
import { readContentFile } from '#server/platform/content';
import type { Deps } from '#server/platform/deps';
import { CONTENT_ROOT } from '#server/root';
import { grade, shortText } from '#wire/fields';
import { questionFields } from '#wire/questions';
import { onBanks } from './bank.ts';
import * as queries from './bank-queries.ts';
import { readRaceContent } from './race-content.ts';

const CONTENT = join(CONTENT_ROOT, 'questions');

/** As people write it: the answer in words, held to the same limits as what staff type. */
const writtenQuestion = questionFields.omit({ grade: true, answer: true }).extend({
  id: z.string().regex(/^g[456]-[hft]-\d\d$/u),
  answer: z.union([z.boolean(), z.string()]),
  /** Of the curriculum. */
  lesson: z.string(),
});

const writtenBank = z.strictObject({
  grade,
  matchingOptions: z.array(shortText(OPTION_TEXT_MAX)).length(MATCHING_OPTIONS),
  questions: z.array(writtenQuestion.strict()).min(1),
});

export interface ContentQuestion extends NumberedQuestion {
  readonly key: string;
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

/** Questions are retired and never deleted, so a bank is empty only before its first day. */
export const fillBanksIfEmpty = async (deps: Deps): Promise<void> => {
  if ((await queries.listBanks(deps.db)).length === GRADES.length) return;
  const content = await readContent();
  await onBanks(deps, async (trx) => {
    const filled = new Set((await queries.listBanks(trx)).map((bank) => bank.grade));
    const at = deps.clock().toISOString();
    for (const bank of content.filter((each) => !filled.has(each.grade))) {
      await queries.insertBank(trx, bank.grade, bank.matchingOptions);
      await queries.insertQuestions(trx, { grade: bank.grade, use: 'practice' }, bank.questions, { staffId: null, at });
    }
  });
};

/** In the same way, what a grade races through. */
export const fillRaceQuestions = async (deps: Deps): Promise<void> => {
  if ((await queries.listRaceGrades(deps.db)).length === GRADES.length) return;
  const content = await readRaceContent();
  await onBanks(deps, async (trx) => {
    const filled = await queries.listRaceGrades(trx);
    const written = { staffId: null, at: deps.clock().toISOString() };
    for (const { grade: ofGrade, questions } of content.filter((each) => !filled.includes(each.grade)))
      await queries.insertQuestions(trx, { grade: ofGrade, use: 'race' }, questions, written);
  });
};
