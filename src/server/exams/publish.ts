import type { StaffActor } from '#domain/access/actors';
import { isUntouched, keyOf, UNANSWERED } from '#domain/exams/answers';
import { reportOf } from '#domain/exams/items';
import { type ExamQuestion, tidyExamQuestion } from '#domain/exams/paper';
import { regrade, type ScoreChange } from '#domain/exams/reward';
import { wordFaults } from '#domain/questions/bank';
import { optionCount } from '#domain/questions/questions';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { refuseFalseVerses } from '#server/quran/service';
import { cellFaultTexts } from '#strings/exams/faults';
import { questionFaultTexts } from '#strings/questions/tables';
import type { BodyOf } from '#wire/contract';
import { isMakeupOpen, listNamed, scored } from './cells.ts';
import { examLine, keptReviews, onExam } from './exams.ts';
import { answersOf, questionsOf, readShape, withShape } from './paper.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';
import { sendWhatIsDue } from './rewards.ts';

const unfinished = (row: papers.CorrectionRow): boolean =>
  row.isComplete === 0 && row.isAbsent === 0 && !isUntouched(answersOf(row));

/** A pupil sees a whole paper or none. */
const refuseUnfinished = async (trx: Executor, exam: queries.ExamRow, rows: readonly papers.CorrectionRow[]) => {
  if (!rows.some((row) => row.isComplete === 1)) throw new Refusal('exam_nobody_graded');
  // A make-up is published by itself.
  const open = rows.filter((row) => unfinished(row) && !isMakeupOpen(row));
  if (open.length === 0) return;
  const names = await listNamed(trx, exam, open);
  const text = cellFaultTexts.unfinished(open.map((row) => names.get(row.studentId)?.name ?? ''));
  throw new Refusal('exam_unfinished', { fields: { papers: text } });
};

const tellAll = (deps: Deps, { grade }: Pick<queries.ExamRow, 'grade'>, rewarded: readonly number[]): void => {
  deps.live.tellBoth({ grade }, 'exams');
  if (rewarded.length > 0) deps.live.tellBoth({ students: rewarded }, 'rewards');
};

/** Changes something of an exam that pupils may see. */
const change = async (deps: Deps, id: number, work: (trx: Executor, exam: queries.ExamRow) => Promise<number[]>) => {
  const rewarded = await onExam(deps, id, work);
  const exam = await queries.readExam(deps.db, id);
  tellAll(deps, exam, rewarded);
  return withShape(exam);
};

export const publishExam = (deps: Deps, staff: StaffActor, id: number, isPublished: boolean) =>
  change(deps, id, async (trx, exam) => {
    if ((exam.publishedAt !== null) === isPublished) return [];
    const now = deps.clock();
    const rows = await papers.listCorrections(trx, id);
    if (isPublished) {
      await refuseUnfinished(trx, exam, rows);
      await refuseFalseVerses({ questions: questionsOf(exam) });
    }
    await queries.updateExam(trx, exam, { publishedAt: isPublished ? now.toISOString() : null });
    const action = isPublished ? 'exam_published' : 'exam_unpublished';
    const whole = rows.filter((row) => row.isComplete === 1);
    await logAdminAction(trx, now, examLine(staff, action, exam, { papers: whole.length }));
    return isPublished ? sendWhatIsDue(trx, now, exam, rows) : [];
  });

const hardestOf = async (trx: Executor, exam: queries.ExamRow): Promise<readonly number[]> => {
  if (exam.publishedAt === null) throw new Refusal('exam_not_published');
  const sheets = (await papers.listCorrections(trx, exam.id)).map(answersOf);
  const { hardest } = reportOf(readShape(exam), questionsOf(exam), sheets);
  if (hardest.length === 0) throw new Refusal('exam_no_hardest');
  return hardest;
};

/** The hardest as they stand when it is pressed; later papers change nothing in what pupils practise. */
export const openPractice = (deps: Deps, staff: StaffActor, id: number, isOpen: boolean) =>
  change(deps, id, async (trx, exam) => {
    if ((exam.practiceOpenedAt !== null) === isOpen) return [];
    const now = deps.clock();
    const hardest = isOpen ? await hardestOf(trx, exam) : [];
    await queries.updateExam(trx, exam, {
      practiceSet: isOpen ? JSON.stringify(hardest) : null,
      practiceOpenedAt: isOpen ? now.toISOString() : null,
    });
    const action = isOpen ? 'exam_practice_opened' : 'exam_practice_closed';
    await logAdminAction(trx, now, examLine(staff, action, exam));
    return [];
  });

type Regraded = BodyOf<'POST /api/admin/exams/:id/key'>;

const withKey = (
  questions: readonly ExamQuestion[],
  { key, corrections }: Pick<Regraded, 'key' | 'corrections'>,
): ExamQuestion[] => {
  const faults = questions.flatMap((question, place): [string, string][] => {
    const answer = key[place] ?? UNANSWERED;
    if (answer > UNANSWERED && answer <= optionCount(question)) return [];
    return [[`key/${place}`, cellFaultTexts.key(place + 1, answer, optionCount(question))]];
  });
  if (faults.length > 0) throw new Refusal('exam_cell_impossible', { fields: Object.fromEntries(faults) });
  const after = questions.map((question, place) => {
    const correction = corrections[place] ?? question.correction;
    return tidyExamQuestion({ ...question, correction, answer: (key[place] as number) - 1 }, question.options);
  });
  // A sentence that is false after all is asked for what is right instead.
  const missing = after.flatMap((question, place) =>
    wordFaults(question, question.options).includes('correction_missing') ? [`corrections/${place}`] : [],
  );
  if (missing.length === 0) return after;
  const text = questionFaultTexts.correction_missing;
  throw new Refusal('exam_incomplete', { fields: Object.fromEntries(missing.map((field) => [field, text])) });
};

const gradedOf = (row: papers.CorrectionRow) => ({
  studentId: row.studentId,
  answers: answersOf(row),
  sent: row.sentAt === null ? null : { coins: row.coinsSent, points: row.pointsSent },
});

type Shown = NonNullable<Regraded['shown']>;

/** What staff confirmed is what is done, or nothing is. */
const refuseOthers = (shown: Shown, changes: readonly ScoreChange[]): void => {
  const inOneForm = (list: Shown) =>
    JSON.stringify(list.map(({ studentId, after, due }) => [studentId, after, due.coins, due.points]).toSorted());
  if (inOneForm(shown) !== inOneForm([...changes])) throw new Refusal('exam_regrade_changed');
};

/** Every paper is graded again; who sees another score than before has it as news. */
const applyKey = async (
  trx: Executor,
  now: Date,
  exam: queries.ExamRow,
  questions: readonly ExamQuestion[],
  changes: readonly ScoreChange[],
): Promise<number[]> => {
  await queries.updateExam(trx, exam, {
    questions: JSON.stringify(questions),
    reviews: JSON.stringify(keptReviews(exam, questions)),
    version: exam.version + 1,
  });
  const changed = new Set(changes.map(({ studentId }) => studentId));
  const after = { ...exam, questions: JSON.stringify(questions) };
  for (const row of await papers.listCorrections(trx, exam.id)) {
    const news = changed.has(row.studentId) ? { seenAt: null, gradedAt: now.toISOString() } : {};
    await papers.updateCorrection(trx, row.correctionId, { ...scored(after, answersOf(row)), ...news });
  }
  if (exam.publishedAt === null) return [];
  // A make-up that is being typed is paid for when it is shown.
  const shown = (await papers.listCorrections(trx, exam.id)).filter((row) => !isMakeupOpen(row));
  return sendWhatIsDue(trx, now, exam, shown);
};

/** What another key changes; done where `shown` says that staff saw exactly that. */
export const changeKey = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { version, shown, ...regraded }: Regraded,
) => {
  const { changes, rewarded } = await onExam(deps, id, async (trx, exam) => {
    if (exam.version !== version) throw new Refusal('exam_changed');
    const before = questionsOf(exam);
    const after = withKey(before, regraded);
    const rows = await papers.listCorrections(trx, id);
    const found = regrade(readShape(exam), keyOf(before), keyOf(after), rows.map(gradedOf));
    const names = await listNamed(trx, exam, rows);
    const isSent = new Set(rows.filter((row) => row.sentAt !== null).map((row) => row.studentId));
    const told = found.map((each) => ({
      ...each,
      name: names.get(each.studentId)?.name ?? '',
      isRewarded: isSent.has(each.studentId),
    }));
    if (shown === null) return { changes: told, rewarded: [] };
    refuseOthers(shown, found);
    const now = deps.clock();
    await logAdminAction(trx, now, {
      ...examLine(staff, 'exam_key_changed', exam, { changed: found.length }),
      before: { key: keyOf(before) },
      after: { key: keyOf(after) },
    });
    return { changes: told, rewarded: await applyKey(trx, now, exam, after, found) };
  });
  const exam = await queries.readExam(deps.db, id);
  if (shown !== null) tellAll(deps, exam, rewarded);
  return { isApplied: shown !== null, exam: withShape(exam), changes };
};
