import type { StaffActor } from '#domain/access/actors';
import { FAULTY_FIELD, foldText, isSameList, spelledOut, tidyQuestion } from '#domain/questions/bank';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Question } from '#domain/questions/questions';
import { canBeShared, faultsInUse, gradesOf, nextNumber } from '#domain/questions/uses';
import type { Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { refuseFalseVerses } from '#server/quran/service';
import { questionFaultTexts } from '#strings/questions/tables';
import type { BodyOf } from '#wire/contract';
import {
  auditSubject,
  changeBanks,
  factsOf,
  isSameQuestion,
  matchingOptionsOf,
  refuseTwin,
  writtenBy,
} from './bank.ts';
import * as queries from './bank-queries.ts';
import { presentQuestion } from './present.ts';

/** What was typed as a question that can be asked, or a refusal that says what is missing. */
const completed = async (trx: Executor, use: QuestionUse, typed: Question): Promise<Question> => {
  const matchingOptions = await matchingOptionsOf(trx, typed.grade);
  const question = tidyQuestion(typed, matchingOptions);
  const faults = faultsInUse(use, question, matchingOptions);
  if (faults.length > 0)
    throw new Refusal('question_incomplete', {
      fields: Object.fromEntries(faults.map((fault) => [FAULTY_FIELD[fault], questionFaultTexts[fault]])),
    });
  return question;
};

const isSameGrades = (a: readonly Grade[], b: readonly Grade[]): boolean => a.join() === b.join();

/** A question that is asked in several grades must fit all of them. */
const refuseMisplaced = async (
  trx: Executor,
  { id, use, question }: { readonly id: number | null; readonly use: QuestionUse; readonly question: Question },
  grades: readonly Grade[],
): Promise<void> => {
  if (grades.length > 1 && !canBeShared(question.type)) throw new Refusal('question_of_one_grade');
  for (const grade of grades) refuseTwin(question, { id, use }, await queries.listForStaff(trx, grade));
};

export const addQuestion = (
  deps: Deps,
  staff: StaffActor,
  { use, alsoIn, ...fields }: BodyOf<'POST /api/admin/questions'>,
) =>
  changeBanks(deps, async (trx) => {
    const question = await completed(trx, use, fields);
    const { grade } = question;
    const grades = gradesOf(grade, alsoIn);
    await refuseMisplaced(trx, { id: null, use, question }, grades);
    const number = nextNumber(use, await queries.listForStaff(trx, grade));
    const [id] = await queries.insertQuestions(trx, { grade, use }, [{ ...question, number }], writtenBy(deps, staff));
    const added = await queries.readForStaff(trx, id as number);
    await queries.setFurtherGrades(trx, added, grades);
    const after = { ...factsOf(question), grades };
    await logAct(trx, deps.clock(), staff, 'question_added', auditSubject(added), { after });
    return queries.readForStaff(trx, id as number);
  });

/** What a colleague saved since it was opened is never overwritten; the same words again change nothing. */
export const editQuestion = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { versionId, alsoIn, ...fields }: BodyOf<'PUT /api/admin/questions/:id'>,
) =>
  changeBanks(deps, async (trx) => {
    const row = await queries.readForStaff(trx, id);
    const { use, grade } = row;
    const [before, after] = [presentQuestion(row), await completed(trx, use, { ...fields, grade })];
    const grades = alsoIn ? gradesOf(grade, alsoIn) : row.grades;
    const isReworded = !isSameQuestion(before, after);
    if (!isReworded && isSameGrades(grades, row.grades)) return row;
    if (row.id !== versionId) throw new Refusal('question_changed');
    await refuseMisplaced(trx, { id, use, question: after }, grades);
    // Another grade that asks the same words needs no second review.
    if (isReworded) await queries.insertVersions(trx, [{ id, question: after }], writtenBy(deps, staff));
    await queries.setFurtherGrades(trx, row, grades);
    await logAct(trx, deps.clock(), staff, 'question_edited', auditSubject(row), {
      before: { ...factsOf(before), grades: row.grades },
      after: { ...factsOf(after), grades },
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
      const question = presentQuestion(row);
      return { id: row.questionId, question: { ...question, options, answer: answerAmong(options, question) } };
    });
    if (edits.length > 0) await queries.insertVersions(trx, edits, writtenBy(deps, staff));
    await logAct(trx, deps.clock(), staff, 'matching_options_changed', about('question_banks', grade), {
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
    if ((row.reviewedAt !== null) === isReviewed) return row;
    if (isReviewed) await refuseFalseVerses(presentQuestion(row));
    const now = deps.clock();
    await queries.setReview(trx, id, isReviewed ? { by: staff.staffId, at: now.toISOString() } : null);
    const action = isReviewed ? 'question_reviewed' : 'question_review_withdrawn';
    await logAct(trx, now, staff, action, auditSubject(row));
    return queries.readForStaff(trx, id);
  });

/** A session that is under way still asks it: it was drawn before. */
export const retireQuestion = (deps: Deps, staff: StaffActor, id: number, isRetired: boolean) =>
  changeBanks(deps, async (trx) => {
    const row = await queries.readForStaff(trx, id);
    if ((row.retiredAt !== null) === isRetired) return row;
    if (!isRetired) await refuseFalseVerses(presentQuestion(row));
    const now = deps.clock();
    await queries.setRetired(trx, id, isRetired ? now.toISOString() : null);
    const action = isRetired ? 'question_retired' : 'question_restored';
    await logAct(trx, now, staff, action, auditSubject(row));
    return queries.readForStaff(trx, id);
  });
