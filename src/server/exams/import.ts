import type { StaffActor } from '#domain/access/actors';
import { westernDigits } from '#domain/digits';
import { type Answers, isComplete, isUntouched, keyOf, readAnswer } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { type ImportLayout, layoutOf, wholeNumber } from '#domain/exams/import-layout';
import type { ExamQuestion } from '#domain/exams/paper';
import { optionCount } from '#domain/questions/questions';
import { isOwnClass } from '#domain/roster/classes';
import { isBlankRow } from '#domain/roster/import-rows';
import { searchKey } from '#domain/roster/names';
import { type KnownNumbers, nationalNumberOf } from '#domain/roster/national-number';
import { listCredentials } from '#server/cards/service';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readKnownNumbers } from '#server/roster/service';
import { importFaultTexts as texts } from '#strings/exams/faults';
import type { BodyOf } from '#wire/contract';
import type { ExamImportReport } from '#wire/exams/staff';
import { refusePublished, type Sheet, saveSheet, sheetsOf } from './cells.ts';
import { examLine, onExam } from './exams.ts';
import { questionsOf, readShape } from './paper.ts';
import * as queries from './queries.ts';

type Told = ExamImportReport['rows'][number];
type Fault = Told['faults'][number];

const ABSENT = new Set(['غ', 'غائب', 'غائبة']);
/** A number of the civil register has ten digits, a card's has fewer. */
const NATIONAL_DIGITS = /^\d{10}$/u;
/** As the template has it: shown in part, it says nothing. */
const MASKED = '•';

/** Whom a row can mean, and how. */
interface Known {
  readonly sheets: ReadonlyMap<number, Sheet>;
  readonly numbers: KnownNumbers;
  /** Whose card a number is on. */
  readonly cards: ReadonlyMap<number, number>;
}

type Found = Sheet | string;

const byName = ({ sheets }: Known, typed: string): Found => {
  const key = searchKey(typed);
  const [sheet, ...others] = [...sheets.values()].filter(({ name }) => searchKey(name) === key);
  return others.length > 0 ? texts.ambiguous : (sheet ?? texts.unknown);
};

/** The number on the card, by which a pupil logs in; or the shorter one of the register. */
const byCard = ({ sheets, cards }: Known, typed: string): Found => {
  const number = wholeNumber(typed) ?? 0;
  return sheets.get(cards.get(number) ?? number) ?? texts.unknown;
};

const byNational = ({ sheets, numbers: { keyOf: keyOfNumber, pupils } }: Known, typed: string): Found => {
  const number = nationalNumberOf(typed);
  if (number === null) return texts.badNational;
  return sheets.get(pupils.get(keyOfNumber(number)) ?? 0) ?? texts.unknownNational;
};

/** One column: by number, or by a name that one of them has. */
const inOneColumn = (known: Known, typed: string): Found => {
  if (NATIONAL_DIGITS.test(westernDigits(typed))) return byNational(known, typed);
  return wholeNumber(typed) === null ? byName(known, typed) : byCard(known, typed);
};

const WAYS = { card: byCard, national: byNational, name: byName, one: inOneColumn } as const;

interface Meant {
  readonly typed: string;
  readonly column: number;
  readonly sheet: Found;
}

const meantBy = (known: Known, layout: ImportLayout, row: readonly string[]): Meant => {
  const columns: Partial<Record<keyof typeof WAYS, number>> = layout.columns ?? { one: 0 };
  const found = (['card', 'national', 'name', 'one'] as const).flatMap((way): Meant[] => {
    const column = columns[way];
    const typed = column === undefined ? '' : (row[column] ?? '').trim();
    const says = column !== undefined && typed !== '' && !typed.includes(MASKED);
    return says ? [{ typed, column, sheet: WAYS[way](known, typed) }] : [];
  });
  const [first] = found;
  if (!first) return { typed: '', column: columns.name ?? columns.card ?? 0, sheet: texts.nameless };
  const typed = found.find(({ column }) => column === columns.name)?.typed ?? first.typed;
  // Two of one name are told apart by the number beside it.
  const telling = found.filter(({ sheet }) => sheet !== texts.ambiguous);
  const other = telling.find(({ sheet }) => sheet !== telling[0]?.sheet);
  if (other) return { ...other, typed, sheet: typeof other.sheet === 'string' ? other.sheet : texts.differing };
  return { ...first, typed, sheet: telling[0]?.sheet ?? first.sheet };
};

const readCells = (questions: readonly ExamQuestion[], first: number, row: readonly string[], sheet: Sheet) => {
  const faults: Fault[] = [];
  const answers: Answers = questions.map((question, place) => {
    const typed = (row[first + place] ?? '').trim();
    if (typed === '') return sheet.answers[place] ?? null;
    const answer = readAnswer(question, typed);
    if (answer === null)
      faults.push({ column: first + place + 1, fault: texts.answer(place + 1, optionCount(question)) });
    return answer;
  });
  return { faults, answers };
};

const DECIMAL = /^\d{1,4}(?:[.,٫]\d)?$/u;

/** A total beside the answers is a second count of the same paper: both must say the same. */
const totalFault = (typed: string, column: number, score: number, max: number): Fault | null => {
  const text = westernDigits(typed.trim());
  if (text === '') return null;
  const total = DECIMAL.test(text) ? Number(text.replace(/[,٫]/u, '.')) : null;
  if (total === null || total > max) return { column, fault: texts.impossibleTotal(max) };
  return total === score ? null : { column, fault: texts.total(score) };
};

interface ReadRow {
  readonly told: Told;
  /** As it stands, and as the row would have it; none where no pupil is meant, or one that had a row already. */
  readonly paper?: { readonly sheet: Sheet; readonly answers: Answers; readonly isAbsent: boolean };
}

const readPaper = (exam: queries.ExamRow, { first }: ImportLayout, row: readonly string[], sheet: Sheet) => {
  const questions = questionsOf(exam);
  const total = first + questions.length;
  // A row with nothing but a name leaves everything as it is.
  const wasAbsent = sheet.row?.isAbsent === 1 && isBlankRow(row.slice(first));
  const isAbsent = wasAbsent || ABSENT.has((row[first] ?? '').trim());
  if (isAbsent) {
    const hasAnswers = !isUntouched(sheet.answers) || !isBlankRow(row.slice(first + 1));
    const faults = hasAnswers ? [{ column: first + 1, fault: texts.absentWithAnswers }] : [];
    return { isAbsent, faults, answers: sheet.answers, total: null };
  }
  const { faults, answers } = readCells(questions, first, row, sheet);
  const score = scoreOf(readShape(exam), keyOf(questions), answers).total;
  const beside = totalFault(row[total] ?? '', total + 1, score, exam.maxScore);
  if (beside && faults.length === 0) faults.push(beside);
  if (!isBlankRow(row.slice(total + 1))) faults.push({ column: total + 2, fault: texts.tooMany });
  return { isAbsent, faults, answers, total: faults.length > 0 ? null : score };
};

const readRows = async (deps: Deps, trx: Executor, exam: queries.ExamRow, rows: readonly (readonly string[])[]) => {
  const { sheets, revision } = await sheetsOf(trx, exam);
  const credentials = await listCredentials(trx, { grade: exam.grade });
  const cards = new Map(
    credentials.flatMap(({ loginId, studentId }) => (loginId === null ? [] : [[loginId, studentId]])),
  );
  const known = { sheets, cards, numbers: await readKnownNumbers(trx, deps.secrets) };
  const layout = layoutOf(rows[0] ?? [], questionsOf(exam).length);
  const found = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells, row }) => !isBlankRow(cells) && !(row === 1 && layout.hasHead))
    .map((each) => ({ ...each, ...meantBy(known, layout, each.cells) }));
  const unknown = found.filter(({ sheet }) => sheet === texts.unknown).map(({ typed }) => searchKey(typed));
  const elsewhere = new Set(await queries.listElsewhere(trx, exam.grade, unknown));
  const first = new Map<number, number>();
  const read = found.map(({ cells, row, typed, column, sheet }): ReadRow => {
    const refused = (name: string, fault: string) => ({
      told: { row, name, total: null, faults: [{ column: column + 1, fault }] },
    });
    if (typeof sheet === 'string') {
      const isElsewhere = sheet === texts.unknown && elsewhere.has(searchKey(typed));
      return refused(typed, isElsewhere ? texts.otherGrade : sheet);
    }
    const before = first.get(sheet.studentId);
    if (before !== undefined) return refused(sheet.name, texts.twice(before));
    first.set(sheet.studentId, row);
    const { faults, total, ...paper } = readPaper(exam, layout, cells, sheet);
    const told = { row, name: sheet.name, total: isComplete(paper.answers) ? total : null, faults };
    return { told, paper: { sheet, ...paper } };
  });
  return { read, revision };
};

/** What changes, with how many of its cells. */
const changesOf = ({ paper }: ReadRow) => {
  if (!paper) return [];
  const cells = paper.answers.filter((answer, place) => answer !== paper.sheet.answers[place]).length;
  return cells > 0 || paper.isAbsent !== (paper.sheet.row?.isAbsent === 1) ? [{ ...paper, cells }] : [];
};

/** All or nothing, as it was looked at; what stands already is not written again. */
export const importAnswers = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { rows, seen }: BodyOf<'POST /api/admin/exams/:id/import'>,
): Promise<ExamImportReport> => {
  const report = await onExam(deps, id, async (trx, exam) => {
    refusePublished(exam);
    const { read, revision } = await readRows(deps, trx, exam, rows);
    // Somebody typed since it was looked at: what they wrote would be overwritten unseen.
    if (seen !== null && seen !== revision) throw new Refusal('exam_papers_changed');
    const sound = read.filter(({ told }) => told.faults.length === 0);
    const changed = sound.flatMap(changesOf);
    // As in the grid: the exam is the grade's, a paper its pupil's.
    if (!changed.every(({ sheet: { section } }) => isOwnClass(staff.classes, { grade: exam.grade, section })))
      throw new Refusal('not_own_class');
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
      cells: changed.reduce((sum, { cells }) => sum + cells, 0),
      rows: read.map(({ told }) => told),
    };
  });
  if (report.isSaved) deps.live.tell('staff', 'exams');
  return report;
};
