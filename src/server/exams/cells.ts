import type { StaffActor } from '#domain/access/actors';
import {
  type Answers,
  isAnswerTo,
  isComplete,
  isUntouched,
  keyOf,
  nothingTyped,
  packAnswers,
} from '#domain/exams/answers';
import { scoreOf, wrongAnswers } from '#domain/exams/grading';
import type { ExamQuestion } from '#domain/exams/paper';
import { optionCount } from '#domain/questions/questions';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { cellFaultTexts } from '#strings/exams/faults';
import type { BodyOf } from '#wire/contract';
import type { CellOutcome, CellWrite } from '#wire/exams/staff';
import { amongStaff } from './exams.ts';
import { answersOf, makeupOf, questionsOf, readShape, versionsOf } from './paper.ts';
import * as papers from './papers-queries.ts';
import * as queries from './queries.ts';

export const refusePublished = ({ publishedAt }: queries.ExamRow): void => {
  if (publishedAt !== null) throw new Refusal('exam_published');
};

/** Once published, a make-up alone is typed, until it is shown too. */
export const isMakeupOpen = (row: papers.CorrectionRow | undefined): boolean =>
  row !== undefined && makeupOf(row) === 'open';

/** A pupil's answers, and of which revision each of them is. */
export interface Sheet<Row extends papers.PaperRow = papers.CorrectionRow> {
  readonly studentId: number;
  readonly name: string;
  readonly section: string | null;
  readonly answers: Answers;
  readonly versions: readonly number[];
  /** None before the first answer. */
  readonly row: Row | undefined;
}

/** Who may have a paper of this exam, by id: the pupils of its grade or section, and who had one before they left it. */
export const listNamed = async (
  executor: Executor,
  { grade }: Pick<queries.ExamRow, 'grade'>,
  rows: readonly Pick<papers.CorrectionRow, 'studentId'>[],
  section?: string,
) => {
  const { rows: all } = await queries.listSitting(executor, { grade });
  const sitting = section === undefined ? all : all.filter(({ classId }) => classId === section);
  const known = new Set(sitting.map(({ id }) => id));
  const others = rows.map((row) => row.studentId).filter((id) => !known.has(id));
  const left = others.length > 0 ? await queries.listNames(executor, others) : [];
  return new Map([...sitting, ...left].map((pupil) => [pupil.id, pupil]));
};

export const sheetReply = ({ row, answers, versions, ...pupil }: Sheet<papers.PaperRow>) => ({
  ...pupil,
  answers: packAnswers(answers),
  versions: [...versions],
  isAbsent: row?.isAbsent === 1,
  makeup: row ? makeupOf(row) : null,
});

/** With these rows the papers that an exam has or may have. */
export const sheetsFrom = async <Row extends papers.PaperRow>(
  executor: Executor,
  exam: Pick<queries.ExamRow, 'grade' | 'questions'>,
  rows: readonly Row[],
  section?: string,
): Promise<Sheet<Row>[]> => {
  const found = new Map(rows.map((row) => [row.studentId, row]));
  const nothing = nothingTyped(questionsOf(exam).length);
  const never = nothing.map(() => 0);
  return [...(await listNamed(executor, exam, rows, section))].map(([studentId, { name, classId }]) => {
    const row = found.get(studentId);
    const [answers, versions] = row ? [answersOf(row), versionsOf(row)] : [nothing, never];
    return { studentId, name, section: classId, answers, versions, row };
  });
};

/** All of them as they are written, by pupil. */
export const sheetsOf = async (executor: Executor, exam: queries.ExamRow) => {
  const rows = await papers.listCorrections(executor, exam.id);
  const sheets = new Map((await sheetsFrom(executor, exam, rows)).map((sheet) => [sheet.studentId, sheet]));
  // Every write raises one of them by one: the same sum is the same papers.
  return { sheets, revision: rows.reduce((sum, row) => sum + row.revision, 0) };
};

export const readSheet = async (executor: Executor, exam: queries.ExamRow, studentId: number): Promise<Sheet> => {
  const sheet = (await sheetsOf(executor, exam)).sheets.get(studentId);
  if (!sheet) throw new Refusal('exam_cell_impossible', { fields: { studentId: cellFaultTexts.stranger } });
  return sheet;
};

/** The columns that follow from the answers. */
export const scored = (exam: Pick<queries.ExamRow, 'questions' | 'shape'>, answers: Answers) => {
  const key = keyOf(questionsOf(exam));
  const { total, truefalse, choice, matching } = scoreOf(readShape(exam), key, answers);
  return {
    answers: packAnswers(answers),
    isComplete: isComplete(answers) ? 1 : 0,
    totalScore: total,
    truefalseScore: truefalse,
    multiplechoiceScore: choice,
    matchingScore: matching,
    wrongAnswers: JSON.stringify(wrongAnswers(key, answers)),
  } as const;
};

export interface Saving {
  readonly exam: queries.ExamRow;
  readonly staff: StaffActor;
  readonly now: Date;
}

/** Writes a paper as it is now, and answers it. */
export const saveSheet = async (
  trx: Executor,
  { exam, staff, now }: Saving,
  { row, ...sheet }: Sheet,
  answers: Answers,
  isAbsent = false,
) => {
  const revision = (row?.revision ?? 0) + 1;
  const versions = sheet.versions.map((before, place) => (answers[place] === sheet.answers[place] ? before : revision));
  const change = {
    ...scored(exam, answers),
    versions: JSON.stringify(versions),
    revision,
    isAbsent: isAbsent ? 1 : 0,
    gradedAt: now.toISOString(),
    gradedBy: staff.staffId,
    // Another score than the one that was looked at is news.
    seenAt: null,
    // Who is absent after all sat no make-up.
    ...(isAbsent && { makeupAt: null, releasedAt: null }),
  } as const;
  if (row) await papers.updateCorrection(trx, row.correctionId, change);
  else {
    const own = { examId: exam.id, studentId: sheet.studentId, grade: exam.grade };
    await papers.insertCorrection(trx, { ...change, ...own });
  }
  // Whole or absent, or no longer so: what is still being typed is nothing to write down.
  if ([row, change].some((paper) => paper?.isComplete === 1 || paper?.isAbsent === 1))
    await logAct(trx, now, staff, 'exam_paper_graded', about('students', sheet.studentId, sheet.name), {
      details: { exam: exam.title, ...(isComplete(answers) ? { score: change.totalScore } : { absent: isAbsent }) },
    });
  return { ...sheet, answers, versions };
};

/** All of what was sent, or nothing where some of it cannot be: with the pupil and the question named. */
const refuseImpossible = (
  questions: readonly ExamQuestion[],
  sheets: ReadonlyMap<number, Sheet>,
  cells: readonly CellWrite[],
): void => {
  const faults = cells.flatMap(({ studentId, place, answer }, index): [string, string][] => {
    const sheet = sheets.get(studentId);
    const question = questions[place];
    if (!sheet) return [[`cells/${index}`, cellFaultTexts.stranger]];
    if (!question) return [[`cells/${index}`, cellFaultTexts.noQuestion(sheet.name, place + 1)]];
    if (answer === null || isAnswerTo(question, answer)) return [];
    return [[`cells/${index}`, cellFaultTexts.impossible(sheet.name, place + 1, answer, optionCount(question))]];
  });
  if (faults.length > 0) throw new Refusal('exam_cell_impossible', { fields: Object.fromEntries(faults) });
};

/**
 * One pupil's cells on the paper as it stands. A cell that somebody wrote since it was shown stays as it is and is
 * told; the same answer again, such as after a reply that was lost, is no conflict.
 */
const writePupil = async (trx: Executor, saving: Saving, sheet: Sheet, cells: readonly CellWrite[]) => {
  const answers = [...sheet.answers];
  const isChanged = (place: number) => answers[place] !== sheet.answers[place];
  const isAbsent = sheet.row?.isAbsent === 1;
  const conflicts = cells.map(({ place, answer, version }) => {
    if (answers[place] === answer && !isAbsent) return false;
    if (sheet.versions[place] !== version || isChanged(place) || isAbsent) return true;
    answers[place] = answer;
    return false;
  });
  const { versions } = answers.some((_, place) => isChanged(place))
    ? await saveSheet(trx, saving, sheet, answers)
    : sheet;
  const by = conflicts.includes(true) ? await queries.findStaffName(trx, sheet.row?.gradedBy ?? null) : null;
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
export const writeCells = (deps: Deps, staff: StaffActor, examId: number, cells: readonly CellWrite[]) =>
  amongStaff(deps, examId, async (trx, exam) => {
    const { sheets } = await sheetsOf(trx, exam);
    if (!cells.every(({ studentId }) => isMakeupOpen(sheets.get(studentId)?.row))) refusePublished(exam);
    refuseImpossible(questionsOf(exam), sheets, cells);
    const saving = { exam, staff, now: deps.clock() };
    const written: CellOutcome[] = [];
    for (const id of new Set(cells.map(({ studentId }) => studentId))) {
      const own = cells.filter(({ studentId }) => studentId === id);
      written.push(...(await writePupil(trx, saving, sheets.get(id) as Sheet, own)));
    }
    return written;
  });

/** Only of a pupil without answers: what was typed is cleared first, and by somebody who sees it. */
export const markAbsent = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { studentId, isAbsent }: BodyOf<'POST /api/admin/exams/:id/absent'>,
) =>
  amongStaff(deps, id, async (trx, exam) => {
    refusePublished(exam);
    const sheet = await readSheet(trx, exam, studentId);
    if (isAbsent && !isUntouched(sheet.answers)) throw new Refusal('exam_sheet_changed');
    const isSame = (sheet.row?.isAbsent === 1) === isAbsent;
    if (!isSame) await saveSheet(trx, { exam, staff, now: deps.clock() }, sheet, sheet.answers, isAbsent);
    return { ...sheetReply(sheet), isAbsent };
  });
