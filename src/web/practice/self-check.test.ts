import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginCheck, type Check, stepCheck } from './self-check.ts';

const answer = (check: Check, place: number): Check => stepCheck(stepCheck(check, { choose: place }), 'next');

describe('practising a few questions by oneself', () => {
  it('asks them in their order and ends when each was right', () => {
    const second = answer(beginCheck([2, 0]), 2);
    expect(second.queue).toEqual([1]);
    expect(answer(second, 0).queue).toEqual([]);
  });

  it('asks a wrong one again behind the others', () => {
    const later = answer(beginCheck([2, 0, 1]), 3);
    expect(later.queue).toEqual([1, 2, 0]);
  });

  it('asks the last one again at once, and tells it from the first asking', () => {
    const again = answer(beginCheck([1]), 0);
    expect(again).toMatchObject({ queue: [0], choice: null, asked: 1 });
  });

  it('takes one answer only, and goes on only after it', () => {
    const start = beginCheck([1, 1]);
    expect(stepCheck(start, 'next')).toBe(start);
    const chosen = stepCheck(start, { choose: 0 });
    expect(stepCheck(chosen, { choose: 1 })).toBe(chosen);
  });

  it('asks all of them again where that is wished', () => {
    const done = answer(beginCheck([0]), 0);
    expect(stepCheck(done, 'again')).toEqual(beginCheck([0]));
  });

  it('is over at once where there is nothing to practise', () => {
    const empty = beginCheck([]);
    expect(stepCheck(empty, { choose: 0 })).toBe(empty);
    expect(stepCheck(empty, 'next')).toBe(empty);
  });

  it('always ends for who learns from the first slip, having asked each once more than it was missed', () => {
    const questions = fc.array(fc.record({ right: fc.nat(5), slips: fc.nat(3) }), { maxLength: 20 });
    fc.assert(
      fc.property(questions, (all) => {
        const left = all.map(({ slips }) => slips);
        let check = beginCheck(all.map(({ right }) => right));
        while (check.queue.length > 0) {
          const at = check.queue[0] as number;
          const { right } = all[at] as (typeof all)[number];
          const isSlip = (left[at] as number) > 0;
          if (isSlip) left[at] = (left[at] as number) - 1;
          check = answer(check, isSlip ? right + 1 : right);
        }
        expect(check.asked).toBe(all.reduce((sum, { slips }) => sum + slips + 1, 0));
      }),
    );
  });
});
