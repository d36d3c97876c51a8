import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Happened, mergedPage } from './pupil-page.ts';

const SIZE = 5;

const source = fc
  .array(fc.integer({ min: 0, max: 30 }), { maxLength: 25 })
  .map((times) => times.toSorted((a, b) => b - a).map((time) => String(time).padStart(2, '0')));

/** What a domain answers: more than a page before a moment, and the rest of that last moment. */
const ask = (times: readonly string[], before: string): Happened[] => {
  const earlier = times.filter((at) => at < before);
  return earlier
    .filter((at, place) => place <= SIZE || at === earlier[SIZE])
    .map((at) => ({ at, text: '', note: null }));
};

describe('a page of what happened', () => {
  it('comes newest first, and page after page brings everything once', () => {
    fc.assert(
      fc.property(fc.array(source, { maxLength: 4 }), (sources) => {
        const seen: string[] = [];
        let before: string | null = '~';
        while (before !== null) {
          const from: string = before;
          const page = mergedPage(
            sources.map((times) => ask(times, from)),
            { size: SIZE, asked: SIZE + 1 },
          );
          seen.push(...page.entries.map(({ at }) => at));
          before = page.nextBefore;
        }
        expect(seen).toEqual(sources.flat().toSorted().toReversed());
      }),
    );
  });
});
