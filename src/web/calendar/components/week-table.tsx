import type { ReactNode } from 'react';
import type { TermPlan } from '#domain/calendar/terms';
import { periodName, periodTimes, timetableWords as texts } from '#strings/calendar/week';
import { formatWeekday } from '#strings/dates';
import { Badge } from '#web/ui/badge.tsx';
import { daysOf, periodAt, type SchoolNow, type ShownDay, type ShownWeek } from '../weeks.ts';
import { DayHead } from './day-head.tsx';
import { Lesson } from './lesson.tsx';

const BORDER = 'border border-line';

interface WeekTableProps {
  label: string;
  term: TermPlan;
  /** With its dates and its holidays; without, the week that all of the term has. */
  week: ShownWeek | null;
  now: SchoolNow | null;
  /** In place of the lessons of a period. */
  cell?: (weekday: number, period: number) => ReactNode;
}

/** Days by periods: wider than a phone. */
export const WeekTable = ({ label, term, week, now, cell }: WeekTableProps) => {
  const days = week && daysOf(term, week);
  const current = now && days?.some(({ day }) => day === now.day) ? periodAt(term, now) : null;
  const lessons = (weekday: number, period: number): ReactNode =>
    term.slots
      .filter((slot) => slot.weekday === weekday && slot.period === period)
      .map((slot) => <Lesson key={slot.grade} slot={slot} />);
  const periods = [...term.periods.entries()].map(([at, times]) => ({ period: at + 1, times }));
  const cells = (weekday: number, isToday: boolean): ReactNode =>
    periods.map(({ period }) => (
      <td
        key={period}
        aria-current={isToday && period === current ? 'time' : undefined}
        className={`${BORDER} h-16 p-1 align-top aria-[current=time]:bg-gold-soft aria-[current=time]:outline-3 aria-[current=time]:-outline-offset-3 aria-[current=time]:outline-gold`}
      >
        {cell ? cell(weekday, period) : <div className="grid gap-1">{lessons(weekday, period)}</div>}
      </td>
    ));
  const holiday = ({ exception }: ShownDay) => (
    <td colSpan={periods.length} className={`${BORDER} h-16 bg-paper p-2 text-center font-black text-muted`}>
      {exception?.name ?? texts.outside}
    </td>
  );
  return (
    <div className="overflow-hidden rounded-3xl bg-card shadow-card">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${BORDER} w-32 p-2 text-start`}>
              {texts.days}
            </th>
            {periods.map(({ period, times }) => (
              <th key={period} scope="col" className={`${BORDER} p-2 ${period === current ? 'bg-gold-soft' : ''}`}>
                <span className="flex flex-wrap items-center justify-center gap-x-2 font-black">
                  {periodName(period)}
                  {period === current && <Badge tone="wait">{texts.now}</Badge>}
                </span>
                <span className="block text-sm font-semibold text-muted">{periodTimes(times)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            ? days.map((day) => (
                <tr key={day.day}>
                  <th scope="row" className={`${BORDER} p-2 text-start ${day.day === now?.day ? 'bg-gold-soft' : ''}`}>
                    <DayHead day={day} isToday={day.day === now?.day} as="span" />
                  </th>
                  {day.isTaught ? cells(day.weekday, day.day === now?.day) : holiday(day)}
                </tr>
              ))
            : term.weekdays.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row" className={`${BORDER} p-2 text-start font-black`}>
                    {formatWeekday(weekday)}
                  </th>
                  {cells(weekday, false)}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
};
