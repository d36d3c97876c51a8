export const PRICE_INCREASE_PERCENT = 50;
/** Holidays do not count. */
export const PENALTY_DAYS = 7;

/** What decides the state of a penalty. Times are ISO-8601 UTC, which compare as text. */
export interface PenaltyState {
  readonly isActive: boolean | 0 | 1;
  readonly manuallyCleared: boolean | 0 | 1;
  readonly autoCleared: boolean | 0 | 1;
  readonly expiresAt: string;
}

/** In the order in which they win. */
export const PENALTY_STATUSES = ['manual', 'auto', 'active', 'ended'] as const;
export type PenaltyStatus = (typeof PENALTY_STATUSES)[number];

export const penaltyStatus = (penalty: PenaltyState, now: string): PenaltyStatus => {
  if (penalty.manuallyCleared) return 'manual';
  if (penalty.autoCleared) return 'auto';
  return penalty.isActive && penalty.expiresAt > now ? 'active' : 'ended';
};

/** Only a penalty in force can be cleared, by hand or by itself. */
export const canClear = (penalty: PenaltyState, now: string): boolean => penaltyStatus(penalty, now) === 'active';

/** What an item costs while a penalty is in force, rounded up (D-25). */
export const raisedPrice = (price: number, increasePercent: number): number =>
  Math.ceil((price * (100 + increasePercent)) / 100);
