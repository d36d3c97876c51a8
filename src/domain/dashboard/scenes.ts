import type { Grade } from '../roster/grades.ts';
import { LEVELS, type LevelKey, levelFor } from './levels.ts';

/** Boards whose first place is a feast: most points of the week, of the month, and who rose most. */
export const FIRST_BOARDS = ['week', 'month', 'improved'] as const;
export type FirstBoard = (typeof FIRST_BOARDS)[number];

/** What is worth a scene. The key names it once for this pupil: what was seen under it is not shown again. */
export type Scene =
  | { readonly kind: 'level'; readonly key: string; readonly level: LevelKey }
  | { readonly kind: 'place'; readonly key: string; readonly place: number; readonly of: number }
  | { readonly kind: 'first'; readonly key: string; readonly board: FirstBoard };

/** A place below it is news to nobody. */
export const PLACES_CELEBRATED = 10;

export interface Progress {
  readonly points: number;
  readonly grade: Grade;
  readonly rank: { readonly place: number; readonly of: number };
  /** Boards on which the pupil stands first, with the week or month they are of. */
  readonly firsts: readonly { readonly board: FirstBoard; readonly period: string }[];
}

const LEVEL = 'level:';
const placePrefix = (grade: Grade): string => `place:${grade}:`;

const numbersAfter = (prefix: string, seen: Iterable<string>): number[] =>
  [...seen].filter((key) => key.startsWith(prefix)).map((key) => Number(key.slice(prefix.length)));

export const levelScene = (points: number): Extract<Scene, { kind: 'level' }> => {
  const { from, key } = levelFor(points);
  return { kind: 'level', key: `${LEVEL}${from}`, level: key };
};

/** Among the first ten and in the upper half: of four pupils the third has not risen. */
const isCelebrated = ({ place, of }: Progress['rank']): boolean =>
  place > 0 && place <= PLACES_CELEBRATED && place * 2 <= of + 1 && of > 1;

/**
 * What happened since this pupil last looked. Only what is higher than anything seen: who falls and climbs back is not
 * told of the fall, and two devices that come late find nothing to replay.
 */
export const scenesDue = ({ points, grade, rank, firsts }: Progress, seen: ReadonlySet<string>): Scene[] => {
  const level = levelFor(points);
  const scenes: Scene[] = [];
  if (level.from > Math.max(LEVELS[0].from, ...numbersAfter(LEVEL, seen))) scenes.push(levelScene(points));
  const prefix = placePrefix(grade);
  if (points > 0 && isCelebrated(rank) && rank.place < Math.min(Infinity, ...numbersAfter(prefix, seen)))
    scenes.push({ kind: 'place', key: `${prefix}${rank.place}`, ...rank });
  for (const { board, period } of firsts) {
    const key = `first:${board}:${period}`;
    if (!seen.has(key)) scenes.push({ kind: 'first', key, board });
  }
  return scenes;
};
