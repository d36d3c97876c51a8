import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedNumber, nationalNumberOf } from './national-number.ts';

/** Of nine digits the one number that they begin. */
const numberOf = (nine: string): string =>
  Array.from('0123456789', (last) => nine + last).find((each) => nationalNumberOf(each) !== null) ?? '';

const number = fc
  .tuple(fc.constantFrom('1', '2'), fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 8 }))
  .map(([first, eight]) => numberOf(first + eight));

describe('a national number', () => {
  it.each(['1058529940', '2000000014', '1555555554'])('is %s', (written) => {
    expect(nationalNumberOf(written)).toBe(written);
  });

  it.each(['١٠٥٨٥٢٩٩٤٠', '۱۰۵۸۵۲۹۹۴۰', ' 1058-529 940 ', '\u200f1058529940\u200e'])('is read in %j', (written) => {
    expect(nationalNumberOf(written)).toBe('1058529940');
  });

  it.each(['', '0', '1058529941', '3058529940', '105852994', '10585299400', '1.05853E+09', 'A058529940'])(
    'is not %j',
    (written) => {
      expect(nationalNumberOf(written)).toBeNull();
    },
  );

  it('exists once for nine digits, and not with one digit mistyped or two neighbours swapped', () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
        expect(right).toHaveLength(10);
        const digits = [...right].map(Number);
        const mistyped = digits.with(at, ((digits[at] ?? 0) + by) % 10).join('');
        expect(nationalNumberOf(mistyped)).toBeNull();
        const [one = 0, next = 0] = digits.slice(at, at + 2);
        fc.pre(at < 9 && one !== next && Math.abs(one - next) !== 9);
        expect(
          nationalNumberOf(
            digits
              .with(at, next)
              .with(at + 1, one)
              .join(''),
          ),
        ).toBeNull();
      }),
    );
  });

  it('shows three digits of itself where the whole was not asked for', () => {
    fc.assert(
      fc.property(number, (whole) => {
        expect(maskedNumber(whole)).toBe(`•••••••${whole.slice(7)}`);
      }),
    );
  });
});
