import { expect, it } from 'vitest';
import { partsLeft } from './countdown.ts';

const NOW = Date.parse('2026-02-01T06:00:00Z');

it.each([
  ['2026-02-01T06:00:30Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-02-01T07:30:00Z', { days: 0, hours: 1, minutes: 30 }],
  ['2026-02-03T06:59:01Z', { days: 2, hours: 1, minutes: 0 }],
  ['2026-02-15T05:59:00Z', { days: 13, hours: 23, minutes: 59 }],
])('until %s there is %j', (until, left) => {
  expect(partsLeft(until, NOW)).toEqual(left);
});

it.each(['2026-02-01T06:00:00Z', '2025-02-16T06:30:00Z'])('nothing is left until %s', (until) => {
  expect(partsLeft(until, NOW)).toBeNull();
});
