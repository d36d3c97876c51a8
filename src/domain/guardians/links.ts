/** How long a slip's link shows the pupil's week. */
export const LINK_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

export const linkEnds = (madeAt: Date): string => new Date(madeAt.getTime() + LINK_DAYS * DAY_MS).toISOString();

export const isOpen = (link: { expiresAt: string; revokedAt: string | null }, now: Date): boolean =>
  link.revokedAt === null && now.toISOString() < link.expiresAt;

/** More would not be repeated at home. */
export const WORDS_MOST = 12;

/** The last of the term's exams: what was before has been on a slip. */
export const RESULTS_MOST = 3;
/** So many subjects can be revised in a week. */
export const REVISE_MOST = 2;

/** Something of the week speaks for the pupil: a mark, or every lesson attended from its beginning. */
export const isPraised = (week: {
  readonly positive: number;
  readonly attendance: readonly { readonly kind: string }[];
}): boolean =>
  week.positive > 0 || (week.attendance.length > 0 && week.attendance.every(({ kind }) => kind === 'present'));
