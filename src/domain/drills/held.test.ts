import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drilledWords, heldAt } from './held.ts';

const DAYS = ['2025-04-01', '2025-04-02', '2025-04-03', '2025-04-04', '2025-04-05'] as const;
const drills = fc.array(fc.record({ position: fc.nat(20), at: fc.constantFrom(...DAYS) }), { maxLength: 30 });
const hearing = fc.record({
  since: fc.constantFrom(null, '2025-04-02'),
  startedAt: fc.constant('2025-04-04'),
  reached: fc.nat(25),
  wrong: fc.array(fc.nat(20)),
});

describe('what held at a hearing', () => {
  it('is what was drilled since the hearing before and was not wrong again', () => {
    const drilled = [
      { position: 3, at: DAYS[0] },
      { position: 5, at: DAYS[2] },
      { position: 5, at: DAYS[3] },
      { position: 9, at: DAYS[3] },
      { position: 12, at: DAYS[4] },
      { position: 40, at: DAYS[2] },
    ];
    const heard = { since: DAYS[1], startedAt: DAYS[3], reached: 30, wrong: [3, 9] };
    expect(heldAt(heard, drilled)).toEqual({ drilled: 2, held: 1 });
    expect(heldAt({ ...heard, since: null }, drilled)).toEqual({ drilled: 3, held: 1 });
  });

  it('is never more than was drilled, and grows by no mistake', () => {
    fc.assert(
      fc.property(hearing, drills, fc.nat(20), (heard, drilled, slip) => {
        const { drilled: of, held } = heldAt(heard, drilled);
        const after = heldAt({ ...heard, wrong: [...heard.wrong, slip] }, drilled);
        expect(held).toBeLessThanOrEqual(of);
        expect(after.drilled).toBe(of);
        expect(after.held).toBeLessThanOrEqual(held);
      }),
    );
  });

  it('is all or nothing where no word, or every word, was wrong', () => {
    fc.assert(
      fc.property(hearing, drills, (heard, drilled) => {
        const none = heldAt({ ...heard, wrong: [] }, drilled);
        expect(none.held).toBe(none.drilled);
        expect(heldAt({ ...heard, wrong: drilled.map(({ position }) => position) }, drilled).held).toBe(0);
      }),
    );
  });
});

describe('the words that were drilled', () => {
  it('are each there once, with every drill counted and the last remembered', () => {
    fc.assert(
      fc.property(drills, (drilled) => {
        const words = drilledWords(drilled);
        expect(new Set(words.map(({ position }) => position)).size).toBe(words.length);
        expect(words.reduce((sum, { reps }) => sum + reps, 0)).toBe(drilled.length);
      }),
    );
  });
});
