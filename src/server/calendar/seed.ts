import { randomUUID } from 'node:crypto';
import { dayAfter, schoolDay, weekOf } from '#domain/calendar/school-day';
import {
  closedTerm,
  PERIOD_TIMES,
  proposeEnd,
  SCHOOL_WEEKDAYS,
  type TermException,
  usualSlots,
} from '#domain/calendar/terms';
import type { Words } from '#server/manifest';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byStaff } from '#server/seed/people';
import { closingNames, demoTerm as words } from '#strings/calendar/words';
import type { TermFields } from '#wire/calendar';
import { openTerm } from './service.ts';

/** It began before anything else that happens in the demo school, which opened it on its first days there. */
const BEGAN_SCHOOL_DAYS_AGO = 33;
const OPENED_SCHOOL_DAYS_AGO = 23;
/** As many as the term before it. */
const WEEKS = 12;
/** Ahead of today, so that nothing of the past falls on it. */
const LONG_WEEKEND = { week: 9, days: 2 };
/** A Tuesday on which one section is away. */
const TRIP = { week: 10, weekday: 2, of: { grade: 5, section: 'أ' } } as const;

/** A week of shorter days, and of other hours. */
const SHORT_WEEK = 8;
const SHORT_DAYS = ['08:00', '08:35', '09:10', '10:00', '10:35', '11:10'].map((from, at) => ({
  from,
  to: ['08:35', '09:10', '09:45', '10:35', '11:10', '11:45'][at] as string,
}));

/** A term that runs, with its review and its exams at the end. */
const currentTerm = (start: string): TermFields => {
  const holiday = dayAfter(start, LONG_WEEKEND.week * 7);
  const trip = dayAfter(start, TRIP.week * 7 + TRIP.weekday);
  const exceptions: TermException[] = [
    { type: 'holiday', name: words.longWeekend, start: holiday, end: dayAfter(holiday, LONG_WEEKEND.days - 1) },
    { type: 'holiday', name: words.trip, start: trip, end: trip, of: TRIP.of },
  ];
  const short = dayAfter(start, SHORT_WEEK * 7);
  const plan = {
    name: words.name,
    start,
    weekdays: [...SCHOOL_WEEKDAYS],
    periods: [...PERIOD_TIMES],
    otherTimes: [{ name: words.shortDays, start: short, end: dayAfter(short, 4), periods: SHORT_DAYS }],
    exceptions,
    slots: usualSlots(),
    pausesInRamadan: false,
  };
  const term = { ...plan, end: proposeEnd(plan, WEEKS) ?? start };
  return { ...term, exceptions: closedTerm(term, closingNames) };
};

export const planTerm = ({ teacher, schoolTime }: DemoSchool, { ofTerms }: Words): Happening[] => {
  const start = weekOf(schoolDay(schoolTime(BEGAN_SCHOOL_DAYS_AGO, 7, 30)));
  return [
    byStaff(schoolTime(OPENED_SCHOOL_DAYS_AGO, 6, 40), teacher, (deps, staff) =>
      openTerm(deps, ofTerms, staff, { ...currentTerm(start), requestKey: randomUUID() }),
    ),
  ];
};
