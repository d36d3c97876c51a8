import { describe, expect, it } from 'vitest';
import { lastStanding } from './undo.ts';

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
});
