import { describe, expect, it } from 'vitest';
import { lastStanding, lastStep } from './undo.ts';

const change = (place: number, before: number | null, after: number | null) => ({ studentId: 1, place, before, after });

describe('undo', () => {
  it('takes back the last change, and then the one before it', () => {
    const changes = [change(0, null, 1), change(0, 1, 2)];
    expect(lastStanding(changes, () => 2)).toEqual({ change: changes[1], earlier: [changes[0]] });
    expect(lastStanding(changes.slice(0, 1), () => 1)).toEqual({ change: changes[0], earlier: [] });
    expect(lastStanding([], () => 1)).toBeNull();
  });

  it('leaves alone what somebody else has written over since', () => {
    const changes = [change(0, null, 1), change(1, null, 2)];
    const shown = [1, 4];
    expect(lastStanding(changes, ({ place }) => shown[place] ?? null)?.change).toBe(changes[0]);
    expect(lastStanding(changes, () => 4)).toBeNull();
  });

  it('leaves alone what a colleague wrote, though it is what stood there before the last own change', () => {
    expect(lastStanding([change(0, null, 1), change(0, 1, 2)], () => 1)).toBeNull();
  });

  it('takes back all of a paper that was filled at once, but for what was written over since', () => {
    const filled = [0, 1, 2].map((place) => ({ ...change(place, null, 1), step: 1 }));
    const changes = [change(9, null, 2), ...filled];
    const shown = (overwritten: number) => lastStep(changes, ({ place }) => (place === overwritten ? 4 : 1));
    expect(shown(7)).toEqual({ changes: filled, earlier: [changes[0]] });
    expect(shown(1)?.changes).toEqual([filled[0], filled[2]]);
    expect(lastStep(changes.slice(0, 1), () => 2)).toEqual({ changes: [changes[0]], earlier: [] });
    expect(lastStep([], () => 1)).toBeNull();
  });
});
