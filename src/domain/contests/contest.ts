export const CONTEST_TITLE_MAX = 80;
export const CONTEST_RULES_MAX = 1000;
export const CONTEST_PRIZE_DEFAULT = 100;
export const CONTEST_PRIZE_MAX = 1000;

/** Only this race decides who wins. */
export const CONTEST_RACE_MINUTES = 1;

/** A contest, or practice that staff left open without one (D-42): then there is a board, and nothing to win. */
export type PeriodKind = 'contest' | 'open';

/** The end of open practice for as long as nobody closes it. */
export const NO_END = '9999-12-31T23:59:59.999Z';

export const CONTEST_STATES = ['upcoming', 'open', 'ended', 'closed'] as const;
/** `ended` waits for staff to name the winners; `closed` has them. */
export type ContestState = (typeof CONTEST_STATES)[number];

export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** `now` as ISO-8601, like the span. */
export const contestState = ({ startsAt, endsAt }: Span, closedAt: string | null, now: string): ContestState => {
  if (closedAt !== null) return 'closed';
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'open' : 'ended';
};

/** Two contests never run at once: a score belongs to one. */
export const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

interface Score {
  readonly score: number;
  readonly accuracy: number | null;
}

const isBehind = (a: Score, b: Score): boolean =>
  a.score < b.score || (a.score === b.score && (a.accuracy ?? 0) < (b.accuracy ?? 0));

/** Everybody with the best score, and of those the best accuracy: equals share the first place. A zero wins nothing. */
export const bestOf = <Entry extends Score>(entries: readonly Entry[]): readonly Entry[] => {
  const best = entries.reduce<Entry | null>((first, entry) => (first && !isBehind(first, entry) ? first : entry), null);
  return entries.filter((entry) => best && entry.score > 0 && !isBehind(entry, best));
};
