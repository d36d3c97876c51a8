import type { StaffActor } from '#domain/access/actors';
import { westernDigits } from '#domain/digits';
import { type Answers, isComplete, isUntouched, keyOf, readAnswer } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { EXAM_QUESTIONS, EXAM_SCORE_MAX, type ExamQuestion } from '#domain/exams/paper';
import { optionCount } from '#domain/questions/questions';
import { isBlankRow } from '#domain/roster/import-rows';
import { searchKey } from '#domain/roster/names';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { importFaultTexts as texts } from '#strings/exams/faults';
import type { BodyOf } from '#wire/contract';
import type { ExamImportReport } from '#wire/exams/staff';
import { refusePublished, type Sheet, saveSheet, sheetsOf } from './cells.ts';
import { examLine, onExam } from './exams.ts';
import { questionsOf } from './paper.ts';
import * as queries from './queries.ts';

type Told = ExamImportReport['rows'][number];
type Fault = Told['faults'][number];

const NAME_COLUMN = 1;
const FIRST_ANSWER = 1;
const TOTAL = FIRST_ANSWER + EXAM_QUESTIONS;
const ABSENT = new Set(['غ', 'غائب', 'غائبة']);

const wholeNumber = (text: string): number | null => {
  const digits = westernDigits(text.trim());
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : null;
};

/** The row above the answers counts the questions; where there is none, the first row is a pupil's already. */
const isHead = (row: readonly string[]): boolean =>
  Array.from({ length: EXAM_QUESTIONS }, (_, place) => wholeNumber(row[FIRST_ANSWER + place] ?? '')).every(
    (number, place) => number === place + 1,
  );

/** By number, or by a name that one of them has. */
const findIn = (sheets: ReadonlyMap<number, Sheet>, typed: string): Sheet | string => {
  if (typed.trim() === '') return texts.nameless;
  const number = wholeNumber(typed);
  if (number !== null) return sheets.get(number) ?? texts.unknown;
  const key = searchKey(typed);
  const [sheet, ...others] = [...sheets.values()].filter(({ name }) => searchKey(name) === key);
  return others.length > 0 ? texts.ambiguous : (sheet ?? texts.unknown);
};

const readCells = (questions: readonly ExamQuestion[], row: readonly string[], sheet: Sheet) => {
  const faults: Fault[] = [];
  const answers: Answers = questions.map((question, place) => {
    const typed = (row[FIRST_ANSWER + place] ?? '').trim();
    if (typed === '') return sheet.answers[place] ?? null;
    const answer = readAnswer(question, typed);
    if (answer === null)
      faults.push({ column: FIRST_ANSWER + place + 1, fault: texts.answer(place + 1, optionCount(question)) });
    return answer;
  });
  return { faults, answers };
};

/** A total beside the answers is a second count of the same paper: both must say the same. */
const totalFault = (typed: string, score: number): Fault | null => {
  if (typed.trim() === '') return null;
  const total = wholeNumber(typed);
  if (total === null || total > EXAM_SCORE_MAX) return { column: TOTAL + 1, fault: texts.impossibleTotal };
  return total === score ? null : { column: TOTAL + 1, fault: texts.total(score) };
};

/** A paper as it stands, and as a row would have it. */
interface ReadPaper {
  readonly sheet: Sheet;
  readonly answers: Answers;
  readonly isAbsent: boolean;
}

interface ReadRow {
  readonly told: Told;
  /** None where no pupil is meant, or one that had a row already. */
  readonly paper?: ReadPaper;
}

const readPaper = (questions: readonly ExamQuestion[], row: readonly string[], sheet: Sheet) => {
  // A row with nothing but a name leaves everything as it is.
  const wasAbsent = sheet.row?.isAbsent === 1 && isBlankRow(row.slice(FIRST_ANSWER));
  const isAbsent = wasAbsent || ABSENT.has((row[FIRST_ANSWER] ?? '').trim());
  if (isAbsent) {
    const hasAnswers = !isUntouched(sheet.answers) || !isBlankRow(row.slice(FIRST_ANSWER + 1));
    const faults = hasAnswers ? [{ column: FIRST_ANSWER + 1, fault: texts.absentWithAnswers }] : [];
    return { isAbsent, faults, answers: sheet.answers, total: null };
  }
  const { faults, answers } = readCells(questions, row, sheet);
  const { total } = scoreOf(keyOf(questions), answers);
  const beside = totalFault(row[TOTAL] ?? '', total);
  if (beside && faults.length === 0) faults.push(beside);
  if (!isBlankRow(row.slice(TOTAL + 1))) faults.push({ column: TOTAL + 2, fault: texts.tooMany });
  return { isAbsent, faults, answers, total: faults.length > 0 ? null : total };
};

const readRows = async (trx: Executor, exam: queries.ExamRow, rows: readonly (readonly string[])[]) => {
  const questions = questionsOf(exam);
  const { sheets, revision } = await sheetsOf(trx, exam);
  const found = rows
    .map((cells, index) => ({ cells, row: index + 1, typed: cells[0] ?? '' }))
    .filter(({ cells, row }) => !isBlankRow(cells) && !(row === 1 && isHead(cells)))
    .map((each) => ({ ...each, sheet: findIn(sheets, each.typed) }));
  const unknown = found.filter(({ sheet }) => sheet === texts.unknown).map(({ typed }) => searchKey(typed));
  const elsewhere = new Set(await queries.listElsewhere(trx, exam.grade, unknown));
  const first = new Map<number, number>();
  const read = found.map(({ cells, row, typed, sheet }): ReadRow => {
    const refused = (name: string, fault: string) => ({
      told: { row, name, total: null, faults: [{ column: NAME_COLUMN, fault }] },
    });
    if (typeof sheet === 'string') return refused(typed, elsewhere.has(searchKey(typed)) ? texts.otherGrade : sheet);
    const before = first.get(sheet.studentId);
    if (before !== undefined) return refused(sheet.name, texts.twice(before));
    first.set(sheet.studentId, row);
    const { faults, total, ...paper } = readPaper(questions, cells, sheet);
    const told = { row, name: sheet.name, total: isComplete(paper.answers) ? total : null, faults };
    return { told, paper: { sheet, ...paper } };
  });
  return { read, revision };
};

const changesOf = ({ sheet, answers }: ReadPaper): number =>
  answers.filter((answer, place) => answer !== sheet.answers[place]).length;
const isChanged = (paper: ReadPaper): boolean =>
  changesOf(paper) > 0 || paper.isAbsent !== (paper.sheet.row?.isAbsent === 1);

/** All or nothing, as it was looked at; what stands already is not written again. */
export const importAnswers = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { rows, seen }: BodyOf<'POST /api/admin/exams/:id/import'>,
): Promise<ExamImportReport> => {
  const report = await onExam(deps, id, async (trx, exam) => {
    refusePublished(exam);
    const { read, revision } = await readRows(trx, exam, rows);
    // Somebody typed since it was looked at: what they wrote would be overwritten unseen.
    if (seen !== null && seen !== revision) throw new Refusal('exam_papers_changed');
    const sound = read.filter(({ told }) => told.faults.length === 0);
    const changed = sound.flatMap(({ paper }) => (paper && isChanged(paper) ? [paper] : []));
    const isSaved = seen !== null && sound.length === read.length;
    const now = deps.clock();
    if (isSaved && changed.length > 0) {
      for (const { sheet, answers, isAbsent } of changed)
        await saveSheet(trx, { exam, staff, now }, sheet, answers, isAbsent);
      await logAdminAction(trx, now, examLine(staff, 'exam_answers_imported', exam, { papers: changed.length }));
    }
    return {
      isSaved,
      seen: revision,
      papers: changed.length,
      cells: changed.reduce((sum, each) => sum + changesOf(each), 0),
      rows: read.map(({ told }) => told),
    };
  });
  if (report.isSaved) deps.live.tell('staff', 'exams');
  return report;
};
