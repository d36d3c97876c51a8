import type { GameKind } from './kinds.ts';

export type Tip =
  | 'read-explanations'
  | 'review-first'
  | 'slow-down'
  | 'repeat-wrong'
  | 'print-sheet'
  | 'longer-race'
  | 'longest-race'
  | 'try-race'
  | 'keep-going';

const GREAT = 90;
const GOOD = 70;

const nextHeight = (kind: GameKind): Tip => {
  if (kind.mode === 'regular') return 'try-race';
  return ({ 1: 'longer-race', 2: 'longest-race', 3: 'keep-going' } as const)[kind.minutes];
};

/** What to do next, after a game with this accuracy; null where nothing was answered. */
export const tipsFor = (kind: GameKind, accuracy: number | null): readonly Tip[] => {
  if (accuracy === null) return ['keep-going'];
  if (accuracy >= GREAT) return [nextHeight(kind)];
  if (accuracy >= GOOD) return ['repeat-wrong', 'keep-going'];
  return kind.mode === 'timed' ? ['slow-down', 'review-first'] : ['read-explanations', 'print-sheet'];
};
