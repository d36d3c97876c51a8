import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type By, movedAmong } from './moved.ts';

const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));

const moved = (rows: readonly number[], shown: readonly number[], id: number, by: By): number[] =>
  movedAmong(rowsOf(rows), rowsOf(shown), id, by).map((row) => row.id);

describe('a row among those that are shown', () => {
  it('changes places with the neighbour that is shown, over those that are not', () => {
    expect(moved([1, 2, 3, 4], [1, 4], 4, -1)).toEqual([4, 2, 3, 1]);
    expect(moved([1, 2, 3, 4], [1, 2, 3, 4], 2, 1)).toEqual([1, 3, 2, 4]);
  });

  it('stays at the edge, and where it is not shown', () => {
    expect(moved([1, 2, 3], [1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], [1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], [2, 3], 1, 1)).toEqual([1, 2, 3]);
  });

  it('never gets lost or doubled, and there and back is as before', () => {
    const shelves = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2 });
    fc.assert(
      fc.property(shelves, fc.nat(), fc.constantFrom<1 | -1>(1, -1), (shelf, at, by) => {
        const shown = shelf.filter((_, index) => index % 2 === 0);
        const id = shown[at % shown.length] ?? 0;
        const after = moved(shelf, shown, id, by);
        expect(after.toSorted()).toEqual(shelf.toSorted());
        if (after.join() === shelf.join()) return;
        const shownAfter = after.filter((each) => shown.includes(each));
        expect(moved(after, shownAfter, id, by === 1 ? -1 : 1)).toEqual(shelf);
      }),
    );
  });
});
