import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { weekdayOf } from '#domain/calendar/school-day';
import type { LessonState } from '#domain/classroom/lessons';
import { classKey } from '#domain/roster/classes';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { periodName, periodTimes, timetableWords } from '#strings/calendar/week';
import { courseName } from '#strings/calendar/words';
import { stateNames, teacherTable as texts, waitingTaps } from '#strings/classroom/staff';
import { formatWeekday } from '#strings/dates';
import { className } from '#strings/widgets';
import { DayHead } from '#web/calendar/components/day-head.tsx';
import { GRADE_LOOKS } from '#web/calendar/components/lesson.tsx';
import { PeriodTable } from '#web/calendar/components/week-table.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { TeacherWeek } from '#wire/classroom';
import { useStartLesson } from '../mutations.ts';

type WeekLesson = TeacherWeek['lessons'][number];

const TONES: Readonly<Record<LessonState, Tone>> = {
  upcoming: 'plain',
  now: 'wait',
  open: 'wait',
  ended: 'good',
  missed: 'bad',
};

/** What the teacher came for. */
const CALLS: Partial<Record<LessonState, string>> = { now: texts.start, open: texts.resume };

export interface ShownLesson extends WeekLesson {
  /** Taps of it that this device has not sent yet. */
  readonly waiting: number;
}

/** The colour of a grade may be that of a badge, which would then be none. */
const OnColour = ({ children }: { children: ReactNode }) => <span className="contents *:bg-card">{children}</span>;

/** A lesson of the week; a press opens it, and the one that runs is begun by it (D-63). In a cell row and column say when. */
const LessonCard = ({ lesson, isCompact = false }: { lesson: ShownLesson; isCompact?: boolean }) => {
  const { day, period, grade, section, course, topic, present, absent, excused, state, waiting } = lesson;
  const start = useStartLesson();
  const call = CALLS[state];
  return (
    <Link
      to="/admin/teacher-table/$day/$period/$class"
      params={{ day, period: String(period), class: classKey(lesson) }}
      aria-current={state === 'now' ? 'time' : undefined}
      onClick={() => {
        if (state === 'now') start.mutate({ day, period, grade, section });
      }}
      className={`grid gap-0.5 rounded-2xl border-s-4 leading-snug transition hover:brightness-97 ${GRADE_LOOKS[grade]} ${isCompact ? 'p-2 text-sm' : 'px-4 py-3'} ${call ? 'outline-3 outline-gold' : ''}`}
    >
      {!isCompact && (
        <span className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span>{periodName(period)}</span>
          <span>{periodTimes(lesson)}</span>
        </span>
      )}
      <span className={isCompact ? 'grid' : 'flex flex-wrap items-baseline gap-x-2'}>
        <span className={`font-black ${isCompact ? '' : 'text-lg'}`}>{className({ grade, section })}</span>
        <span className="font-extrabold">{courseName(course, grade)}</span>
      </span>
      <span className="text-sm">{topic?.topic ?? texts.noTopic}</span>
      <span className="mt-1 flex flex-wrap items-center gap-1">
        {call ? (
          <span className="rounded-xl bg-gold px-3 py-0.5 font-black text-on-gold">{call}</span>
        ) : (
          <OnColour>
            <Badge tone={TONES[state]}>{stateNames[state]}</Badge>
          </OnColour>
        )}
        {present !== null && (
          <span className="text-sm font-extrabold">{texts.came(present, absent ?? 0, excused ?? 0)}</span>
        )}
        {waiting > 0 && (
          <OnColour>
            <Badge tone="wait">{waitingTaps.count(waiting)}</Badge>
          </OnColour>
        )}
      </span>
    </Link>
  );
};

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
          <p className="rounded-card bg-card p-6 text-center font-extrabold text-muted">{exception ?? texts.free}</p>
        )}
        {lessons.map((each) => (
          <LessonCard key={`${each.period} ${classKey(each)}`} lesson={each} />
        ))}
      </div>
    </Tabs>
  );
};

/** Days by periods, for a desk. */
export const WeekGrid = ({ days, today }: DaysProps) => {
  const all = days.flatMap(({ lessons }) => lessons).toSorted((a, b) => a.period - b.period);
  // Where other hours begin within the week, both stand above it.
  const periods = [...new Set(all.map(({ period }) => period))].map((period) => {
    const times = all.filter((lesson) => lesson.period === period).map(({ from, to }) => [from, { from, to }] as const);
    return [period, [...new Map(times).values()]] as const;
  });
  const rows = days.map(({ day, exception, lessons }) => ({
    key: day,
    isToday: day === today,
    head: <DayHead day={day} note={lessons.length > 0 ? exception : null} isToday={day === today} as="span" />,
    note: lessons.length > 0 ? null : (exception ?? texts.free),
    cell: (period: number) => (
      <div className="grid gap-1">
        {lessons
          .filter((lesson) => lesson.period === period)
          .map((lesson) => (
            <LessonCard key={classKey(lesson)} lesson={lesson} isCompact />
          ))}
      </div>
    ),
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={texts.table} tabIndex={0} className="overflow-x-auto rounded-3xl shadow-card">
      <div className="min-w-200">
        <PeriodTable label={texts.table} periods={periods} rows={rows} />
      </div>
    </section>
  );
};
