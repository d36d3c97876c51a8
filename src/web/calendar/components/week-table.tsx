import type { ReactNode } from 'react';
import type { Period, TermPlan } from '#domain/calendar/terms';
import { classKey, type SchoolClass } from '#domain/roster/classes';
import { periodName, periodTimes, timetableWords as texts } from '#strings/calendar/week';
import { Badge } from '#web/ui/badge.tsx';
import { daysOf, periodAt, periodsOf, type SchoolNow, type ShownWeek } from '../weeks.ts';
import { DayHead } from './day-head.tsx';
import { Lesson } from './lesson.tsx';

const BORDER = 'border border-line';

interface DayRow {
  readonly key: string | number;
  readonly head: ReactNode;
  readonly isToday?: boolean;
  /** In place of its lessons. */
  readonly note?: string | null;
  readonly cell: (period: number) => ReactNode;
}

interface PeriodTableProps {
  label: string;
  periods: readonly (readonly [period: number, times: readonly Period[]])[];
  rows: readonly DayRow[];
  /** The period that runs now. */
  current?: number | null;
}

/** Days by periods: wider than a phone. */
export const PeriodTable = ({ label, periods, rows, current = null }: PeriodTableProps) => (
  <div className="overflow-clip rounded-3xl bg-card shadow-card">
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${BORDER} sticky start-0 w-32 bg-card p-2 text-start`}>
            {texts.days}
          </th>
          {periods.map(([period, times]) => (
            <th key={period} scope="col" className={`${BORDER} p-2 ${period === current ? 'bg-gold-soft' : ''}`}>
              <span className="flex flex-wrap items-center justify-center gap-x-2 font-black">
                {periodName(period)}
                {period === current && <Badge tone="wait">{texts.now}</Badge>}
              </span>
              {times.map((each) => (
                <span key={each.from} className="block text-sm font-semibold text-muted">
                  {periodTimes(each)}
                </span>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, isToday, note, cell }) => (
          <tr key={key}>
            <th
              scope="row"
              className={`${BORDER} sticky start-0 p-2 text-start ${isToday ? 'bg-gold-soft' : 'bg-card'}`}
            >
              {head}
            </th>
            {note ? (
              <td colSpan={periods.length} className={`${BORDER} h-16 bg-paper p-2 text-center font-black text-muted`}>
                {note}
              </td>
            ) : (
              periods.map(([period]) => (
                <td
                  key={period}
                  aria-current={isToday && period === current ? 'time' : undefined}
                  className={`${BORDER} h-16 p-1 align-top aria-[current=time]:bg-gold-soft aria-[current=time]:outline-3 aria-[current=time]:-outline-offset-3 aria-[current=time]:outline-gold`}
                >
                  {cell(period)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface WeekTableProps {
  label: string;
  term: TermPlan;
  week: ShownWeek;
  now: SchoolNow | null;
  /** Whose it is, where it is of one class. */
  of?: SchoolClass | undefined;
}

/** One week of a term, with its dates and its holidays. */
export const WeekTable = ({ label, term, week, now, of }: WeekTableProps) => {
  const days = daysOf(term, week, of);
  const rows = days.map(({ day, exception, isTaught, slots, note }) => ({
    key: day,
    isToday: day === now?.day,
    head: <DayHead day={day} note={isTaught ? note : undefined} isToday={day === now?.day} as="span" />,
    note: isTaught ? null : (exception?.name ?? texts.outside),
    cell: (period: number) => (
      <div className="grid gap-1">
        {slots
          .filter((slot) => slot.period === period)
          .map((slot) => (
            <Lesson key={classKey(slot)} slot={slot} />
          ))}
      </div>
    ),
  }));
  const current = now && days.some(({ day }) => day === now.day) ? periodAt(term, now, of) : null;
  return <PeriodTable label={label} periods={periodsOf(term, days)} rows={rows} current={current} />;
};
