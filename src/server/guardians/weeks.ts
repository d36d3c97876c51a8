import { dayAfter } from '#domain/calendar/school-day';
import { ATTENDANCES } from '#domain/classroom/taps';
import { RESULTS_MOST, REVISE_MOST, WORDS_MOST } from '#domain/guardians/links';
import { placeOf } from '#domain/quran/content';
import { piecesOf } from '#domain/quran/words';
import { concerns } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { listTerms } from '#server/calendar/service';
import { listAttendance } from '#server/classroom/service';
import { listLearned } from '#server/curriculum/service';
import { listResultsOf } from '#server/exams/service';
import { listBehaviors } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import { listTextContents } from '#server/quran/service';
import { listWeakWords } from '#server/tracking/service';
import type { SlipWeek } from '#wire/guardians';

const groupBy = <Row extends { readonly studentId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.studentId, [...(groups.get(row.studentId) ?? []), row]);
  return groups;
};

type WordRow = Awaited<ReturnType<typeof listWeakWords>>[number];

/** In the order of the text, each as the text has it, signs included. */
const wordsOf = (rows: readonly WordRow[], contents: ReadonlyMap<number, string>): SlipWeek['words'] => {
  const latest = rows.slice(0, WORDS_MOST).toSorted((a, b) => a.textId - b.textId || a.wordPosition - b.wordPosition);
  const texts = new Map<number, { text: string; pieces: string[] }>();
  for (const { textId, title, wordPosition } of latest) {
    const place = placeOf(contents.get(textId) ?? '', wordPosition);
    const piece = place && piecesOf(place.verse)[place.wordInVerse];
    if (!piece) continue;
    const text = texts.get(textId) ?? { text: title, pieces: [] };
    text.pieces.push(piece);
    texts.set(textId, text);
  }
  return [...texts.values()];
};

type LearnedRow = Awaited<ReturnType<typeof listLearned>>[number];

/** A lesson of Quran is verses, which mean something with their surah alone. */
const lessonText = ({ course, unit, topic }: LearnedRow): string =>
  course === 'quran' && unit ? `${unit}: ${topic}` : topic;

/** What the pupil's own class took, or the grade as one: each once. */
const learnedBy = (rows: readonly LearnedRow[], grade: Grade, classId: string | null): string[] => {
  const own = rows.filter((row) => concerns({ grade, section: row.section || null }, { grade, section: classId }));
  return [...new Set(own.map(lessonText))];
};

type AttendanceRow = Awaited<ReturnType<typeof listAttendance>>[number];

const attendanceOf = (rows: readonly AttendanceRow[]) => ({
  attendance: ATTENDANCES.map((kind) => ({
    kind,
    lessons: rows.filter(({ attendance }) => attendance === kind).length,
  })).filter(({ lessons }) => lessons > 0),
  positive: rows.reduce((sum, row) => sum + row.positive, 0),
  negative: rows.reduce((sum, row) => sum + row.negative, 0),
});

/** Of the term that the week is in; between terms, of the week. */
const readResults = async (executor: Executor, studentIds: readonly number[], from: string, to: string) => {
  const term = (await listTerms(executor)).find(({ start, end }) => start <= to && from <= end);
  return groupBy(await listResultsOf(executor, { studentIds, from: term?.start ?? from, to }));
};

/** The week of each pupil of one grade, in seven reads however many they are. */
export const readWeeks = async (
  executor: Executor,
  grade: Grade,
  pupils: readonly { readonly studentId: number; readonly classId: string | null }[],
  from: string,
): Promise<(studentId: number) => SlipWeek> => {
  const to = dayAfter(from, 6);
  const classes = new Map(pupils.map(({ studentId, classId }) => [studentId, classId]));
  const studentIds = [...classes.keys()];
  const attendance = groupBy(await listAttendance(executor, studentIds, from, to));
  const behaviors = groupBy(await listBehaviors(executor, studentIds, from, to));
  const learned = await listLearned(executor, grade, from, to);
  const results = await readResults(executor, studentIds, from, to);
  const wordRows = await listWeakWords(executor, studentIds);
  const words = groupBy(wordRows);
  const textIds = [...new Set(wordRows.map(({ textId }) => textId))];
  const contents = new Map(
    textIds.length > 0 ? (await listTextContents(executor, textIds)).map(({ id, content }) => [id, content]) : [],
  );
  return (studentId) => ({
    from,
    to,
    ...attendanceOf(attendance.get(studentId) ?? []),
    behaviors: (behaviors.get(studentId) ?? []).flatMap(({ behaviorType }) => behaviorType ?? []),
    learned: learnedBy(learned, grade, classes.get(studentId) ?? null),
    results: (results.get(studentId) ?? [])
      .slice(0, RESULTS_MOST)
      .map((result) => ({ ...result, revise: result.revise.slice(0, REVISE_MOST) })),
    words: wordsOf(words.get(studentId) ?? [], contents),
  });
};
