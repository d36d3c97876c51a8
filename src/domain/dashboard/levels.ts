/** Titles by points, lowest first. `#strings/dashboard` names them. */
export const LEVELS = [
  { from: 0, key: 'student' },
  { from: 50, key: 'diligent' },
  { from: 100, key: 'advanced' },
  { from: 200, key: 'distinguished' },
  { from: 300, key: 'star' },
  { from: 400, key: 'golden' },
  { from: 500, key: 'platinum' },
  { from: 600, key: 'diamond' },
  { from: 700, key: 'elite' },
] as const;
export type LevelKey = (typeof LEVELS)[number]['key'];

export const levelFor = (points: number): (typeof LEVELS)[number] =>
  LEVELS.findLast((level) => points >= level.from) ?? LEVELS[0];

export const nextLevel = (points: number): (typeof LEVELS)[number] | null =>
  LEVELS.find((level) => level.from > points) ?? null;

const STEP = 100;

/** The bar on the dashboard fills once for every hundred points. */
export const progressToHundred = (points: number): { done: number; left: number; next: number } => {
  const done = points % STEP;
  return { done, left: STEP - done, next: points - done + STEP };
};

/** Ranks share a place on ties: 1, 2, 2, 4 (D-24). */
export const placeOf = (pupilsWithMore: number): number => pupilsWithMore + 1;

export const MEDALS = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof MEDALS)[number];

export const medalFor = (place: number): Medal | null => MEDALS[place - 1] ?? null;
