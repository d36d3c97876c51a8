import { expect, test } from 'vitest';
import { STEP, TRACK_LENGTH } from '#domain/race/rules';
import { MARKERS, mountain, RIDGES, spotAt, wayTo, wholeWay } from './track-path.ts';

const [far, near] = RIDGES;
const positions = Array.from({ length: TRACK_LENGTH / STEP + 1 }, (_, index) => index * STEP);

test('marks every ten per cent from nothing to the summit', () => {
  expect(MARKERS).toStrictEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('leads upwards and to the left with every step', () => {
  for (const ridge of RIDGES)
    for (const position of positions.slice(1)) {
      const [before, after] = [spotAt(ridge, position - STEP), spotAt(ridge, position)];
      expect(after.x).toBeLessThan(before.x);
      expect(after.y).toBeLessThan(before.y);
    }
});

test('leaves room for the near climber under the far way', () => {
  for (const position of positions)
    expect(spotAt(near, position).y - spotAt(far, position).y).toBeGreaterThanOrEqual(33);
});

test('stays between foot and summit whatever it is told', () => {
  expect(spotAt(far, -5)).toStrictEqual(spotAt(far, 0));
  expect(spotAt(far, TRACK_LENGTH * 2)).toStrictEqual(spotAt(far, TRACK_LENGTH));
});

test('draws what is climbed as the beginning of the whole way', () => {
  for (const position of positions) expect(wholeWay(near).startsWith(wayTo(near, position))).toBe(true);
  const half = spotAt(near, STEP * 4.5);
  expect(wayTo(near, STEP * 4.5).endsWith(`L${half.x} ${half.y}`)).toBe(true);
  expect(mountain(near)).toContain(wholeWay(near).slice(1));
});
