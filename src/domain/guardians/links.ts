/** How long a slip's link shows the pupil's week. */
export const LINK_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

export const linkEnds = (madeAt: Date): string => new Date(madeAt.getTime() + LINK_DAYS * DAY_MS).toISOString();

export const isOpen = (link: { expiresAt: string; revokedAt: string | null }, now: Date): boolean =>
  link.revokedAt === null && now.toISOString() < link.expiresAt;

/** More would not be repeated at home. */
export const WORDS_MOST = 12;
