import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, loneNumber } from '#strings/plural';
import { cellValue } from './shown-table.ts';

describe('cellValue', () => {
  it('reads every number that the product writes', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(cellValue(formatNumber(number))).toBe(number);
        expect(cellValue(loneNumber(number))).toBe(number);
      }),
    );
  });

  it('leaves words, times, shares and long numbers as they are written', () => {
    for (const text of ['سالم بن زيد', '٩:٣٠', '٣ من ٥', '٥٠٪', '', '1234567890123456789', '=1+1'])
      expect(cellValue(text)).toBe(text);
  });

  it('is one line', () => {
    expect(cellValue('  سالم\n  الرابع ')).toBe('سالم الرابع');
  });
});
