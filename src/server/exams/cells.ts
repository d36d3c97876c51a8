import type { StaffActor } from '#domain/access/actors';
import {
  type Answers,
  isAnswerTo,
  isComplete,
  isUntouched,
  type Key,
  keyOf,
  NOTHING_TYPED,
  packAnswers,
} from '#domain/exams/answers';
import { scoreOf, wrongAnswers } from '#domain/exams/grading';
import type { ExamQuestion } from '#domain/exams/paper';
import { optionCount } from '#domain/questions/questions';
import { type AuditLine, about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { cellFaultTexts } from '#strings/exams/faults';
import type { BodyOf } from '#wire/contract';
import type { CellOutcome, CellWrite } from '#wire/exams/staff';
import { onExam } from './exams.ts';
import { answersOf, questionsOf, versionsOf } from './paper.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';

export const refusePublished = ({ published_at }: queries.ExamRow): void => {
  if (published_at !== null) throw new Refusal('exam_published');
};

/** A pupil's answers, and of which revision each of them is. */
export interface Sheet {
  readonly answers: Answers;
  readonly versions: readonly number[];
  readonly row: papers.CorrectionRow | undefined;
}

const NEVER = NOTHING_TYPED.map(() => 0);

const sheetOf = (row: papers.CorrectionRow | undefined): Sheet => ({
  answers: row ? answersOf(row) : NOTHING_TYPED,
  versions: row ? versionsOf(row) : NEVER,
  row,
});

/** Who may have a paper of this exam, by id: the pupils of its grade, and who had one before they left it. */
export const listNamed = async (
  executor: Executor,
  exam: Pick<queries.ExamRow, 'id' | 'grade'>,
  ids: readonly number[],
) => {
  const { rows: sitting } = await queries.listSitting(executor, { grade: exam.grade });
  const known = new Map(sitting.map(({ id, name }) => [id, name]));
  const others = ids.filter((id) => !known.has(id));
  if (others.length === 0) return known;
  for (const { id, name } of await queries.listNames(executor, others)) known.set(id, name);
  return known;
};

export const sheetsOf = async (executor: Executor, exam: queries.ExamRow) => {
  const rows = await papers.listCorrections(executor, exam.id);
  const names = await listNamed(
    executor,
    exam,
    rows.map((row) => row.student_id),
  );
  const found = new Map(rows.map((row) => [row.student_id, row]));
  const sheet = (studentId: number) => sheetOf(found.get(studentId));
  // Every write raises one of them by one: the same sum is the same papers.
  return { names, sheet, revision: rows.reduce((sum, row) => sum + row.revision, 0) };
};

/** The columns that follow from the answers. */
export const scored = (key: Key, answers: Answers) => {
  const { total, truefalse, choice, matching } = scoreOf(key, answers);
  return {
    answers: packAnswers(answers),
    is_complete: isComplete(answers) ? 1 : 0,
    total_score: total,
    truefalse_score: truefalse,
    multiplechoice_score: choice,
    matching_score: matching,
    wrong_answers: JSON.stringify(wrongAnswers(key, answers)),
  } as const;
};

export interface Pupil {
  readonly id: number;
  readonly name: string;
}

interface Saved {
  readonly exam: queries.ExamRow;
  readonly staff: StaffActor;
  readonly now: Date;
}

/** Whole or absent, or no longer so: what is still being typed is nothing to write down. */
const gradedLine = (
  { exam, staff }: Saved,
  { id, name }: Pupil,
  before: papers.CorrectionRow | undefined,
  after: { readonly is_complete: 0 | 1; readonly is_absent: 0 | 1; readonly total_score: number },
): AuditLine[] => {
  const isTold = [before, after].some((paper) => paper?.is_complete === 1 || paper?.is_absent === 1);
  if (!isTold) return [];
  const state = after.is_complete === 1 ? { score: after.total_score } : { absent: after.is_absent === 1 };
  const details = { exam: exam.title, ...state };
  return [{ actor: staff, action: 'exam_paper_graded', ...about('students', id, name), details }];
};

/** Writes a paper as it is now. */
export const saveSheet = async (
  trx: Executor,
  saved: Saved,
  pupil: Pupil,
  { row, answers, versions }: Sheet,
  isAbsent = false,
): Promise<void> => {
  const { exam, staff, now } = saved;
  const change = {
    ...scored(keyOf(questionsOf(exam)), answers),
    versions: JSON.stringify(versions),
    is_absent: isAbsent ? 1 : 0,
    graded_at: now.toISOString(),
    graded_by: staff.staffId,
    // Another score than the one that was looked at is news.
    seen_at: null,
  } as const;
  if (row) await papers.updateCorrection(trx, row.correction_id, { ...change, revision: row.revision + 1 });
  else
    await papers.insertCorrection(trx, {
      ...change,
      exam_id: exam.id,
      student_id: pupil.id,
      grade: exam.grade,
      calculated_at: null,
      sent_at: null,
    });
  for (const line of gradedLine(saved, pupil, row, change)) await logAdminAction(trx, now, line);
};

/** All of what was sent, or nothing where some of it cannot be: with the pupil and the question named. */
const refuseImpossible = (
  questions: readonly ExamQuestion[],
  names: ReadonlyMap<number, string>,
  cells: readonly CellWrite[],
): void => {
  const faults = cells.flatMap(({ studentId, place, answer }, index): [string, string][] => {
    const name = names.get(studentId);
    const question = questions[place] as ExamQuestion;
    if (name === undefined) return [[`cells/${index}`, cellFaultTexts.stranger]];
    if (answer === null || isAnswerTo(question, answer)) return [];
    return [[`cells/${index}`, cellFaultTexts.impossible(name, place + 1, answer, optionCount(question))]];
  });
  if (faults.length > 0) throw new Refusal('exam_cell_impossible', { fields: Object.fromEntries(faults) });
};

/**
 * One pupil's cells on the paper as it stands. A cell that somebody wrote since it was shown stays as it is and is
 * told; the same answer again, such as after a reply that was lost, is no conflict.
 */
const writeOn = (sheet: Sheet, cells: readonly CellWrite[]) => {
  const answers = [...sheet.answers];
  const versions = [...sheet.versions];
  const revision = (sheet.row?.revision ?? 0) + 1;
  const conflicts = cells.map(({ place, answer, version }) => {
    if (answers[place] === answer && sheet.row?.is_absent !== 1) return false;
    if (versions[place] !== version || sheet.row?.is_absent === 1) return true;
    answers[place] = answer;
    versions[place] = revision;
    return false;
  });
  const isChanged = versions.includes(revision);
  return { answers, versions, conflicts, isChanged };
};

const writePupil = async (
  trx: Executor,
  saved: Saved,
  pupil: Pupil,
  sheet: Sheet,
  cells: readonly CellWrite[],
): Promise<CellOutcome[]> => {
  const { answers, versions, conflicts, isChanged } = writeOn(sheet, cells);
  if (isChanged) await saveSheet(trx, saved, pupil, { row: sheet.row, answers, versions });
  const by = conflicts.includes(true) ? await queries.findStaffName(trx, sheet.row?.graded_by ?? null) : null;
  return cells.map(({ studentId, place }, index) => ({
    studentId,
    place,
    answer: answers[place] as number | null,
    version: versions[place] as number,
    isConflict: conflicts[index] as boolean,
    by,
  }));
};

/** Two who type in one grid take turns; each is told what stands. */
export const writeCells = async (deps: Deps, staff: StaffActor, examId: number, cells: readonly CellWrite[]) => {
  const outcomes = await onExam(deps, examId, async (trx, exam) => {
    refusePublished(exam);
    const pupils = [...new Set(cells.map(({ studentId }) => studentId))];
    const { names, sheet } = await sheetsOf(trx, exam);
    refuseImpossible(questionsOf(exam), names, cells);
    const saved = { exam, staff, now: deps.clock() };
    const written: CellOutcome[] = [];
    for (const id of pupils) {
      const own = cells.filter(({ studentId }) => studentId === id);
      written.push(...(await writePupil(trx, saved, { id, name: names.get(id) as string }, sheet(id), own)));
    }
    return written;
  });
  deps.live.tell('staff', 'exams');
  return outcomes;
};

/** Only of a pupil without answers: what was typed is cleared first, and by somebody who sees it. */
export const markAbsent = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { studentId, isAbsent }: BodyOf<'POST /api/admin/exams/:id/absent'>,
) => {
  const marked = await onExam(deps, id, async (trx, exam) => {
    refusePublished(exam);
    const { names, sheet } = await sheetsOf(trx, exam);
    const name = names.get(studentId);
    if (name === undefined)
      throw new Refusal('exam_cell_impossible', { fields: { studentId: cellFaultTexts.stranger } });
    const found = sheet(studentId);
    if (isAbsent && !isUntouched(found.answers)) throw new Refusal('exam_sheet_changed');
    const isSame = (found.row?.is_absent === 1) === isAbsent;
    if (!isSame) await saveSheet(trx, { exam, staff, now: deps.clock() }, { id: studentId, name }, found, isAbsent);
    return { studentId, name, answers: packAnswers(found.answers), versions: [...found.versions], isAbsent };
  });
  deps.live.tell('staff', 'exams');
  return marked;
};
