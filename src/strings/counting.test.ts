import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessRefusals } from '#strings/access/refusals';
import { termMoves } from '#strings/calendar/staff';
import {
  formatChildDay,
  formatDay,
  formatLongDay,
  formatMoment,
  formatShortDay,
  formatTime,
  GREGORIAN,
  schoolHour,
} from '#strings/dates';
import { refusalText } from '#strings/errors';
import { fieldText } from '#strings/fields';
import { signedNumber } from '#strings/money';
import { formatNumber, plural } from '#strings/plural';
import { waitText } from '#strings/waiting';

const FORMS = 'zero | one | two | few {n} | many {n} | other {n}';

describe('counting in Arabic', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few ٣'],
    [10, 'few ١٠'],
    [11, 'many ١١'],
    [99, 'many ٩٩'],
    [100, 'other ١٠٠'],
    [101, 'other ١٠١'],
    [102, 'other ١٠٢'],
    [103, 'few ١٠٣'],
    [111, 'many ١١١'],
    [1000, 'other ١٬٠٠٠'],
  ])('%i takes the form %j', (count, said) => {
    expect(plural(count, FORMS)).toBe(said);
  });

  it('writes every number in Arabic digits that read back as the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (value) => {
        const western = formatNumber(value)
          .replaceAll('٬', '')
          .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660));
        expect(western).toBe(String(value));
      }),
    );
  });

  it('writes every number as the locale does', () => {
    const locale = 'ar-SA-u-nu-arab';
    const sign = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -9999, max: 9999 }), fc.float()), (value) => {
        // Below nothing there is no zero.
        fc.pre(!Object.is(value, -0));
        expect(formatNumber(value)).toBe(new Intl.NumberFormat(locale).format(value));
        if (Number.isInteger(value)) expect(signedNumber(value)).toBe(sign.format(value));
      }),
    );
  });
});

describe('what a calendar moves', () => {
  it('is counted where a sentence follows the noun', () => {
    expect([1, 2, 3, 11, 192].map(termMoves.kinds.rewards)).toEqual([
      'مكافأة واحدة يتغيّر انتهاؤها',
      'مكافأتان يتغيّر انتهاؤهما',
      '٣ مكافآت يتغيّر انتهاؤها',
      '١١ مكافأة يتغيّر انتهاؤها',
      '١٩٢ مكافأة يتغيّر انتهاؤها',
    ]);
    expect(termMoves.kinds.penalties(11)).toBe('١١ عقوبة يتغيّر انتهاؤها');
  });
});

describe('how long to wait', () => {
  it.each([
    [1, 'حاول بعد ثانية واحدة'],
    [2, 'حاول بعد ثانيتين'],
    [3, 'حاول بعد ٣ ثوانٍ'],
    [10, 'حاول بعد ١٠ ثوانٍ'],
    [11, 'حاول بعد ١١ ثانية'],
    [59, 'حاول بعد ٥٩ ثانية'],
    [60, 'حاول بعد دقيقة واحدة'],
    [61, 'حاول بعد دقيقتين'],
    [120, 'حاول بعد دقيقتين'],
    [121, 'حاول بعد ٣ دقائق'],
    [600, 'حاول بعد ١٠ دقائق'],
    [601, 'حاول بعد ١١ دقيقة'],
    [900, 'حاول بعد ١٥ دقيقة'],
  ])('%i seconds is %j', (seconds, said) => {
    expect(waitText(seconds)).toBe(said);
  });

  it('never sends anybody back too early', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 900 }), (seconds) => {
        expect(waitText(seconds)).toBe(waitText(Math.ceil(seconds / 60) * 60));
      }),
    );
  });

  it('stands behind the reason', () => {
    expect(refusalText(accessRefusals.login_locked, 60)).toBe('محاولات خاطئة كثيرة، حاول بعد دقيقة واحدة');
    expect(refusalText(accessRefusals.login_failed)).toBe(accessRefusals.login_failed);
  });
});

describe('texts', () => {
  it('of a field are in Arabic even for a reason nobody foresaw', () => {
    expect(fieldText('Invalid input: expected string, received undefined')).toMatch(/^[\u0600-\u06ff\s]+$/u);
  });
});

describe('dates', () => {
  it('are those of Riyadh, in the Gregorian calendar and Arabic digits', () => {
    expect(formatMoment('2026-01-31T22:30:00.000Z')).toMatch(/٠?١.*٢٠٢٦.*١:٣٠/u);
    expect(schoolHour(new Date('2026-01-31T22:30:00.000Z'))).toBe(1);
  });

  it('are written as the locale writes them', () => {
    const inRiyadh = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(GREGORIAN, { timeZone: 'Asia/Riyadh', ...options });
    const day = inRiyadh({ day: 'numeric', month: 'long', year: 'numeric' });
    const weekday = inRiyadh({ weekday: 'long' });
    const short = inRiyadh({ day: 'numeric', month: 'numeric' });
    const time = inRiyadh({ timeStyle: 'short' });
    const anyMoment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyMoment, (at) => {
        const iso = at.toISOString();
        expect(formatDay(iso)).toBe(day.format(at));
        expect(formatLongDay(iso)).toBe(`يوم ${weekday.format(at)} ${day.format(at)}`);
        expect(formatLongDay(iso)).toContain(formatChildDay(iso));
        expect(formatShortDay(iso)).toBe(short.format(at));
        expect(formatTime(iso)).toBe(time.format(at));
      }),
    );
  });
});
