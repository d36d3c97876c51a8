import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#server/platform/csv';

const read = (csv: string): string[][] =>
  Papa.parse<string[]>(csv.slice(1).replace(/\r\n$/u, ''), { newline: '\r\n' }).data;

describe('a CSV file', () => {
  it('gives back every cell, except that one that looks like a formula has a quote before it', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', '+1', '-1', '@x', '\tx', 'a"b', 'a,b', 'a\r\nb', ''),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const expected = rows.map((row) => row.map((value) => (/^[=+\-@\t\r]/u.test(value) ? `'${value}` : value)));
        expect(read(toCsv(rows))).toEqual(expected);
      }),
    );
  });

  it('starts with the byte-order mark', () => {
    expect(toCsv([['أ', 'ب']])).toBe('\ufeff"أ","ب"\r\n');
  });
});
