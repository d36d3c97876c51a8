import { type Compilable, sql } from 'kysely';
import { schoolDay } from '#domain/calendar/school-day';
import type { DayFact } from '#domain/dashboard/week';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { onceFor } from '#server/platform/once-for';

interface Row {
  what: 'hour' | 'day' | 'present' | 'late' | 'absent' | 'excused' | 'log-late' | 'log-absent';
  at: string;
}

interface Asked {
  readonly studentId: number;
  readonly since: string;
  readonly week: string;
}

/**
 * What there is of a pupil's days in one read: hours in which the pupil learnt alone, which are few however much was
 * done in them; registers of lessons; and what still counts of being late or absent.
 */
const readDays = prepared(
  (executor: Executor, { studentId, since, week }: Asked): Compilable<Row> => ({
    compile: () =>
      sql<Row>`
      select 'hour' as what, substr(created_at, 1, 13) as at from practice_scores
        where student_id = ${studentId} and created_at >= ${since}
      union select 'hour', substr(answered_at, 1, 13) from quran_drill_answers
        where student_id = ${studentId} and answered_at >= ${since}
      union select 'hour', substr(created_at, 1, 13) from quran_recordings
        where student_id = ${studentId} and created_at >= ${since}
      union select 'day', day from activity_runs
        where student_id = ${studentId} and activity = 'word-association' and day >= ${since}
      union select attendance, day from class_attendance
        where student_id = ${studentId} and day >= ${since} and attendance is not null
      union select 'log-' || log_type, log_date from student_logs
        where student_id = ${studentId} and log_date >= ${week} and cancelled = 0 and log_type in ('late', 'absent')`.compile(
        executor,
      ),
  }),
  { remember: 'answer' },
);

/** An absence or lateness that staff cancelled is none: only the log says so. */
const FACTS: Readonly<Partial<Record<Row['what'], DayFact['fact']>>> = {
  present: 'present',
  late: 'present',
  absent: 'excused',
  excused: 'excused',
  'log-late': 'late',
  'log-absent': 'absent',
};

const dayOf = ({ what, at }: Row): string => (what === 'hour' ? schoolDay(new Date(`${at}:00:00Z`)) : at);

const isActive = ({ what }: Row): boolean => what === 'hour' || what === 'day' || what === 'present' || what === 'late';

const activeIn = onceFor((rows: readonly Row[]): ReadonlySet<string> => new Set(rows.filter(isActive).map(dayOf)));

/** Days on which the pupil came to a lesson, practised, drilled, recited or did an activity; and the facts of the week. */
export const daysOf = async (executor: Executor, asked: Asked) => {
  const { rows } = await readDays(executor, asked);
  return {
    active: activeIn(rows),
    facts: rows.flatMap((row): DayFact[] => {
      const fact = FACTS[row.what];
      return fact && row.at >= asked.week ? [{ day: row.at, fact }] : [];
    }),
  };
};
