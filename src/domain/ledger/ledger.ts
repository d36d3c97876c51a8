/** Why a line stands in the ledger. `#strings/ledger` says each in Arabic. */
export const LEDGER_REASONS = [
  'opening',
  'reward',
  'lesson',
  'adjustment',
  'reversal',
  'purchase',
  'purchase_return',
  'way_back',
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

export const LOG_TYPES = ['points_change', 'session_end', 'balance_change'] as const;
export type LogType = (typeof LOG_TYPES)[number];

export interface Amounts {
  readonly points: number;
  readonly coins: number;
}

/** A change of one kind of money, signed. */
export const amountsOf = (type: 'points' | 'coins', amount: number): Amounts =>
  type === 'points' ? { points: amount, coins: 0 } : { points: 0, coins: amount };

export const opposite = ({ points, coins }: Amounts): Amounts => ({ points: 0 - points, coins: 0 - coins });

export const DIRECTIONS = ['up', 'down', 'neutral'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Recent change is the net of these days (D-28). */
export const RECENT_DAYS = 7;

/** Points say where it goes; coins only where points stand still. */
export const directionOf = ({ points, coins }: Amounts): Direction => {
  const net = points === 0 ? coins : points;
  if (net === 0) return 'neutral';
  return net > 0 ? 'up' : 'down';
};

/** A correction is undone by a new one with its own reason; what was paid in the store goes back with its order. */
const REVERSIBLE: readonly LedgerReason[] = ['reward', 'lesson', 'adjustment'];

export const canReverse = (line: { reason: LedgerReason; isReversed: boolean }): boolean =>
  REVERSIBLE.includes(line.reason) && !line.isReversed;
