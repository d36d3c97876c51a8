import { GRADES, type Grade } from '../roster/grades.ts';
import { ENOUGH } from './boards.ts';
import { makeLadder, placeOn } from './ladder.ts';

/** Grades with enough to show, best first; then the others, in their order and without a place. */
const rankGrades = <Row extends { readonly grade: Grade; readonly value: number; readonly isEnough: boolean }>(
  rows: readonly Row[],
) => {
  const ladder = makeLadder(rows.filter(({ isEnough }) => isEnough));
  return rows
    .map(({ isEnough, ...row }) => ({ ...row, place: isEnough ? placeOn(ladder, row.value) : null }))
    .toSorted((a, b) => (a.place ?? GRADES.length + 1) - (b.place ?? GRADES.length + 1) || a.grade - b.grade);
};

const share = (part: number, whole: number): number => Math.round((part / whole) * 100);

export interface ClassSession {
  readonly grade: Grade;
  readonly day: string;
  readonly positive: number;
  readonly negative: number;
}

/** A session's performance is its share of positive marks; every session that gave marks weighs the same. */
export const rankClasses = (sessions: readonly ClassSession[]) =>
  rankGrades(
    GRADES.flatMap((grade) => {
      const own = sessions.filter((session) => session.grade === grade);
      const marked = own
        .filter(({ positive, negative }) => positive + negative > 0)
        .map(({ day, positive, negative }) => ({ day, performance: share(positive, positive + negative) }));
      const [first, ...others] = marked;
      if (!first) return [];
      const best = others.reduce((high, each) => (each.performance > high.performance ? each : high), first);
      const sum = marked.reduce((total, { performance }) => total + performance, 0);
      return [
        {
          grade,
          value: Math.round(sum / marked.length),
          sessions: own.length,
          best: best.performance,
          bestDay: best.day,
          isEnough: own.length >= ENOUGH.sessions,
        },
      ];
    }),
  );

export interface ExamOfGrade {
  readonly grade: Grade;
  readonly day: string;
  readonly papers: number;
  readonly perfect: number;
}

/** The share of full marks in the latest exam of each grade. */
export const rankExams = (exams: readonly ExamOfGrade[]) =>
  rankGrades(
    exams
      .filter(({ papers }) => papers > 0)
      .map((exam) => ({ ...exam, value: share(exam.perfect, exam.papers), isEnough: exam.papers >= ENOUGH.papers })),
  );

const TENTHS = 10;

/** What a grade's pupils earned on average, to a tenth: a large grade is not ahead by its size. */
export const rankEarnings = (
  grades: readonly { readonly grade: Grade; readonly points: number; readonly pupils: number }[],
) =>
  rankGrades(
    grades
      .filter(({ points, pupils }) => points > 0 && pupils > 0)
      .map(({ grade, points, pupils }) => ({
        grade,
        pupils,
        value: Math.round((points / pupils) * TENTHS) / TENTHS,
        isEnough: pupils >= ENOUGH.pupils,
      })),
  );
