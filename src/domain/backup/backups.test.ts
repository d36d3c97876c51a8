import { describe, expect, it } from 'vitest';
import { backupDay, isOverdue } from './backups.ts';

describe('the day of a backup', () => {
  it.each([
    ['2026-02-01T22:59:59.999Z', '2026-02-01'],
    ['2026-02-01T23:00:00.000Z', '2026-02-02'],
    ['2026-02-02T20:00:00.000Z', '2026-02-02'],
  ])('begins at two in the night at school: %s', (now, day) => {
    expect(backupDay(new Date(now))).toBe(day);
  });
});

describe('a last good backup', () => {
  const NOW = new Date('2026-02-05T06:00:00.000Z');

  it.each([
    [null, true],
    ['2026-02-05T05:00:00.000Z', false],
    ['2026-02-01T06:00:00.000Z', false],
    ['2026-02-01T05:59:59.999Z', true],
  ])('of %s is overdue: %s', (at, expected) => {
    expect(isOverdue(at, NOW)).toBe(expected);
  });
});
