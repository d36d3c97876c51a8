import { schoolDay } from '#domain/calendar/school-day';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byStaff } from '#server/seed/people';
import { makeSlips } from './service.ts';

/** The last week's slips of one grade went home. */
export const planSlips = ({ teacher, schoolTime }: DemoSchool): Happening[] => [
  byStaff(schoolTime(1, 12, 50), teacher, (deps, staff) =>
    makeSlips(deps, staff, { grade: 4, day: schoolDay(deps.clock()) }, ''),
  ),
];
