import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOut, thinkingTimes, UNREAD_ENOUGH, UNREAD_MS } from './pace.ts';
import { AFTER_RIGHT_MS, AFTER_WRONG_MS } from './timing.ts';

interface Thought {
  readonly think: number;
  readonly isCorrect: boolean;
}

const answersOf = (thoughts: readonly Thought[]) => {
  let ready = 0;
  return thoughts.map(({ think, isCorrect }) => {
    const at = ready + think;
    ready = at + (isCorrect ? AFTER_RIGHT_MS : AFTER_WRONG_MS);
    return { at, isCorrect };
  });
};

const all = (count: number, think: number, isCorrect = true): Thought[] =>
  Array.from({ length: count }, () => ({ think, isCorrect }));

const thought = (think: fc.Arbitrary<number>, isCorrect: fc.Arbitrary<boolean> = fc.boolean()) =>
  fc.array(fc.record({ think, isCorrect }), { maxLength: 120 });

const UNREAD = fc.nat(UNREAD_MS - 1);
const READ = fc.integer({ min: UNREAD_MS, max: 20_000 });

it('counts the thinking without the feedback before it', () => {
  fc.assert(
    fc.property(thought(fc.nat(30_000)), (thoughts) => {
      expect(thinkingTimes(answersOf(thoughts))).toEqual(thoughts.map(({ think }) => think));
    }),
  );
});

describe('a run is left out', () => {
  it('where forty of forty took no time', () => {
    expect(leftOut(answersOf(all(40, 0)))).toBe('too_quick');
  });

  it('from the tenth answer on that was right before it could be read, whatever else was read', () => {
    fc.assert(
      fc.property(thought(READ), fc.array(UNREAD, { minLength: UNREAD_ENOUGH, maxLength: 40 }), (read, times) => {
        const quick = times.map((think) => ({ think, isCorrect: true }));
        expect(leftOut(answersOf([...read, ...quick]))).toBe('too_quick');
        const few = quick.slice(0, UNREAD_ENOUGH - 1);
        expect(leftOut(answersOf([...read, ...few]))).toBeNull();
      }),
    );
  });

  it('also with a wrong answer thrown in now and then', () => {
    expect(leftOut(answersOf([...all(18, 50), ...all(2, 50, false)]))).toBe('too_quick');
  });

  it('never where every question stood there long enough to be read', () => {
    fc.assert(
      fc.property(thought(READ), (read) => {
        expect(leftOut(answersOf(read))).toBeNull();
      }),
    );
  });

  it('not where somebody taps without reading, and is right as often as luck has it', () => {
    fc.assert(
      fc.property(fc.nat(85), fc.array(UNREAD, { minLength: 20, maxLength: 120 }), (share, times) => {
        const right = Math.floor((times.length * share) / 100);
        const tapped = times.map((think, place) => ({ think, isCorrect: place < right }));
        expect(leftOut(answersOf(tapped))).toBeNull();
      }),
    );
  });
});
