import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RaceReplay } from '#wire/race/history';
import { lastBefore, lengthOf, momentsOf, positionsAt, stepBack, stepForward } from './replay.ts';

const START = '2026-02-01T06:00:00.000Z';
const after = (ms: number): string => new Date(Date.parse(START) + ms).toISOString();

type Given = readonly [at: number, isCorrect: boolean];

const playerOf = (given: readonly Given[], isYou: boolean): RaceReplay['players'][number] => ({
  name: isYou ? 'سالم' : 'فهد',
  studentId: null,
  isYou,
  hasWon: isYou,
  score: 0,
  position: 0,
  answers: given.map(([at, isCorrect], index) => ({
    number: index + 1,
    questionId: index + 1,
    selectedOption: isCorrect ? 0 : 1,
    correctAnswer: 0,
    isCorrect,
    timestamp: after(at),
    at,
    isPlaceholder: false,
  })),
});

const raceOf = (own: readonly Given[], other: readonly Given[], length: number): RaceReplay => ({
  id: 1,
  grade: 4,
  difficulty: 'easy',
  contentId: 'allah_names_1',
  ending: 'finished',
  gameDuration: Math.round(length / 1000),
  startedAt: START,
  endedAt: after(length),
  isFlawless: false,
  players: [playerOf(own, true), playerOf(other, false)],
  questions: [],
});

const race = raceOf(
  [
    [2000, true],
    [5000, false],
    [9000, true],
  ],
  [
    [3000, true],
    [5000, true],
  ],
  39_000,
);
const moments = momentsOf(race);

describe('a replay', () => {
  it('has both players’ answers in the order of their times', () => {
    expect(moments.map(({ at, by, number }) => [at, by, number])).toEqual([
      [2000, 0, 1],
      [3000, 1, 1],
      [5000, 0, 2],
      [5000, 1, 2],
      [9000, 0, 3],
    ]);
  });

  it.each([
    [0, [0, 0]],
    [1999, [0, 0]],
    [2000, [100, 0]],
    [5000, [100, 200]],
    [39_000, [200, 200]],
  ])('shows after %d ms what was climbed by then', (ms, positions) => {
    expect(positionsAt(race, ms)).toEqual(positions);
  });

  it('lasts until the end, which a forfeit has half a minute after the last answer', () => {
    expect(lengthOf(race)).toBe(39_000);
    expect(lengthOf(raceOf([[2500, true]], [], 2000))).toBe(2500);
  });

  it('steps from answer to answer, then to the end, and back to the start', () => {
    const forward = [0, 2000, 3000, 5000, 9000].map((ms) => stepForward(moments, 39_000, ms));
    expect(forward).toEqual([2000, 3000, 5000, 9000, 39_000]);
    expect(stepForward(moments, 39_000, 39_000)).toBe(39_000);
    expect([39_000, 9000, 5000, 3000, 2000, 0].map((ms) => stepBack(moments, ms))).toEqual([
      9000, 5000, 3000, 2000, 0, 0,
    ]);
    expect(stepBack(moments, 4000)).toBe(3000);
  });

  it('says what was last', () => {
    expect(lastBefore(moments, 1999)).toBeUndefined();
    expect(lastBefore(moments, 4000)).toMatchObject({ at: 3000, by: 1 });
  });

  it('comes past every answer once, whichever way it is stepped through', () => {
    const times = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 15 });
    fc.assert(
      fc.property(times, times, (own, other) => {
        const given = (list: readonly number[]) => list.toSorted((a, b) => a - b).map((at): Given => [at, true]);
        const all = momentsOf(raceOf(given(own), given(other), 120_000));
        const stops = [...new Set(all.map(({ at }) => at))];
        const stepping = (from: number, to: number, step: (ms: number) => number) => {
          const seen = [from];
          while (seen.at(-1) !== to) seen.push(step(seen.at(-1) as number));
          return seen.slice(1);
        };
        expect(stepping(0, 120_000, (ms) => stepForward(all, 120_000, ms))).toEqual([...stops, 120_000]);
        const back = stepping(120_000, 0, (ms) => stepBack(all, ms));
        expect(back).toEqual([...stops.toReversed(), 0]);
      }),
    );
  });
});
