import fc from 'fast-check';
import { expect, it } from 'vitest';
import { besideBefore } from './hearing-beside.ts';

it('tells what was mended, is still wrong, is newly wrong and was not come to', () => {
  expect(besideBefore({ wrong: [2, 5], reached: 6 }, [1, 5, 9])).toEqual({
    mended: [1],
    stillWrong: [5],
    newlyWrong: [2],
    notReached: [9],
  });
});

it('puts every word of either hearing in exactly one place', () => {
  const words = fc.uniqueArray(fc.nat(50));
  fc.assert(
    fc.property(words, words, fc.nat(50), (wrong, before, reached) => {
      const { mended, stillWrong, newlyWrong, notReached } = besideBefore({ wrong, reached }, before);
      const placed = [mended, stillWrong, newlyWrong, notReached].flat();
      expect(new Set(placed)).toEqual(new Set([...wrong, ...before]));
      expect(placed).toHaveLength(new Set(placed).size);
    }),
  );
});
