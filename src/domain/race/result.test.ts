import { describe, expect, it } from 'vitest';
import { type Ending, openRace, type Race } from './race.ts';
import { percentOf, resultOf } from './result.ts';
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
