import { describe, expect, it } from 'vitest';
import { lastStep } from './undo.ts';

const change = (place: number, before: number | null, after: number | null, step: number) => ({
  studentId: 1,
  place,
  before,
  after,
  step,
});

describe('undo', () => {
  it('takes back the last change, and then the one before it', () => {
    const changes = [change(0, null, 1, 1), change(0, 1, 2, 2)];
    expect(lastStep(changes, () => 2)).toEqual({ changes: [changes[1]], earlier: [changes[0]] });
    expect(lastStep(changes.slice(0, 1), () => 1)).toEqual({ changes: [changes[0]], earlier: [] });
    expect(lastStep([], () => 1)).toBeNull();
  });

  it('leaves alone what somebody else has written over since', () => {
    const changes = [change(0, null, 1, 1), change(1, null, 2, 2)];
    const shown = [1, 4];
    expect(lastStep(changes, ({ place }) => shown[place] ?? null)?.changes).toEqual([changes[0]]);
    expect(lastStep(changes, () => 4)).toBeNull();
  });

  it('leaves alone what a colleague wrote, though it is what stood there before the last own change', () => {
    expect(lastStep([change(0, null, 1, 1), change(0, 1, 2, 2)], () => 1)).toBeNull();
  });

  it('takes back all of a paper that was filled at once, but for what was written over since', () => {
    const filled = [0, 1, 2].map((place) => change(place, null, 1, 2));
    const changes = [change(9, null, 2, 1), ...filled];
    const shown = (overwritten: number) => lastStep(changes, ({ place }) => (place === overwritten ? 4 : 1));
    expect(shown(7)).toEqual({ changes: filled, earlier: [changes[0]] });
    expect(shown(1)?.changes).toEqual([filled[0], filled[2]]);
    expect(lastStep(changes.slice(0, 1), () => 2)).toEqual({ changes: [changes[0]], earlier: [] });
  });
});
