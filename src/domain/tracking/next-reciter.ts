/** What is known of a pupil when the teacher looks for the one to hear next. */
export interface Waiting {
  readonly studentId: number;
  /** Null where nothing was ever heard. */
  readonly lastHeardAt: Date | null;
  /** School days since then: nobody could be heard on the others (D-67). */
  readonly waitedDays: number;
  /** Words that were wrong at the last hearing. */
  readonly lastMistakes: number;
  /** Words of the own drill that are due. */
  readonly dueWords: number;
  /** Absent when the class last recited. */
  readonly wasAbsent: boolean;
  /** Passed over, and until when. */
  readonly skippedUntil: Date | null;
}

/** Why somebody stands where they stand: the strongest of the reasons. */
export const REASONS = ['skipped', 'absent', 'never', 'stumbled', 'due', 'waited'] as const;
export type Reason = (typeof REASONS)[number];

/** Nobody was heard before this: who never recited waited longer than all who did. */
const NEVER_DAYS = 365;

/** Stumbling and what is due move a pupil forward by days of waiting, and by so many at most: waiting wins in the end. */
const DAYS_FOR_MISTAKE = 1;
const MOST_FOR_MISTAKES = 7;
const DAYS_FOR_DUE_WORD = 0.5;
const MOST_FOR_DUE = 5;

const forWaiting = ({ lastHeardAt, waitedDays }: Waiting): number => (lastHeardAt === null ? NEVER_DAYS : waitedDays);
const forMistakes = ({ lastMistakes }: Waiting): number => Math.min(lastMistakes * DAYS_FOR_MISTAKE, MOST_FOR_MISTAKES);
const forDue = ({ dueWords }: Waiting): number => Math.min(dueWords * DAYS_FOR_DUE_WORD, MOST_FOR_DUE);

const isSkipped = ({ skippedUntil }: Waiting, now: Date): boolean => skippedUntil !== null && skippedUntil > now;

const urgency = (pupil: Waiting): number => forWaiting(pupil) + forMistakes(pupil) + forDue(pupil);

const heardAt = ({ lastHeardAt }: Waiting): number => lastHeardAt?.getTime() ?? 0;

/** Who was passed over waits until that ends; who was absent comes first; then whoever is most urgent. */
const tier = (pupil: Waiting, now: Date): number => {
  if (isSkipped(pupil, now)) return 2;
  return pupil.wasAbsent ? 0 : 1;
};

export const reasonFor = (pupil: Waiting, now: Date): Reason => {
  if (isSkipped(pupil, now)) return 'skipped';
  if (pupil.wasAbsent) return 'absent';
  if (pupil.lastHeardAt === null) return 'never';
  const [mistakes, due] = [forMistakes(pupil), forDue(pupil)];
  const waited = forWaiting(pupil);
  if (mistakes > 0 && mistakes >= due && mistakes >= waited) return 'stumbled';
  return due > 0 && due >= waited ? 'due' : 'waited';
};

/**
 * All of them, in the order in which to hear them. Of those who are as urgent, who was heard earlier comes first; those
 * who are alike keep the order they came in.
 */
export const reciteOrder = <Pupil extends Waiting>(pupils: readonly Pupil[], now: Date): Pupil[] =>
  pupils.toSorted((a, b) => tier(a, now) - tier(b, now) || urgency(b) - urgency(a) || heardAt(a) - heardAt(b));
