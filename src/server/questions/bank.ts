import type { StaffActor } from '#domain/access/actors';
import { foldText } from '#domain/questions/bank';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Question } from '#domain/questions/questions';
import { hasSetShrunkBelow } from '#domain/questions/uses';
import { RACE_SET_MIN } from '#domain/race/content';
import type { Grade } from '#domain/roster/grades';
import { about } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import * as queries from './bank-queries.ts';

/** What staff do to questions happens one after the other; pupils play on beside it. */
export const onBanks = <T>(deps: Deps, work: (trx: Executor) => Promise<T>): Promise<T> =>
  inTurn(deps, 'question-banks', work);

/** Staff may have the list open: they hear of it. Whatever they do, a race goes on having enough to ask. */
export const changeBanks = async <T>(deps: Deps, work: (trx: Executor) => Promise<T>): Promise<T> => {
  const done = await onBanks(deps, async (trx) => {
    const before = await queries.listSetSizes(trx);
    const result = await work(trx);
    if (hasSetShrunkBelow(RACE_SET_MIN, before, await queries.listSetSizes(trx)))
      throw new Refusal('race_set_too_small');
    return result;
  });
  deps.live.tell('staff', 'questions');
  return done;
};

export const writtenBy = (deps: Deps, staff: StaffActor): queries.Written => ({
  staffId: staff.staffId,
  at: deps.clock().toISOString(),
});

export const matchingOptionsOf = async (executor: Executor, grade: Grade): Promise<readonly string[]> => {
  const bank = await queries.findBank(executor, grade);
  return bank ? (JSON.parse(bank.matchingOptions) as string[]) : [];
};

/** As the log says it: the answer in words. */
export const factsOf = (question: Question) => ({
  subject: question.subject,
  question_type: question.type,
  text: question.text,
  options: question.options,
  answer: question.type === 'truefalse' ? question.answer === 0 : question.options[question.answer],
  difficulty: question.difficulty,
  points: question.points,
  source: question.source,
  correction: question.correction,
  explanation: question.explanation,
});

export const isSameQuestion = (a: Question, b: Question): boolean =>
  JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b));

export const auditSubject = (row: queries.StaffRow) => ({
  ...about('questions', row.questionId, row.text),
  details: { grade: row.grade, number: row.number },
});

/** Within a grade and use. A retired one counts too: it is brought back, not written again. */
export const refuseTwin = (
  { text }: Question,
  { id, use }: { readonly id: number | null; readonly use: QuestionUse },
  others: readonly queries.StaffRow[],
): void => {
  const folded = foldText(text);
  if (others.some((other) => other.questionId !== id && other.use === use && foldText(other.text) === folded))
    throw new Refusal('question_exists');
};
