import { setImmediate } from 'node:timers/promises';
import { FAULTY_FIELD, foldText, tidyQuestion } from '#domain/questions/bank';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Question } from '#domain/questions/questions';
import { readSheetHead, readSheetRow, type SheetColumn, type SheetHead, type SheetRow } from '#domain/questions/sheet';
import { canBeShared, faultsInUse, RACE_QUESTION_POINTS } from '#domain/questions/uses';
import type { Grade } from '#domain/roster/grades';
import { isBlankRow } from '#domain/roster/import-rows';
import { falseVersesIn } from '#server/quran/service';
import { fieldText } from '#strings/fields';
import { questionsRefusals } from '#strings/questions/refusals';
import { importFaultTexts, questionFaultTexts, unreadCellTexts } from '#strings/questions/tables';
import { type QuestionImportReport, questionFields } from '#wire/questions';
import { isSameQuestion } from './bank.ts';

export type Sheet = readonly (readonly string[])[];

/** What a question of the school is to an import. */
export interface Known {
  readonly id: number;
  readonly number: number;
  readonly use: QuestionUse;
  readonly grades: readonly Grade[];
  readonly question: Question;
  readonly isRetired: boolean;
}

export interface School {
  readonly grade: Grade;
  readonly matchingOptions: readonly string[];
  readonly known: readonly Known[];
}

export type Faults = Partial<Record<SheetColumn, string>>;

export interface PlannedRow {
  readonly row: number;
  readonly text: string;
  readonly faults: Faults;
  readonly use: QuestionUse;
  /** The question that is meant; none for a new one. */
  readonly meant: Known | undefined;
  /** Null where it cannot be read. */
  readonly question: Question | null;
}

const UNREAD = ['use', 'subject', 'type', 'difficulty', 'points', 'answer'] as const satisfies readonly SheetColumn[];

const columnOf = (field: PropertyKey | undefined, place?: PropertyKey): SheetColumn =>
  field === 'options' ? (`option${((Number(place) || 0) % 6) + 1}` as SheetColumn) : (field as SheetColumn);

/** What the form would say of the same fields. */
const fieldFaults = (fields: object): Faults => {
  const read = questionFields.safeParse(fields);
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [columnOf(path[0], path[1]), fieldText(message)]));
};

const bankFaultsOf = (use: QuestionUse, question: Question, { matchingOptions }: School): Faults =>
  Object.fromEntries(
    faultsInUse(use, question, matchingOptions).map((fault) => [
      columnOf(FAULTY_FIELD[fault], 0),
      questionFaultTexts[fault],
    ]),
  );

/** A number names a question; without one the same words do, so that a table brought twice adds nothing the second time. */
const meantBy = ({ number, text, use }: SheetRow, { known }: School): Known | undefined =>
  number === null
    ? known.find((each) => each.use === (use ?? 'practice') && foldText(each.question.text) === foldText(text))
    : known.find((each) => each.number === number);

/** What the question that is meant cannot become. */
const meantFaults = ({ use: own, grades, isRetired }: Known, use: QuestionUse, question: Question | null): Faults => ({
  ...(own !== use && { use: importFaultTexts.otherUse }),
  ...(question &&
    grades.length > 1 &&
    !canBeShared(question.type) && { type: questionsRefusals.question_of_one_grade }),
  ...(isRetired && { text: importFaultTexts.retired }),
});

const planRow = (row: number, read: SheetRow, school: School): PlannedRow => {
  const meant = meantBy(read, school);
  const { number: _, correction, explanation, use: named, points, ...rest } = read;
  const use = named ?? meant?.use ?? 'practice';
  const fields = {
    ...rest,
    grade: school.grade,
    // Nobody need say what a race has no use for.
    points: use === 'race' ? (points ?? RACE_QUESTION_POINTS) : points,
    correction: correction === undefined ? (meant?.question.correction ?? null) : correction,
    explanation: explanation === undefined ? (meant?.question.explanation ?? null) : explanation,
  };
  const unread = UNREAD.filter((column) => ({ ...read, ...fields })[column] === null);
  const question = unread.length === 0 ? tidyQuestion(fields as Question, school.matchingOptions) : null;
  return {
    row,
    text: read.text,
    use,
    meant,
    question,
    faults: {
      ...(question && bankFaultsOf(use, question, school)),
      ...fieldFaults(fields),
      ...Object.fromEntries(unread.map((column) => [column, unreadCellTexts[column]])),
      ...(read.number !== null && !meant && { number: unreadCellTexts.number }),
      ...(meant && meantFaults(meant, use, question)),
    },
  };
};

/** Texts as they would be afterwards: two questions may swap theirs, but no two may end with the same. */
const withTwins = (rows: readonly PlannedRow[], { known }: School): PlannedRow[] => {
  const touched = new Set(rows.map(({ meant }) => meant?.id));
  // Practice and the race may ask the same.
  const keyOf = (use: QuestionUse, text: string) => `${use} ${foldText(text)}`;
  const left = new Set(
    known.filter(({ id }) => !touched.has(id)).map(({ use, question }) => keyOf(use, question.text)),
  );
  const texts = new Set<string>();
  const meantIds = new Set<number>();
  return rows.map((row) => {
    const key = keyOf(row.use, row.text);
    const faults: Faults = {
      ...(left.has(key) && { text: importFaultTexts.existingText }),
      ...(foldText(row.text) !== '' && texts.has(key) && { text: importFaultTexts.repeatedText }),
      ...(row.meant && meantIds.has(row.meant.id) && { number: importFaultTexts.repeatedNumber }),
    };
    texts.add(key);
    if (row.meant) meantIds.add(row.meant.id);
    return { ...row, faults: { ...faults, ...row.faults } };
  });
};

const headFaults = ({ missing, repeated }: SheetHead): Faults => ({
  ...Object.fromEntries(missing.map((column) => [column, importFaultTexts.missingColumn])),
  ...Object.fromEntries(repeated.map((column) => [column, importFaultTexts.repeatedColumn])),
});

/** Blank rows are passed over and keep their number, so that an error points where the person looks. */
export const planImport = (sheet: Sheet, school: School): readonly PlannedRow[] => {
  const head = readSheetHead(sheet[0] ?? []);
  const faults = headFaults(head);
  if (Object.keys(faults).length > 0)
    return [{ row: 1, text: '', use: 'practice', faults, meant: undefined, question: null }];
  const rows = sheet.flatMap((cells, at) =>
    at === 0 || isBlankRow(cells) ? [] : [planRow(at + 1, readSheetRow(cells, head, school.matchingOptions), school)],
  );
  return withTwins(rows, school);
};

/** Of the row's own words: the options of a matching question are its bank's. */
const verseFaultsOf = async ({ type, text, options, source, correction, explanation }: Question): Promise<Faults> => {
  const own = { text, options: type === 'choice' ? options : [], source, correction, explanation };
  return Object.fromEntries(
    Object.entries(await falseVersesIn(own)).map(([field, said]) => [
      columnOf(...(field.split('/') as [string])),
      said,
    ]),
  );
};

/** Together with what is not as it is published. A row takes milliseconds of the one thread: others are answered in between. */
export const withFalseVerses = async (plan: readonly PlannedRow[]): Promise<PlannedRow[]> => {
  const checked: PlannedRow[] = [];
  for (const row of plan) {
    await setImmediate();
    checked.push({ ...row, faults: { ...(row.question && (await verseFaultsOf(row.question))), ...row.faults } });
  }
  return checked;
};

export const changeOf = ({ faults, meant, question }: PlannedRow): QuestionImportReport['rows'][number]['change'] => {
  if (Object.keys(faults).length > 0 || !question) return 'error';
  if (!meant) return 'add';
  return isSameQuestion(meant.question, question) ? 'same' : 'edit';
};
