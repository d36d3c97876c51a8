/**
 * What can wait for a pupil, the most pressing first: a gift can expire, an invitation to share an order holds up a classmate.
 * Duels are those a classmate asks for and what became of the own; answers are those of the teacher to a booked privilege,
 * recitations those to a verse that was said back.
 */
export const WAITING = [
  'rewards',
  'scenes',
  'invitations',
  'duels',
  'messages',
  'results',
  'answers',
  'recitations',
] as const;
export type Waiting = (typeof WAITING)[number];

export type WaitingCounts = Readonly<Record<Waiting, number>>;

export interface Waits {
  readonly kind: Waiting;
  readonly count: number;
}

/** One entry for each kind of which something waits. */
export const whatWaits = (counts: WaitingCounts): Waits[] =>
  WAITING.flatMap((kind) => (counts[kind] > 0 ? [{ kind, count: counts[kind] }] : []));

/** The tabs of the pupils' navigation that can have something. */
export type WaitingTab = 'dashboard' | 'store' | 'rewards';

/** Where each is found. What has no tab of its own stands on the first screen, whose strip leads on. */
export const TAB_OF: Readonly<Record<Waiting, WaitingTab>> = {
  rewards: 'rewards',
  scenes: 'dashboard',
  invitations: 'store',
  duels: 'dashboard',
  messages: 'dashboard',
  results: 'dashboard',
  answers: 'dashboard',
  recitations: 'dashboard',
};

export const countAt = (counts: WaitingCounts, tab: WaitingTab): number =>
  WAITING.reduce((sum, kind) => sum + (TAB_OF[kind] === tab ? counts[kind] : 0), 0);

export const countAll = (counts: WaitingCounts): number => WAITING.reduce((sum, kind) => sum + counts[kind], 0);

/** What came since: the kinds of which there are more than before. */
export const whatArrived = (before: WaitingCounts, now: WaitingCounts): Waits[] =>
  whatWaits(now).filter(({ kind, count }) => count > before[kind]);
