import { weekdayOf } from '#domain/calendar/school-day';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { periodName, periodTimes, timetableWords } from '#strings/calendar/week';
import { teacherTable as texts } from '#strings/classroom/staff';
import { formatWeekday } from '#strings/dates';
import { Badge } from '#web/ui/badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { LessonCard, type WeekLesson } from './lesson-card.tsx';

export interface ShownLesson {
  readonly lesson: WeekLesson;
  readonly state: WeekLesson['state'];
  readonly waiting: number;
}

export interface ShownDay {
  readonly day: string;
  /** What the day is called where it is no usual one. */
  readonly exception: string | null;
  readonly lessons: readonly ShownLesson[];
}

interface DaysProps {
  days: readonly ShownDay[];
  today: string;
}

const keyOf = ({ lesson: { period, grade } }: ShownLesson): string => `${period} ${grade}`;

const noteOf = ({ exception }: ShownDay): string => exception ?? texts.free;

/** A day at a time, for a phone. */
export const DayTabs = ({
  days,
  today,
  chosen,
  onChoose,
}: DaysProps & { chosen: string; onChoose: (day: string) => void }) => {
  const shown = days.find(({ day }) => day === chosen) ?? days[0];
  if (!shown) return null;
  const { day, exception, lessons } = shown;
  return (
    <Tabs
      label={texts.days}
      tabs={days.map((each) => ({ id: each.day, title: formatWeekday(weekdayOf(each.day)) }))}
      selected={day}
      onSelect={onChoose}
    >
      <div className="grid gap-3">
        <h2 className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-black">{formatDays(day)}</span>
          <span className="text-sm text-muted">{formatHijriDays(day)}</span>
          {day === today && <Badge tone="wait">{timetableWords.today}</Badge>}
          {exception && lessons.length > 0 && <Badge tone="wait">{exception}</Badge>}
        </h2>
        {lessons.length === 0 && (
          <p className="rounded-card bg-card p-6 text-center font-extrabold text-muted">{noteOf(shown)}</p>
        )}
        {lessons.map((each) => (
          <LessonCard key={keyOf(each)} {...each} />
        ))}
      </div>
    </Tabs>
  );
};

const BORDER = 'border border-line';

/** Days by periods, for a desk. */
export const WeekGrid = ({ days, today }: DaysProps) => {
  const times = new Map(days.flatMap(({ lessons }) => lessons.map(({ lesson }) => [lesson.period, lesson])));
  const periods = [...times].toSorted(([a], [b]) => a - b);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={texts.table} tabIndex={0} className="overflow-x-auto rounded-3xl bg-card shadow-card">
      <table className="w-full min-w-200 table-fixed border-collapse">
        <caption className="sr-only">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${BORDER} sticky start-0 w-32 bg-card p-2 text-start`}>
              {timetableWords.days}
            </th>
            {periods.map(([period, lesson]) => (
              <th key={period} scope="col" className={`${BORDER} p-2`}>
                <span className="block font-black">{periodName(period)}</span>
                <span className="block text-sm font-semibold text-muted">{periodTimes(lesson)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((shown) => {
            const { day, exception, lessons } = shown;
            return (
              <tr key={day}>
                <th
                  scope="row"
                  className={`${BORDER} sticky start-0 p-2 text-start ${day === today ? 'bg-gold-soft' : 'bg-card'}`}
                >
                  <span className="flex flex-wrap items-center gap-x-2 font-black">
                    {formatWeekday(weekdayOf(day))}
                    {day === today && <Badge tone="wait">{timetableWords.today}</Badge>}
                  </span>
                  <span className="block text-sm font-extrabold">{formatDays(day)}</span>
                  <span className="block text-sm font-semibold text-muted">{formatHijriDays(day)}</span>
                  {exception && lessons.length > 0 && <Badge tone="wait">{exception}</Badge>}
                </th>
                {lessons.length === 0 ? (
                  <td
                    colSpan={periods.length}
                    className={`${BORDER} h-16 bg-paper p-2 text-center font-black text-muted`}
                  >
                    {noteOf(shown)}
                  </td>
                ) : (
                  periods.map(([period]) => (
                    <td key={period} className={`${BORDER} h-16 p-1 align-top`}>
                      <div className="grid gap-1">
                        {lessons
                          .filter(({ lesson }) => lesson.period === period)
                          .map((each) => (
                            <LessonCard key={keyOf(each)} {...each} isCompact />
                          ))}
                      </div>
                    </td>
                  ))
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
