import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadWaitSeconds } from '#domain/files/hourly-limit';
import { PHOTO_LIMIT_BYTES, PHOTO_SIDE, PHOTO_SMALL_SIDE, PHOTO_STATUSES, PHOTOS_PER_HOUR } from './approval.ts';

const NOW = new Date('2026-02-01T09:00:00.000Z');
const HOUR = 60 * 60;
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const waitSeconds = (earlier: readonly Date[], now: Date) => uploadWaitSeconds(earlier, now, PHOTOS_PER_HOUR);

it('has the statuses, the size and the sides of the specification', () => {
  expect(PHOTO_STATUSES).toEqual(['pending', 'approved', 'rejected']);
  expect(PHOTO_LIMIT_BYTES).toBe(5 * 1024 * 1024);
  expect([PHOTO_SIDE, PHOTO_SMALL_SIDE]).toEqual([512, 128]);
});

describe('how long to wait before another photo', () => {
  it('is nothing for the first ten of an hour', () => {
    expect(waitSeconds([], NOW)).toBe(0);
    expect(waitSeconds(Array<Date>(9).fill(NOW), NOW)).toBe(0);
  });

  it('is until the oldest of ten is an hour old', () => {
    const ten = Array.from({ length: 10 }, (_, n) => secondsAgo(n * 60));
    expect(waitSeconds(ten, NOW)).toBe(HOUR - 9 * 60);
    expect(waitSeconds([...ten.slice(0, 9), secondsAgo(HOUR)], NOW)).toBe(0);
  });

  const times = (minLength: number, oldest: number) =>
    fc.array(fc.integer({ min: 0, max: oldest }).map(secondsAgo), { minLength, maxLength: 40 });

  it('asks nobody to wait who sent fewer than ten in the last hour, and everybody else', () => {
    fc.assert(
      fc.property(times(0, 3 * HOUR), (earlier) => {
        const inLastHour = earlier.filter((time) => NOW.getTime() - time.getTime() < HOUR * 1000).length;
        expect(waitSeconds(earlier, NOW) > 0).toBe(inLastHour >= PHOTOS_PER_HOUR);
      }),
    );
  });

  it('is over exactly when it said', () => {
    fc.assert(
      fc.property(times(PHOTOS_PER_HOUR, HOUR - 1), (earlier) => {
        const wait = waitSeconds(earlier, NOW);
        expect(wait).toBeLessThanOrEqual(HOUR);
        const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
        expect(waitSeconds(earlier, later(wait))).toBe(0);
        expect(waitSeconds(earlier, later(wait - 1))).toBe(1);
      }),
    );
  });
});
