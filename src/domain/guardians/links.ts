/** How long a slip's link shows the pupil's week. */
export const LINK_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

export const linkEnds = (madeAt: Date): string => new Date(madeAt.getTime() + LINK_DAYS * DAY_MS).toISOString();

interface Link {
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}

export const isOpen = ({ expiresAt, revokedAt }: Link, now: Date): boolean =>
  revokedAt === null && now.toISOString() < expiresAt;

/** More would not be repeated at home. */
export const WORDS_MOST = 12;
