import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInView, moveTime, shareOf, timeAt, viewAround } from './moving.ts';
import { problemWithTimes } from './times.ts';

describe('moving the beginning of a verse', () => {
  const times = [0, 2000, 5000];

  it.each([
    ['within its neighbours', 1, 2499.6, [0, 2500, 5000]],
    ['back past the one before', 1, -300, [0, 1, 5000]],
    ['on past the one after', 1, 7000, [0, 4999, 5000]],
    ['the first before the beginning', 0, -50, [0, 2000, 5000]],
    ['the last past the end', 2, 9050, [0, 2000, 8999]],
  ])('%s', (_, at, to, moved) => {
    expect(moveTime(times, at, to, 9000)).toEqual(moved);
  });

  it('never makes right times wrong', () => {
    const durationMs = 100_000;
    const right = fc
      .uniqueArray(fc.nat(durationMs - 1), { minLength: 1 })
      .map((each) => each.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(right, fc.nat(), fc.integer(), (from, place, to) => {
        const moved = moveTime(from, place % from.length, to, durationMs);
        expect(problemWithTimes(moved, { verses: from.length, durationMs })).toBeNull();
      }),
    );
  });
});

describe('the part of the audio that is shown', () => {
  it.each([
    ['around the moment', 5000, 2000, { from: 4000, to: 6000 }],
    ['at the beginning', 300, 2000, { from: 0, to: 2000 }],
    ['at the end', 9900, 2000, { from: 8000, to: 10_000 }],
    ['all of it', 5000, 99_000, { from: 0, to: 10_000 }],
  ])('%s', (_, time, length, view) => {
    expect(viewAround(time, length, 10_000)).toEqual(view);
    expect(isInView(time, view)).toBe(true);
  });

  it('has a place for each moment, and a moment for each place', () => {
    const view = { from: 4000, to: 6000 };
    expect(shareOf(4500, view)).toBe(0.25);
    expect(timeAt(0.25, view)).toBe(4500);
    expect(isInView(3999, view)).toBe(false);
    expect(shareOf(0, { from: 0, to: 0 })).toBe(0);
  });
});
