import { weekdayOf } from '#domain/calendar/school-day';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { timetableWords as texts } from '#strings/calendar/week';
import { formatWeekday } from '#strings/dates';
import { Badge } from '#web/ui/badge.tsx';

interface DayHeadProps {
  day: string;
  /** What is special about it, where there is school all the same. */
  note: string | null | undefined;
  isToday: boolean;
  /** A heading is none inside a table. */
  as: 'h2' | 'span';
}

/** A day with both of its dates. */
export const DayHead = ({ day, note, isToday, as: Name }: DayHeadProps) => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-2 lg:block">
      <Name className="flex flex-wrap items-center gap-x-2 font-black">
        {formatWeekday(weekdayOf(day))}
        {isToday && <Badge tone="wait">{texts.today}</Badge>}
      </Name>
      <span className="block text-sm leading-snug max-lg:text-end">
        <span className="block font-extrabold">{formatDays(day)}</span>
        <span className="block font-semibold text-muted">{formatHijriDays(day)}</span>
      </span>
    </div>
    {note && (
      // A class that is away is named, which is longer than a day of a table is wide.
      <span className="block leading-snug *:rounded-2xl *:whitespace-normal">
        <Badge tone="wait">{note}</Badge>
      </span>
    )}
  </>
);
