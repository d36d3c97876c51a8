import type { RewardType } from './kinds.ts';

/** A gift that staff give by one tap. */
export interface GiftPreset {
  readonly type: RewardType;
  readonly amount: number;
  /** What the pupil reads. */
  readonly title: string;
}

/** As many as fit under a thumb. */
export const GIFT_PRESETS_MAX = 8;
export const GIFT_TITLE_MAX = 80;

/** How many of the last reasons are offered again. */
export const RECENT_REASONS = 6;

/** The last ones that were written, each once, newest first. */
export const recentReasons = (titles: readonly (string | null)[]): string[] =>
  [...new Set(titles.filter((title) => title !== null))].slice(0, RECENT_REASONS);

export const isSamePreset = (a: GiftPreset, b: GiftPreset): boolean =>
  a.type === b.type && a.amount === b.amount && a.title === b.title;
