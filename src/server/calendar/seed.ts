import { randomUUID } from 'node:crypto';
import { dayAfter, schoolDay, weekOf } from '#domain/calendar/school-day';
import {
  layOutWeeks,
  PERIOD_TIMES,
  proposeEnd,
  SCHOOL_WEEKDAYS,
  type TermException,
  usualSlots,
} from '#domain/calendar/terms';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byStaff } from '#server/seed/people';
import { demoTerm as words } from '#strings/calendar/words';
import type { TermFields } from '#wire/calendar';
import { openTerm } from './service.ts';

/** It began before anything else that happens in the demo school, which opened it on its first days there. */
const BEGAN_SCHOOL_DAYS_AGO = 33;
const OPENED_SCHOOL_DAYS_AGO = 23;
/** Ahead of today, so that nothing of the past falls on it. */
const LONG_WEEKEND = { week: 9, days: 2 };

const withWeeks = (term: TermFields, type: 'review' | 'exams', name: string, number: number): TermException => {
  const week = layOutWeeks(term).find((each) => each.number === number);
  if (!week) throw new Error(`the demo term has no week ${number}`);
  return { type, name, start: week.days[0] as string, end: week.days.at(-1) as string };
};

/** A term that runs, with its review and its exams at the end. */
const currentTerm = (start: string): TermFields => {
  const holiday = dayAfter(start, LONG_WEEKEND.week * 7);
  const exceptions: TermException[] = [
    { type: 'holiday', name: words.longWeekend, start: holiday, end: dayAfter(holiday, LONG_WEEKEND.days - 1) },
  ];
  const plan = {
    name: words.name,
    start,
    weekdays: [...SCHOOL_WEEKDAYS],
    periods: [...PERIOD_TIMES],
    exceptions,
    slots: usualSlots(),
    pausesInRamadan: false,
  };
  const term = { ...plan, end: proposeEnd(plan) ?? start };
  const ends = [withWeeks(term, 'review', words.review, 11), withWeeks(term, 'exams', words.exams, 12)];
  return { ...term, exceptions: [...exceptions, ...ends] };
};

export const planTerm = ({ teacher, schoolTime }: DemoSchool): Happening[] => {
  const start = weekOf(schoolDay(schoolTime(BEGAN_SCHOOL_DAYS_AGO, 7, 30)));
  return [
    byStaff(schoolTime(OPENED_SCHOOL_DAYS_AGO, 6, 40), teacher, (deps, staff) =>
      openTerm(deps, staff, { ...currentTerm(start), requestKey: randomUUID() }),
    ),
  ];
};
