import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climbedTo, SUMMIT, WHOLE_CLIMB } from './climb-path.ts';

describe('the climb', () => {
  it('begins at the foot and ends at the summit', () => {
    expect(climbedTo(0).at).toEqual({ x: 97, y: 86 });
    expect(climbedTo(100)).toEqual({ path: WHOLE_CLIMB, at: SUMMIT });
  });

  it('goes on to the left with every point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (percent) => {
        expect(climbedTo(percent + 1).at.x).toBeLessThan(climbedTo(percent).at.x);
      }),
    );
  });
});
