import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { GRADES, type Grade } from './grades.ts';

/** What the year change needs to know of a pupil. */
export interface Enrolment {
  readonly id: number;
  readonly name: string;
  readonly grade: Grade;
  readonly archivedAt: string | null;
}

/** One pupil's step into the new year; `to` is null where they leave the school and are archived. */
export interface Move {
  readonly studentId: number;
  readonly from: Grade;
  readonly to: Grade | null;
}

const nextGrade = (grade: Grade): Grade | null => GRADES[GRADES.indexOf(grade) + 1] ?? null;

/** The teacher's try-out pupil is in no year. */
const isEnrolled = (pupil: Enrolment): boolean => pupil.archivedAt === null && pupil.id !== DEMO_STUDENT_ID;

/** Everyone who is enrolled moves at once. */
export const planPromotion = (pupils: readonly Enrolment[]): Move[] =>
  pupils.filter(isEnrolled).map((pupil) => ({ studentId: pupil.id, from: pupil.grade, to: nextGrade(pupil.grade) }));

export type GradeCounts = Readonly<Record<Grade, number>>;

export const countByGrade = (moves: readonly Move[]): GradeCounts => {
  const counts: Record<Grade, number> = { 4: 0, 5: 0, 6: 0 };
  for (const move of moves) counts[move.from] += 1;
  return counts;
};

/** What happens to each grade as a whole. */
export const movesByGrade = (counts: GradeCounts) =>
  GRADES.map((from) => ({ from, to: nextGrade(from), students: counts[from] }));

/** A second click brings the counts of before the first, and these no longer stand. */
export const countsAgree = (expected: GradeCounts, actual: GradeCounts): boolean =>
  GRADES.every((grade) => expected[grade] === actual[grade]);

/** Archived by this promotion and not by somebody since: the promotion's own moment is in the row. */
const isAsLeft = (pupil: Enrolment, move: Move, promotedAt: string): boolean =>
  move.to === null
    ? pupil.archivedAt === promotedAt && pupil.grade === move.from
    : pupil.archivedAt === null && pupil.grade === move.to;

const seat = (name: string, grade: Grade): string => `${grade} ${name}`;

/**
 * Which moves can be taken back. A pupil whom staff changed since stays as they are, and so does one whose old place a
 * new pupil of the same name has taken: two of one name in one grade could not be told apart (D-9). Lowest grade
 * first, because a pupil who stays keeps the place that the next grade's namesake would return to.
 */
export const planUndo = (moves: readonly Move[], pupils: readonly Enrolment[], promotedAt: string): Move[] => {
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const untouched = moves.flatMap((move) => {
    const pupil = byId.get(move.studentId);
    return pupil && isAsLeft(pupil, move, promotedAt) ? [{ move, name: pupil.name }] : [];
  });
  const leaving = new Set(untouched.map(({ move }) => move.studentId));
  const staying = pupils.filter((pupil) => isEnrolled(pupil) && !leaving.has(pupil.id));
  const taken = new Set(staying.map((pupil) => seat(pupil.name, pupil.grade)));

  const returning: Move[] = [];
  for (const { move, name } of untouched.toSorted((a, b) => a.move.from - b.move.from)) {
    if (!taken.has(seat(name, move.from))) returning.push(move);
    else if (move.to !== null) taken.add(seat(name, move.to));
  }
  return returning;
};
