import type { StaffActor } from '#domain/access/actors';
import type { Course } from '#domain/calendar/courses';

import { LESSON_TEXT_MAX, WEEK_LESSONS_MAX } from '#domain/curriculum/lessons';
import { westernDigits } from '#domain/digits';
import { foldText } from '#domain/questions/bank';
import { STRANDS, type Strand } from '#domain/questions/kinds';
import { MOST_VERSES } from '#domain/quran/surahs';
import { readReference } from '#domain/quran/verse-reference';
import type { Grade } from '#domain/roster/grades';
import { isBlankRow } from '#domain/roster/import-rows';
import { hasUnsafeText } from '#domain/roster/names';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { falseVersesIn } from '#server/quran/service';
import { quranNames, strandNames, importTexts as texts } from '#strings/curriculum/words';
import type { BodyOf } from '#wire/contract';
import type { CurriculumImportReport, LessonEntry } from '#wire/curriculum';
import { type FieldFaults, writePlan } from './editing.ts';
import { numberedWeeks, readTerm } from './reading.ts';

type Fault = CurriculumImportReport['faults'][number];

/** The columns of the table, counted from 1: subject or strand, week, unit, topic, verses. */
const COLUMN = { subject: 1, week: 2, unit: 3, topic: 4, verses: 5 } as const;
const FIELD_COLUMN = { week: COLUMN.week, topic: COLUMN.topic, strand: COLUMN.subject, verses: COLUMN.verses } as const;

interface Subjects {
  readonly course: Course;
  readonly strand: Strand | null;
}

/** By the names of the courses and of the strands of Islamic studies. */
const SUBJECT_NAMES = new Map<string, Subjects>([
  ...quranNames.map((name): [string, Subjects] => [foldText(name), { course: 'quran', strand: null }]),
  ...STRANDS.flatMap((strand) =>
    strandNames[strand].map((name): [string, Subjects] => [foldText(name), { course: 'islamic', strand }]),
  ),
]);

interface ReadRow extends Subjects {
  readonly row: number;
  readonly week: number;
  readonly entry: LessonEntry;
}

const cellsOf = (row: readonly string[]) => {
  const cell = (column: number): string => (row[column - 1] ?? '').trim();
  return {
    subject: SUBJECT_NAMES.get(foldText(cell(COLUMN.subject))),
    week: Number(westernDigits(cell(COLUMN.week))),
    unit: cell(COLUMN.unit),
    topic: cell(COLUMN.topic),
    verses: westernDigits(cell(COLUMN.verses)),
  };
};

const isText = (text: string): boolean => text.length <= LESSON_TEXT_MAX && !hasUnsafeText(text);

const rowFaults = (
  { subject, week, unit, topic, verses }: ReturnType<typeof cellsOf>,
  weeks: number,
): [number, string][] => {
  const found: [boolean, number, string][] = [
    [subject === undefined, COLUMN.subject, texts.subject],
    [!(Number.isInteger(week) && week >= 1 && week <= weeks), COLUMN.week, texts.week(weeks)],
    [!isText(unit), COLUMN.unit, texts.text],
    [topic === '' || !isText(topic), COLUMN.topic, texts.text],
    [verses !== '' && readReference(verses, MOST_VERSES) === null, COLUMN.verses, texts.verses],
  ];
  return found.filter(([isFaulty]) => isFaulty).map(([, column, fault]) => [column, fault]);
};

/** The row above the lessons names the columns. */
const isHead = (row: readonly string[]): boolean => foldText(row[0] ?? '') === foldText(texts.head[0] as string);

const readRows = (rows: readonly (readonly string[])[], weeks: number) => {
  const faults: Fault[] = [];
  const read: ReadRow[] = [];
  for (const [at, cells] of rows.entries()) {
    const row = at + 1;
    if (isBlankRow(cells) || (at === 0 && isHead(cells))) continue;
    const found = cellsOf(cells);
    const wrong = rowFaults(found, weeks);
    faults.push(...wrong.map(([column, fault]) => ({ row, column, fault })));
    const { subject, week, unit, topic, verses } = found;
    if (wrong.length === 0 && subject)
      read.push({
        ...subject,
        row,
        week,
        entry: { id: null, strand: subject.strand, unit: unit || null, topic, verses: verses || null },
      });
  }
  if (read.length === 0 && faults.length === 0) faults.push({ row: 1, column: COLUMN.subject, fault: texts.empty });
  return { faults, read };
};

/** Verses in the words of a row that are not as they are published. */
const verseFaults = async ({ row, entry: { unit, topic } }: ReadRow): Promise<Fault[]> =>
  Object.entries(await falseVersesIn({ unit, topic })).map(([field, fault]) => ({
    row,
    column: COLUMN[field as 'unit' | 'topic'],
    fault,
  }));

/** Back to the row that a fault of the plan came from. */
const faultsByRow = (fields: FieldFaults, rowsAt: ReadonlyMap<string, number>): Fault[] =>
  Object.entries(fields).map(([place, fault]) => {
    const parts = place.split('/');
    const field = parts.pop() as keyof typeof FIELD_COLUMN;
    return { row: rowsAt.get(parts.join('/')) ?? 1, column: FIELD_COLUMN[field], fault };
  });

/** All or nothing, as it was looked at. */
export const importPlan = async (
  deps: Deps,
  staff: StaffActor,
  grade: Grade,
  { termId, rows, seen }: BodyOf<'POST /api/admin/curriculum/:grade/import'>,
): Promise<CurriculumImportReport> => {
  const term = await readTerm(deps, termId);
  const { length } = numberedWeeks(term);
  const { faults, read } = readRows(rows, length);
  for (const each of read) faults.push(...(await verseFaults(each)));
  const rowsAt = new Map<string, number>();
  const weeks = Array.from({ length }, (_, at) => {
    const entriesOf = (course: Course) =>
      read
        .filter((each) => each.week === at + 1 && each.course === course)
        .map(({ entry, row }, place) => {
          rowsAt.set(`weeks/${at}/${course}/${place}`, row);
          if (place >= WEEK_LESSONS_MAX) faults.push({ row, column: COLUMN.week, fault: texts.tooMany });
          return entry;
        });
    return { quran: entriesOf('quran'), islamic: entriesOf('islamic') };
  });
  const written = { deps, staff, term, grade, action: 'curriculum_imported' } as const;
  const report = await deps.db.transaction().execute(async (trx) => {
    const mayWrite = seen !== null && faults.length === 0;
    const found = await writePlan(trx, written, weeks, mayWrite ? seen : null);
    if (seen !== null && seen !== found.version) throw new Refusal('curriculum_changed');
    const lost = found.lost.map((each) => ({ row: 1, column: COLUMN.week, fault: texts.taught(each) }));
    const all = [...faults, ...faultsByRow(found.faults, rowsAt), ...lost].toSorted(
      (a, b) => a.row - b.row || a.column - b.column,
    );
    return {
      isSaved: mayWrite && all.length === 0,
      lessons: found.lessons,
      weeks: weeks.filter(({ quran, islamic }) => quran.length + islamic.length > 0).length,
      seen: found.version,
      faults: all,
    };
  });
  if (report.isSaved) deps.live.tellBoth({ grade }, 'curriculum');
  return report;
};
