import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKLIST_STATUSES, remindedAt, showsChecklist } from '#domain/dashboard/checklist';
import { levelFor, medalFor, nextLevel, placeOf, progressToHundred } from '#domain/dashboard/levels';

describe('level titles', () => {
  it.each([
    [0, 'student'],
    [49, 'student'],
    [50, 'diligent'],
    [99, 'diligent'],
    [100, 'advanced'],
    [199, 'advanced'],
    [200, 'distinguished'],
    [300, 'star'],
    [400, 'golden'],
    [500, 'platinum'],
    [600, 'diamond'],
    [699, 'diamond'],
    [700, 'elite'],
    [100_000, 'elite'],
  ])('with %i points: %s', (points, key) => {
    expect(levelFor(points).key).toBe(key);
  });

  it('never fall as points rise, and the next one is always higher', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(50), (points, more) => {
        expect(levelFor(points + more).from).toBeGreaterThanOrEqual(levelFor(points).from);
        const next = nextLevel(points);
        expect(next === null ? points >= 700 : next.from > points).toBe(true);
      }),
    );
  });
});

describe('progress to the next hundred', () => {
  it('fills once for every hundred', () => {
    expect(progressToHundred(0)).toEqual({ done: 0, left: 100, next: 100 });
    expect(progressToHundred(250)).toEqual({ done: 50, left: 50, next: 300 });
    expect(progressToHundred(300)).toEqual({ done: 0, left: 100, next: 400 });
  });
});

describe('rank', () => {
  it('shares a place on ties: 1, 2, 2, 4', () => {
    const points = [90, 80, 80, 70];
    const places = points.map((own) => placeOf(points.filter((other) => other > own).length));
    expect(places).toEqual([1, 2, 2, 4]);
  });

  it('has medals for the first three', () => {
    expect([1, 2, 3, 4, 0].map(medalFor)).toEqual(['gold', 'silver', 'bronze', null, null]);
  });
});

describe('the updates checklist', () => {
  const HOUR = 60 * 60 * 1000;
  const NOW = 100 * HOUR;

  it('has items that are completed, in progress or planned', () => {
    expect(CHECKLIST_STATUSES).toEqual(['completed', 'in-progress', 'planned']);
  });

  it('shows to who never saw it and again after six hours', () => {
    expect(showsChecklist(null, NOW, false)).toBe(true);
    expect(showsChecklist(NOW - 6 * HOUR + 1, NOW, false)).toBe(false);
    expect(showsChecklist(NOW - 6 * HOUR, NOW, false)).toBe(true);
  });

  it('shows again after thirty seconds in debug mode, where "remind me" brings it back at once', () => {
    expect(showsChecklist(NOW - 29_999, NOW, true)).toBe(false);
    expect(showsChecklist(NOW - 30_000, NOW, true)).toBe(true);
    expect(remindedAt(NOW)).toBe(NOW - 30_000);
    expect(showsChecklist(remindedAt(NOW), NOW, true)).toBe(true);
    expect(showsChecklist(remindedAt(NOW), NOW, false)).toBe(false);
  });
});
