import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { GRADES, type Grade } from './grades.ts';
import type { Likeness } from './import-likeness.ts';
import type { RosterPupil } from './pupils.ts';

/**
 * Who would be in the list of the new year if they were still there: the list must have the grade they come to and the
 * one in which they may have stayed. Of whom it cannot say anything nothing is done.
 */
const isCovered = (grade: Grade, listed: ReadonlySet<Grade>): boolean =>
  GRADES.filter((each) => each === grade || each === grade + 1).every((each) => listed.has(each));

/** Whom the list of the new year does not name although it should. Who is still asked about has not left. */
export const leavers = (
  existing: readonly RosterPupil[],
  named: ReadonlySet<RosterPupil>,
  likenesses: readonly Likeness[],
  listed: ReadonlySet<Grade>,
): RosterPupil[] => {
  const asked = new Set(likenesses.filter(({ is }) => is === null).map(({ like }) => like.studentId));
  return existing.filter(
    (pupil) =>
      pupil.id !== DEMO_STUDENT_ID && !named.has(pupil) && !asked.has(pupil.id) && isCovered(pupil.grade, listed),
  );
};
