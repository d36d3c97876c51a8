import { type Compilable, sql } from 'kysely';
import { schoolDay } from '#domain/calendar/school-day';
import type { DayFact } from '#domain/dashboard/week';
import { daysInClass } from '#server/classroom/service';
import { daysDrilled } from '#server/drills/service';
import { daysGrown } from '#server/growth/service';
import { dayLogs } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { onceFor } from '#server/platform/once-for';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import { daysPractised } from '#server/practice/service';
import { daysRecited } from '#server/recordings/service';

/**
 * What there is of a pupil's days in one read: hours in which the pupil learnt alone, which are few however much was
 * done in them; registers of lessons; and what still counts of being late or absent.
 */
const readDays = prepared(
  (executor: Executor, asked: DaysAsked): Compilable<DayRow> => ({
    compile: () =>
      sql<DayRow>`${sql.join(
        [daysPractised, daysDrilled, daysRecited, daysGrown, daysInClass, dayLogs].map((days) => days(asked)),
        sql` union `,
      )}`.compile(executor),
  }),
  { remember: 'days of a pupil' },
);

/** An absence or lateness that staff cancelled is none: only the log says so. */
const FACTS: Readonly<Partial<Record<DayRow['what'], DayFact['fact']>>> = {
  present: 'present',
  late: 'present',
  absent: 'excused',
  excused: 'excused',
  'log-late': 'late',
  'log-absent': 'absent',
};

const dayOf = ({ what, at }: DayRow): string => (what === 'hour' ? schoolDay(new Date(`${at}:00:00Z`)) : at);

const isActive = ({ what }: DayRow): boolean =>
  what === 'hour' || what === 'day' || what === 'present' || what === 'late';

const activeIn = onceFor((rows: readonly DayRow[]): ReadonlySet<string> => new Set(rows.filter(isActive).map(dayOf)));

/** Days on which the pupil came to a lesson, practised, drilled, recited or did an activity; and the facts of the week. */
export const daysOf = async (executor: Executor, asked: DaysAsked) => {
  const { rows } = await readDays(executor, asked);
  return {
    active: activeIn(rows),
    facts: rows.flatMap((row): DayFact[] => {
      const fact = FACTS[row.what];
      return fact && row.at >= asked.week ? [{ day: row.at, fact }] : [];
    }),
  };
};
