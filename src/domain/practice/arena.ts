import { GRADES, type Grade } from '#domain/roster/grades';
import type { Mode, RaceMinutes } from './kinds.ts';

/** The tabs of the challenge arena. */
export const ARENA_TABS = ['all', 'grade', 'review', 'race1', 'race2', 'race3'] as const;
export type ArenaTab = (typeof ARENA_TABS)[number];

/** The race that decides the prize: what the arena opens with. */
export const PRIZE_TAB = 'race1' satisfies ArenaTab;

/** How many rows of a board come at once: the specification's top lists have ten. */
export const ARENA_PAGE = 10;
export const TOP_THREE = 3;

/** How often the countdown to the contest's end is read again. */
export const COUNTDOWN_STEP_MS = 60_000;

/** What is left until a moment in whole days, hours and minutes, the last begun minute counted; null when it is past. */
export const partsLeft = (until: string, now: number) => {
  const minutes = Math.ceil((Date.parse(until) - now) / COUNTDOWN_STEP_MS);
  if (minutes <= 0) return null;
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
};

interface Result {
  readonly score: number;
  readonly accuracy: number;
}

/** What decides a place: the score, and of the same score the accuracy. */
export const isAhead = (a: Result, b: Result): boolean =>
  a.score > b.score || (a.score === b.score && a.accuracy > b.accuracy);

/** What is known of a board from the first row of a piece: how many are ahead of it, and how many have the same result. */
interface PieceStart {
  readonly ahead: number;
  readonly equals: number;
}

/** The places of a piece of a board, best first (D-24: 1, 2, 2, 4); of its top where nothing else is said. */
export const placesOf = (rows: readonly Result[], start?: PieceStart): readonly number[] => {
  const behindFirst = rows.findIndex((row) => isAhead(rows[0] as Result, row));
  const firstGroup = behindFirst < 0 ? rows.length : behindFirst;
  const earlier = start ? start.ahead + start.equals - firstGroup : 0;
  let place = (start?.ahead ?? 0) + 1;
  return rows.map((row, index) => {
    if (index > 0 && isAhead(rows[index - 1] as Result, row)) place = earlier + index + 1;
    return place;
  });
};

/** All bests of one kind in a grade, added up. */
export interface KindTotal {
  readonly grade: Grade;
  readonly mode: Mode;
  /** 0 for a review. */
  readonly minutes: number;
  readonly pupils: number;
  readonly scoreSum: number;
  readonly accuracySum: number;
}

const sumOf = (totals: readonly KindTotal[], column: 'pupils' | 'scoreSum' | 'accuracySum'): number =>
  totals.reduce((sum, total) => sum + total[column], 0);

/** Averages are over races alone: a review of thirty questions has other scores than a minute. */
const unranked = (grade: Grade, totals: readonly KindTotal[]) => {
  const ofGrade = totals.filter((total) => total.grade === grade);
  const races = ofGrade.filter(({ mode }) => mode === 'timed');
  const raced = sumOf(races, 'pupils');
  const countOf = (minutes: RaceMinutes) =>
    sumOf(
      races.filter((total) => total.minutes === minutes),
      'pupils',
    );
  return {
    grade,
    hasRaced: raced > 0,
    averageScore: raced === 0 ? 0 : Math.round(sumOf(races, 'scoreSum') / raced),
    averageAccuracy: raced === 0 ? 0 : Math.round(sumOf(races, 'accuracySum') / raced),
    mode1Count: countOf(1),
    mode2Count: countOf(2),
    mode3Count: countOf(3),
    studentCount: sumOf(ofGrade, 'pupils'),
  };
};

/** Ranked by what is shown as the average score; equals share a place, and before the first race there is none. */
export const gradeCards = (totals: readonly KindTotal[]) => {
  const cards = GRADES.map((grade) => unranked(grade, totals));
  return cards.map(({ hasRaced, ...card }) => ({
    ...card,
    rank: hasRaced ? 1 + cards.filter(({ averageScore }) => averageScore > card.averageScore).length : null,
  }));
};
