import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '#wire/store/staff';
import { changedElsewhere, holdPlaces } from './admin-held.ts';

const order = (id: number, status: AdminOrder['status'] = 'pending') => ({ id, status }) as AdminOrder;
const ids = (orders: readonly AdminOrder[]) => orders.map(({ id }) => id);

describe('the counter', () => {
  it('keeps a row that was dealt with, and lets a new one wait', () => {
    const { shown, waiting } = holdPlaces([order(3), order(2, 'delivered'), order(1)], [order(4), order(3), order(1)]);
    expect([ids(shown), waiting]).toEqual([[3, 2, 1], 1]);
    expect(shown[1]?.status).toBe('delivered');
  });

  it('shows what is read now where it is there, and older ones at the end', () => {
    const { shown } = holdPlaces([order(3), order(2)], [order(3, 'approved'), order(2), order(1)]);
    expect(shown.map(({ id, status }) => [id, status])).toEqual([
      [3, 'approved'],
      [2, 'pending'],
      [1, 'pending'],
    ]);
  });

  it('begins with what there is', () => {
    expect(ids(holdPlaces([], [order(2), order(1)]).shown)).toEqual([2, 1]);
  });

  it('never moves, drops or repeats a row, whatever comes', () => {
    const newestFirst = fc
      .uniqueArray(fc.integer({ min: 1, max: 30 }))
      .map((some) => some.toSorted((a, b) => b - a).map((id) => order(id)));
    fc.assert(
      fc.property(newestFirst, newestFirst, (held, fresh) => {
        const { shown, waiting } = holdPlaces(held, fresh);
        expect(ids(shown).slice(0, held.length)).toEqual(ids(held));
        expect(new Set(ids(shown)).size).toBe(shown.length);
        expect(new Set([...ids(held), ...ids(fresh)]).size).toBe(shown.length + waiting);
      }),
    );
  });

  it('knows what others did: gone, and not by an action of this page', () => {
    const shown = [order(3), order(2, 'delivered'), order(1, 'approved')];
    expect([...changedElsewhere(shown, [order(3)], undefined)]).toEqual([1]);
    expect([...changedElsewhere(shown, [order(3)], 'approved')]).toEqual([1]);
  });
});
