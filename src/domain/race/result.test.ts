import { describe, expect, it } from 'vitest';
import { type Ending, openRace, type Race } from './race.ts';
import { hasTakenPart, percentOf, resultOf } from './result.ts';
import { STARTING_MS } from './rules.ts';

const OPENED = 1_000_000;
const STARTS = OPENED + STARTING_MS;
const opened = openRace([{ questionId: 1, optionCount: 2, answer: 0 }], 7, OPENED);

const endedWith = (ending: Ending, correct: readonly [number, number]): Race => ({
  ...opened,
  phase: 'over',
  ending,
  racers: [
    { ...opened.racers[0], correct: correct[0] },
    { ...opened.racers[1], correct: correct[1] },
  ],
});

describe('a result', () => {
  it('gives the winner a hundred, the loser as much of the track as was run, and the seconds since the start', () => {
    const race = endedWith({ kind: 'finished', winner: 1, at: STARTS + 61_499 }, [7, 10]);
    expect(resultOf(race)).toEqual({ winner: 1, loser: 0, winnerScore: 100, loserScore: 70, seconds: 61 });
  });

  it('of a forfeit is a whole one too, even where the loser was further', () => {
    const race = endedWith({ kind: 'forfeited', winner: 0, at: STARTS + 61_500 }, [2, 9]);
    expect(resultOf(race)).toEqual({ winner: 0, loser: 1, winnerScore: 100, loserScore: 90, seconds: 62 });
  });

  it('never says that a race took less than no time', () => {
    expect(resultOf(endedWith({ kind: 'forfeited', winner: 0, at: OPENED }, [0, 0]))?.seconds).toBe(0);
  });

  it('is not there while the race runs, nor of one that was called off', () => {
    expect(resultOf(opened)).toBeNull();
    expect(resultOf(endedWith({ kind: 'called_off', winner: null, at: STARTS }, [3, 4]))).toBeNull();
  });
});

it('a place on the track is given in whole per cent', () => {
  expect([0, 100, 300, 1000].map(percentOf)).toEqual([0, 10, 30, 100]);
});

describe('taking part', () => {
  const answering = (ending: Ending | null, answered: readonly [number, number]): boolean[] => {
    const racers = [
      { ...opened.racers[0], answered: answered[0] },
      { ...opened.racers[1], answered: answered[1] },
    ] as const;
    const race: Race = { ...opened, ending, racers };
    return [hasTakenPart(race, 0), hasTakenPart(race, 1)];
  };

  it('takes five answers, won or lost', () => {
    expect(answering({ kind: 'finished', winner: 0, at: STARTS }, [10, 5])).toEqual([true, true]);
    expect(answering({ kind: 'finished', winner: 0, at: STARTS }, [10, 4])).toEqual([true, false]);
  });

  it('is not for whoever went, nor for anybody in a race without a winner or an end', () => {
    expect(answering({ kind: 'forfeited', winner: 1, at: STARTS }, [9, 5])).toEqual([false, true]);
    expect(answering({ kind: 'called_off', winner: null, at: STARTS }, [9, 9])).toEqual([false, false]);
    expect(answering(null, [9, 9])).toEqual([false, false]);
  });
});
