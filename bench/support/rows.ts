import type Libsql from 'libsql';
import { dayAfter, schoolDay, weekOf } from '#domain/calendar/school-day';
import { PERIOD_TIMES, proposeEnd, SCHOOL_WEEKDAYS, usualSlots } from '#domain/calendar/terms';

/** How many pupils a school has now, and for how many years its rows have gathered. */
export interface Size {
  readonly pupils: number;
  readonly years: number;
}

/** As large as a school gets, and one in its first year. */
export const LARGE: Size = { pupils: 2000, years: 10 };
export const SMALL: Size = { pupils: 1000, years: 1 };

/** When everything happened that nobody asks the time of. */
export const AT = '2026-02-01T08:00:00.000Z';

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const MOST = 1000;

/** The numbers from 0 that the statements join with, to make many rows of one. */
export const writeNumbers = (db: Libsql.Database): void =>
  void db.exec(`create temp table numbers as
    with recursive n (n) as (select 0 union all select n + 1 from n where n < ${MOST - 1}) select n from n`);

const PLAN = {
  weekdays: [...SCHOOL_WEEKDAYS],
  periods: PERIOD_TIMES,
  otherTimes: [],
  exceptions: [],
  slots: usualSlots(),
  pausesInRamadan: false,
};

const WEEKS = 12;

/** The term that runs. */
export const TERM = 1;

export const writeTerm = (db: Libsql.Database): void => {
  const start = weekOf(dayAfter(schoolDay(new Date()), -35));
  const end = proposeEnd({ ...PLAN, start }, WEEKS) ?? start;
  db.prepare(
    `insert into school_terms (id, request_key, name, starts_on, ends_on, plan, created_at)
     values (${TERM}, 'bench', 'term', ?, ?, ?, ?)`,
  ).run([start, end, JSON.stringify(PLAN), AT]);
};
