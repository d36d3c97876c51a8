import { describe, expect, it } from 'vitest';
import { faultOfDay, hoursDraftOf, hoursOf, lacksDay, withDay } from './admin-hours-draft.ts';

const HOURS = [
  { weekday: 1, from: '09:30', to: '10:00' },
  { weekday: 4, from: '12:00', to: '12:45' },
];

describe('the form of the opening hours', () => {
  it('that nobody touched sends the hours as they are', () => {
    expect(hoursOf(hoursDraftOf(HOURS))).toEqual(HOURS);
    expect(hoursOf(hoursDraftOf([]))).toEqual([]);
  });

  it('keeps the days while the store is always open, and sends none of them', () => {
    const always = { ...hoursDraftOf(HOURS), always: true };
    expect(hoursOf(always)).toEqual([]);
    expect(hoursOf({ ...always, always: false })).toEqual(HOURS);
  });

  it('opens a day that joins as the open day before it', () => {
    expect(hoursOf(withDay(hoursDraftOf(HOURS), 2, { isOpen: true }))).toContainEqual({
      weekday: 2,
      from: '09:30',
      to: '10:00',
    });
    expect(hoursOf(withDay(hoursDraftOf(HOURS), 1, { isOpen: false }))).toEqual([HOURS[1]]);
  });

  it('lacks a day only where hours are wanted and none is open', () => {
    const none = { ...hoursDraftOf([]), always: false };
    expect(lacksDay(none)).toBe(true);
    expect(lacksDay(withDay(none, 6, { isOpen: true }))).toBe(false);
    expect(lacksDay(hoursDraftOf([]))).toBe(false);
  });

  it('shows what the server said beside the day it said it of', () => {
    const fields = { 'hours/1/to': 'الوقت غير صحيح' };
    expect(faultOfDay(hoursDraftOf(HOURS), 4, fields)).toBe('الوقت غير صحيح');
    expect(faultOfDay(hoursDraftOf(HOURS), 1, fields)).toBeUndefined();
    expect(faultOfDay(hoursDraftOf(HOURS), 0, fields)).toBeUndefined();
  });
});
