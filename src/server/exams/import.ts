import type { StaffActor } from '#domain/access/actors';
import { type Answers, isUntouched, keyOf, readAnswer } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { EXAM_QUESTIONS, EXAM_SCORE_MAX, type ExamQuestion } from '#domain/exams/paper';
import { optionCount } from '#domain/questions/questions';
import { westernDigits } from '#domain/roster/labels';
import { searchKey } from '#domain/roster/names';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { importFaultTexts as texts } from '#strings/exams/faults';
import type { ExamImportReport } from '#wire/exams/staff';
import { type Pupil, refusePublished, type Sheet, saveSheet, sheetsOf } from './cells.ts';
import { auditSubject, onExam } from './exams.ts';
import { questionsOf } from './paper.ts';
import * as queries from './queries.ts';

interface Fault {
  readonly column: number;
  readonly fault: string;
}
type Read = Fault | null;

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

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** By number, or by a name that one of them has. */
const findIn = (names: ReadonlyMap<number, string>, typed: string): Pupil | string => {
  if (typed.trim() === '') return texts.nameless;
  const number = wholeNumber(typed);
  const key = searchKey(typed);
  const found = [...names].filter(([id, name]) => (number === null ? searchKey(name) === key : id === number));
  if (found.length > 1) return texts.ambiguous;
  const [pupil] = found;
  return pupil ? { id: pupil[0], name: pupil[1] } : texts.unknown;
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
const totalFault = (typed: string, score: number): Read => {
  if (typed.trim() === '') return null;
  const total = wholeNumber(typed);
  if (total === null || total > EXAM_SCORE_MAX) return { column: TOTAL + 1, fault: texts.impossibleTotal };
  return total === score ? null : { column: TOTAL + 1, fault: texts.total(score) };
};

interface ReadRow {
  readonly report: ExamImportReport['rows'][number];
  readonly pupil?: Pupil;
  readonly sheet?: Sheet;
  readonly answers?: Answers;
  readonly isAbsent: boolean;
}

const readRow = (questions: readonly ExamQuestion[], row: readonly string[], sheet: Sheet) => {
  // A row with nothing but a name leaves everything as it is.
  const wasAbsent = sheet.row?.is_absent === 1 && isBlank(row.slice(FIRST_ANSWER));
  const isAbsent = wasAbsent || ABSENT.has((row[FIRST_ANSWER] ?? '').trim());
  if (isAbsent) {
    const hasAnswers = !isUntouched(sheet.answers) || !isBlank(row.slice(FIRST_ANSWER + 1));
    const faults = hasAnswers ? [{ column: FIRST_ANSWER + 1, fault: texts.absentWithAnswers }] : [];
    return { isAbsent, faults, answers: sheet.answers, total: null };
  }
  const { faults, answers } = readCells(questions, row, sheet);
  const { total } = scoreOf(keyOf(questions), answers);
  const beside = totalFault(row[TOTAL] ?? '', total);
  if (beside && faults.length === 0) faults.push(beside);
  if (!isBlank(row.slice(TOTAL + 1))) faults.push({ column: TOTAL + 2, fault: texts.tooMany });
  return { isAbsent, faults, answers, total };
};

const readRows = async (trx: Executor, exam: queries.ExamRow, rows: readonly (readonly string[])[]) => {
  const questions = questionsOf(exam);
  const { names, sheet, revision } = await sheetsOf(trx, exam);
  const written = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells, row }) => !isBlank(cells) && !(row === 1 && isHead(cells)));
  const found = written.map((each) => ({ ...each, pupil: findIn(names, each.cells[0] ?? '') }));
  const unknown = found.filter(({ pupil }) => pupil === texts.unknown).map(({ cells }) => searchKey(cells[0] ?? ''));
  const elsewhere = new Set(await queries.listElsewhere(trx, exam.grade, unknown));
  const first = new Map<number, number>();
  const read = found.map(({ cells, row, pupil }): ReadRow => {
    const told = (name: string, faults: readonly Fault[], total: number | null) => ({
      row,
      name,
      total: faults.length > 0 ? null : total,
      faults: [...faults],
    });
    if (typeof pupil === 'string') {
      const fault = elsewhere.has(searchKey(cells[0] ?? '')) ? texts.otherGrade : pupil;
      return { report: told(cells[0] ?? '', [{ column: NAME_COLUMN, fault }], null), isAbsent: false };
    }
    const before = first.get(pupil.id);
    if (before !== undefined)
      return {
        report: told(pupil.name, [{ column: NAME_COLUMN, fault: texts.twice(before) }], null),
        isAbsent: false,
      };
    first.set(pupil.id, row);
    const own = sheet(pupil.id);
    const { isAbsent, faults, answers, total } = readRow(questions, cells, own);
    return { report: told(pupil.name, faults, total), pupil, sheet: own, answers, isAbsent };
  });
  return { read, revision };
};

const changesOf = ({ sheet, answers }: ReadRow): number =>
  answers?.filter((answer, place) => answer !== sheet?.answers[place]).length ?? 0;
const isChanged = (read: ReadRow): boolean =>
  changesOf(read) > 0 || read.isAbsent !== (read.sheet?.row?.is_absent === 1);

/** All or nothing, as it was looked at; what stands already is not written again. */
export const importAnswers = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { rows, seen }: { readonly rows: readonly (readonly string[])[]; readonly seen: number | null },
): Promise<ExamImportReport> => {
  const report = await onExam(deps, id, async (trx, exam) => {
    refusePublished(exam);
    const { read, revision } = await readRows(trx, exam, rows);
    // Somebody typed since it was looked at: what they wrote would be overwritten unseen.
    if (seen !== null && seen !== revision) throw new Refusal('exam_papers_changed');
    const changed = read.filter((each) => each.report.faults.length === 0 && isChanged(each));
    const isSaved = seen !== null && read.every(({ report: { faults } }) => faults.length === 0);
    const now = deps.clock();
    if (isSaved && changed.length > 0) {
      for (const { pupil, sheet, answers, isAbsent } of changed as Required<ReadRow>[]) {
        const revision = (sheet.row?.revision ?? 0) + 1;
        const versions = sheet.versions.map((version, place) =>
          answers[place] === sheet.answers[place] ? version : revision,
        );
        await saveSheet(trx, { exam, staff, now }, pupil, { row: sheet.row, answers, versions }, isAbsent);
      }
      await logAdminAction(trx, now, {
        actor: staff,
        action: 'exam_answers_imported',
        ...auditSubject(exam),
        details: { grade: exam.grade, papers: changed.length },
      });
    }
    return {
      isSaved,
      seen: revision,
      papers: changed.length,
      cells: changed.reduce((sum, each) => sum + changesOf(each), 0),
      rows: read.map((each) => each.report),
    };
  });
  if (report.isSaved) deps.live.tell('staff', 'exams');
  return report;
};
