import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schoolWall } from '#domain/calendar/school-day';
import { formatDay, formatLongDay, formatMoment } from './dates.ts';
import { formatNumber, loneNumber, percent } from './plural.ts';
import { readBack } from './read-back.ts';

const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-30T00:00:00Z'),
  noInvalidDate: true,
});

describe('what the product wrote', () => {
  it('is read back as the number that it was', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(readBack(formatNumber(number))).toBe(number);
        expect(readBack(loneNumber(number))).toBe(number);
        expect(readBack(percent(number))).toEqual({ percent: number });
      }),
    );
    expect(readBack(percent(12.5))).toEqual({ percent: 12.5 });
  });

  it('is read back as the day and the minute of the school', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const iso = at.toISOString();
        const wall = schoolWall(at);
        expect(readBack(formatDay(iso))).toEqual({ wall: wall.slice(0, 10) });
        expect(readBack(formatLongDay(iso))).toEqual({ wall: wall.slice(0, 10) });
        expect(readBack(formatMoment(iso))).toEqual({ wall: wall.slice(0, 16) });
      }),
    );
  });
});

describe('what is none of these', () => {
  it.each([
    ...['سالم بن زيد', '٩:٣٠', '٣ من ٥', '', '1234567890123456789', '=1+1', '0501234567', '-01', '٪', '4/1'],
    ...['حتى ١ فبراير ٢٠٢٦', '١ فبراير', '١ شباط ٢٠٢٦', '٥٠٪ جيد'],
  ])('stays the words that it is: %s', (text) => {
    expect(readBack(text)).toBe(text);
  });

  it('is one line', () => {
    expect(readBack('  سالم\n  الرابع ')).toBe('سالم الرابع');
  });
});
