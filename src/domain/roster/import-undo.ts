import { type PupilLine, ROSTER_COLUMNS, type RosterPupil } from './pupils.ts';

/** What an import did with one pupil. */
export interface ImportStep {
  readonly studentId: number;
  /** Null for a pupil whom the import added. */
  readonly before: PupilLine | null;
  readonly after: PupilLine;
}

const isStill = (now: PupilLine | undefined, after: PupilLine): boolean =>
  now !== undefined && ROSTER_COLUMNS.every((field) => now[field] === after[field]);

const place = ({ name, grade }: PupilLine): string => `${grade} ${name}`;

/**
 * Takes back what still stands as the import left it. `present` are all who are not archived; `held` those of whom
 * something else is known by now, such as a login or a mark: they stay. Nobody comes back to a grade where another of
 * that name is now.
 */
export const planImportUndo = (
  steps: readonly ImportStep[],
  present: readonly RosterPupil[],
  held: ReadonlySet<number>,
) => {
  const now = new Map(present.map((pupil) => [pupil.id, pupil]));
  const untouched = steps.filter(({ studentId, after }) => isStill(now.get(studentId), after));
  // Added by the import, and nothing of theirs has come since.
  const leaving = untouched.filter(({ studentId, before }) => before === null && !held.has(studentId));
  let returning = untouched.filter(({ before }) => before !== null);
  for (let before = -1; before !== returning.length; ) {
    before = returning.length;
    const moving = new Set([...leaving, ...returning].map(({ studentId }) => studentId));
    const taken = new Set(present.filter(({ id }) => !moving.has(id)).map(place));
    returning = returning.filter((step) => step.before && !taken.has(place(step.before)));
  }
  return {
    returning: returning.flatMap(({ studentId, before }) => (before ? [{ id: studentId, ...before }] : [])),
    leaving: leaving.map(({ studentId }) => studentId),
    skipped: steps.length - leaving.length - returning.length,
  };
};
