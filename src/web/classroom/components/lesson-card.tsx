import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LessonState } from '#domain/classroom/lessons';
import { periodName, periodTimes } from '#strings/calendar/week';
import { courseName } from '#strings/calendar/words';
import { stateNames, teacherTable as texts, waitingTaps } from '#strings/classroom/staff';
import { gradeNames } from '#strings/widgets';
import { GRADE_LOOKS } from '#web/calendar/components/lesson.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import type { TeacherWeek } from '#wire/classroom';
import { useStartLesson } from '../mutations.ts';

const TONES: Readonly<Record<LessonState, Tone>> = {
  upcoming: 'plain',
  now: 'wait',
  open: 'wait',
  ended: 'good',
  missed: 'bad',
};

/** What the teacher came for. */
const CALLS: Partial<Record<LessonState, string>> = { now: texts.start, open: texts.resume };

export type WeekLesson = TeacherWeek['lessons'][number];

interface LessonCardProps {
  lesson: WeekLesson;
  state: LessonState;
  /** Taps of it that this device has not sent yet. */
  waiting: number;
  /** In a cell, whose row and column say when. */
  isCompact?: boolean;
}

/** The colour of a grade may be that of a badge, which would then be none. */
const OnColour = ({ children }: { children: ReactNode }) => <span className="contents *:bg-card">{children}</span>;

/** A lesson of the week; a press opens it, and the one that runs is begun by it (D-63). */
export const LessonCard = ({ lesson, state, waiting, isCompact = false }: LessonCardProps) => {
  const { day, period, grade, course, topic, present, absent } = lesson;
  const start = useStartLesson();
  const call = CALLS[state];
  return (
    <Link
      to="/admin/teacher-table/$day/$period/$class"
      params={{ day, period: String(period), class: String(grade) }}
      aria-current={state === 'now' ? 'time' : undefined}
      onClick={() => {
        if (state === 'now') start.mutate({ day, period, grade });
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
        <span className={`font-black ${isCompact ? '' : 'text-lg'}`}>{gradeNames[grade]}</span>
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
        {present !== null && <span className="text-sm font-extrabold">{texts.came(present, absent ?? 0)}</span>}
        {waiting > 0 && (
          <OnColour>
            <Badge tone="wait">{waitingTaps.count(waiting)}</Badge>
          </OnColour>
        )}
      </span>
    </Link>
  );
};
