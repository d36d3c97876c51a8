import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedItem, type Draft, hasRoomForPupils, movedItem, withItem, withoutItem } from './checklist-draft.ts';

const draft: Draft = [
  { key: 'a', text: 'أ', status: 'completed', forPupils: true },
  { key: 'b', text: 'ب', status: 'in-progress', forPupils: false },
  { key: 'c', text: 'ج', status: 'planned', forPupils: true },
];
const keys = (of: Draft) => of.map(({ key }) => key).join('');

describe('the checklist as it is edited', () => {
  it('adds an empty planned line at the end', () => {
    expect(withItem(draft, 'd').at(-1)).toEqual({ key: 'd', text: '', status: 'planned', forPupils: true });
  });

  it('is for pupils while they have less than three', () => {
    const three = withItem(draft, 'd');
    expect(hasRoomForPupils(three)).toBe(false);
    expect(withItem(three, 'e').at(-1)?.forPupils).toBe(false);
  });

  it('removes and changes only the line meant', () => {
    expect(keys(withoutItem(draft, 'b'))).toBe('ac');
    expect(changedItem(draft, 'b', { text: 'جديد' })).toEqual([draft[0], { ...draft[1], text: 'جديد' }, draft[2]]);
  });

  it('moves a line by one and stops at the edges', () => {
    expect(keys(movedItem(draft, 'c', -1))).toBe('acb');
    expect(keys(movedItem(draft, 'a', 1))).toBe('bac');
    expect(movedItem(draft, 'a', -1)).toEqual(draft);
    expect(movedItem(draft, 'c', 1)).toEqual(draft);
    expect(movedItem(draft, 'gone', 1)).toEqual(draft);
  });

  it('never loses or doubles a line, however it is moved', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'gone'), fc.constantFrom(1 as const, -1 as const)));
    fc.assert(
      fc.property(moves, (steps) => {
        const after = steps.reduce((now, [key, by]) => movedItem(now, key, by), draft);
        expect(after.toSorted((x, y) => x.key.localeCompare(y.key))).toEqual(draft);
      }),
    );
  });
});
