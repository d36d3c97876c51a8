import type { StaffActor } from '#domain/access/actors';
import { FAULTY_FIELD, foldText, isSameList, questionFaults, spelledOut, tidyQuestion } from '#domain/questions/bank';
import type { Question } from '#domain/questions/questions';
import type { Grade } from '#domain/roster/grades';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { questionFaultTexts } from '#strings/questions/tables';
import type { BodyOf } from '#wire/contract';
import type { QuestionFields } from '#wire/questions';
import {
  auditSubject,
  changeBanks,
  factsOf,
  isSameQuestion,
  matchingOptionsOf,
  questionOf,
  writtenBy,
} from './bank.ts';
import * as queries from './bank-queries.ts';

/** What was typed as a question that can be asked, or a refusal that says what is missing. */
const completed = async (trx: Executor, typed: Question): Promise<Question> => {
  const matchingOptions = await matchingOptionsOf(trx, typed.grade);
  const question = tidyQuestion(typed, matchingOptions);
  const faults = questionFaults(question, matchingOptions);
  if (faults.length > 0)
    throw new Refusal('question_incomplete', {
      fields: Object.fromEntries(faults.map((fault) => [FAULTY_FIELD[fault], questionFaultTexts[fault]])),
    });
  return question;
};

/** A retired one counts too: it is brought back, not written again. */
const refuseTwin = ({ text }: Question, others: readonly queries.StaffRow[]): void => {
  const folded = foldText(text);
  if (others.some((other) => foldText(other.text) === folded)) throw new Refusal('question_exists');
};

export const addQuestion = (deps: Deps, staff: StaffActor, fields: QuestionFields) =>
  changeBanks(deps, async (trx) => {
    const question = await completed(trx, fields);
    const others = await queries.listForStaff(trx, question.grade);
    refuseTwin(question, others);
    const number = (others.at(-1)?.number ?? 0) + 1;
    const [id] = await queries.insertQuestions(trx, question.grade, [{ ...question, number }], writtenBy(deps, staff));
    const row = await queries.readForStaff(trx, id as number);
    const line = { actor: staff, action: 'question_added', ...auditSubject(row), after: factsOf(question) } as const;
    await logAdminAction(trx, deps.clock(), line);
    return row;
  });

/** What a colleague saved since it was opened is never overwritten; the same words again change nothing. */
export const editQuestion = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { versionId, ...fields }: BodyOf<'PUT /api/admin/questions/:id'>,
) =>
  changeBanks(deps, async (trx) => {
    const row = await queries.readForStaff(trx, id);
    const [before, after] = [questionOf(row), await completed(trx, { ...fields, grade: row.grade })];
    if (isSameQuestion(before, after)) return row;
    if (row.id !== versionId) throw new Refusal('question_changed');
    const others = await queries.listForStaff(trx, row.grade);
    refuseTwin(
      after,
      others.filter((other) => other.question_id !== id),
    );
    await queries.insertVersions(trx, [{ id, question: after }], writtenBy(deps, staff));
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'question_edited',
      ...auditSubject(row),
      before: factsOf(before),
      after: factsOf(after),
    });
    return queries.readForStaff(trx, id);
  });

/** The right option is the one with the same words, wherever it stands now; where those are gone, the one in its place. */
const answerAmong = (options: readonly string[], { options: before, answer }: Question): number => {
  const place = options.findIndex((option) => foldText(option) === foldText(before[answer] ?? ''));
  return place < 0 ? answer : place;
};

/** Every question that shares them waits for review again. */
export const changeMatchingOptions = async (deps: Deps, staff: StaffActor, grade: Grade, typed: readonly string[]) => {
  const options = typed.map(spelledOut);
  await changeBanks(deps, async (trx) => {
    const before = await matchingOptionsOf(trx, grade);
    if (isSameList(before, options)) return;
    if (new Set(options.map(foldText)).size < options.length)
      throw new Refusal('question_incomplete', { fields: { options: questionFaultTexts.options_repeated } });
    const sharing = (await queries.listForStaff(trx, grade)).filter(({ type }) => type === 'matching');
    await queries.setMatchingOptions(trx, grade, options);
    const edits = sharing.map((row) => {
      const question = questionOf(row);
      return { id: row.question_id, question: { ...question, options, answer: answerAmong(options, question) } };
    });
    if (edits.length > 0) await queries.insertVersions(trx, edits, writtenBy(deps, staff));
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'matching_options_changed',
      ...about('question_banks', grade),
      details: { grade },
      before: { options: before },
      after: { options },
    });
  });
  return options;
};

/** Of the words that were read: those a colleague changed meanwhile nobody has reviewed. */
export const reviewQuestion = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { isReviewed, versionId }: BodyOf<'POST /api/admin/questions/:id/review'>,
) =>
  changeBanks(deps, async (trx) => {
    const row = await queries.readForStaff(trx, id);
    if (row.id !== versionId) throw new Refusal('question_changed');
    if ((row.reviewed_at !== null) === isReviewed) return row;
    const now = deps.clock();
    await queries.setReview(trx, id, isReviewed ? { by: staff.staffId, at: now.toISOString() } : null);
    const action = isReviewed ? 'question_reviewed' : 'question_review_withdrawn';
    await logAdminAction(trx, now, { actor: staff, action, ...auditSubject(row) });
    return queries.readForStaff(trx, id);
  });

/** A session that is under way still asks it: it was drawn before. */
export const retireQuestion = (deps: Deps, staff: StaffActor, id: number, isRetired: boolean) =>
  changeBanks(deps, async (trx) => {
    const row = await queries.readForStaff(trx, id);
    if ((row.retired_at !== null) === isRetired) return row;
    const now = deps.clock();
    await queries.setRetired(trx, id, isRetired ? now.toISOString() : null);
    const action = isRetired ? 'question_retired' : 'question_restored';
    await logAdminAction(trx, now, { actor: staff, action, ...auditSubject(row) });
    return queries.readForStaff(trx, id);
  });
