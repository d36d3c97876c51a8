import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import type { SchoolCalendar } from '#domain/calendar/school-calendar';
import { type DayFact, weekStrip } from '#domain/dashboard/week';

const calendar: SchoolCalendar = [
  { ...FIRST_TERM, exceptions: FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: 'x' })) },
];
const stripOf = (facts: readonly DayFact[], today: string) =>
  weekStrip(calendar, facts, today).map(({ status }) => status);

describe('the strip of a school week', () => {
  it('has Sunday to Thursday, what is over and what is to come', () => {
    const strip = weekStrip(calendar, [{ day: '2025-04-20', fact: 'present' }], '2025-04-22');
    expect(strip.map(({ day }) => day)).toEqual(['2025-04-20', '2025-04-21', '2025-04-22', '2025-04-23', '2025-04-24']);
    expect(strip.map(({ status }) => status)).toEqual(['present', 'unknown', 'coming', 'coming', 'coming']);
  });

  it('says of several lessons what weighs most, and leaves other weeks alone', () => {
    const day = '2025-04-20';
    expect(
      stripOf(
        [
          { day, fact: 'present' },
          { day, fact: 'late' },
        ],
        '2025-04-20',
      )[0],
    ).toBe('late');
    expect(
      stripOf(
        [
          { day, fact: 'absent' },
          { day, fact: 'present' },
        ],
        '2025-04-20',
      )[0],
    ).toBe('absent');
    expect(stripOf([{ day: '2025-04-13', fact: 'absent' }], '2025-04-20')[0]).toBe('coming');
  });

  it('rests on holidays', () => {
    expect(stripOf([], '2025-05-04').slice(0, 3)).toEqual(['holiday', 'holiday', 'coming']);
  });
});
