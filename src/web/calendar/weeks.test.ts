import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { weekName } from '#strings/calendar/week';
import { daysOf, periodAt, weeksOf } from './weeks.ts';

const TERM = { ...FIRST_TERM, exceptions: FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: each.type })) };

describe('the weeks of the specification’s term', () => {
  const weeks = weeksOf(TERM);

  it('are twelve, with what lies between them', () => {
    expect(weeks.map(weekName)).toEqual([
      ...['الأسبوع ١', 'الأسبوع ٢', 'الأسبوع ٣'],
      ...['إجازة', 'إجازة'],
      ...['الأسبوع ٤', 'الأسبوع ٥', 'الأسبوع ٦', 'الأسبوع ٧'],
      'أسبوع قصير',
      ...['الأسبوع ٨', 'الأسبوع ٩', 'الأسبوع ١٠'],
      ...['إجازة', 'إجازة'],
      ...['الأسبوع ١١: المراجعة', 'الأسبوع ١٢: الاختبارات'],
    ]);
  });

  it('show each day with what is on it', () => {
    const short = weeks.find(({ kind }) => kind === 'short');
    expect(short).toMatchObject({ from: '2025-05-04', to: '2025-05-08', exceptions: [{ type: 'holiday' }] });
    expect(daysOf(TERM, short ?? { start: '' }).map(({ day, isTaught }) => [day, isTaught])).toEqual([
      ['2025-05-04', false],
      ['2025-05-05', false],
      ['2025-05-06', true],
      ['2025-05-07', true],
      ['2025-05-08', true],
    ]);
  });

  it('begin and end with the term', () => {
    const midweek = weeksOf({ ...TERM, start: '2025-03-04', end: '2025-06-24' });
    expect(midweek[0]).toMatchObject({ start: '2025-03-02', from: '2025-03-04' });
    expect(midweek.at(-1)).toMatchObject({ to: '2025-06-24' });
    // A term that begins on a Friday has nothing in that week.
    expect(weeksOf({ ...TERM, start: '2025-02-28' })[0]?.start).toBe('2025-03-02');
  });
});

describe('the period that runs', () => {
  const at = (day: string, time: string) => periodAt(TERM, { day, time });

  it('is found by the clock, and ends with the minute that begins the next', () => {
    expect(at('2025-03-02', '07:29')).toBeNull();
    expect(at('2025-03-02', '07:30')).toBe(1);
    expect(at('2025-03-02', '08:15')).toBe(2);
    // The break.
    expect(at('2025-03-02', '10:00')).toBeNull();
    expect(at('2025-03-02', '12:30')).toBeNull();
  });

  it('is none on a Friday, on a holiday and outside the term', () => {
    expect(['2025-03-07', '2025-03-23', '2025-07-06'].map((day) => at(day, '08:00'))).toEqual([null, null, null]);
  });
});
