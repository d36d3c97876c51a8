import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { Task } from '#domain/dashboard/tasks';
import type { WeekDay } from '#domain/dashboard/week';
import { streak as streakTexts, tasksCard as texts } from '#strings/dashboard/pupil';
import { formatWeekday } from '#strings/dates';
import { playWin } from '#web/lib/sound.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import type { Dashboard } from '#wire/dashboard';
import { useStored } from '../stored.ts';

const DAYS: Readonly<Record<WeekDay, { icon: IconName | null; look: string }>> = {
  present: { icon: 'check', look: 'bg-emerald text-on-emerald' },
  late: { icon: 'clock', look: 'bg-gold-soft text-gold-ink' },
  // Calm: it is between the pupil and the teacher, and over.
  absent: { icon: 'minus', look: 'bg-line text-ink' },
  excused: { icon: 'check', look: 'bg-emerald-soft text-emerald-ink' },
  holiday: { icon: 'sun', look: 'bg-sky-soft text-sky-ink' },
  unknown: { icon: null, look: 'bg-line' },
  coming: { icon: null, look: 'border-2 border-dashed border-field-line' },
};

const bodyOf = ({ days, isTodayDone, isResting }: Dashboard['streak']): string => {
  if (isResting) return streakTexts.resting;
  if (isTodayDone) return streakTexts.done;
  return days > 0 ? streakTexts.todo : streakTexts.start;
};

const Flame = ({ isLit }: { isLit: boolean }) => (
  <svg viewBox="0 0 48 56" className="h-10 w-8 shrink-0" aria-hidden="true" focusable="false">
    <path
      d="M25 1c3 10 17 16 17 33a18 18 0 0 1-36 0c0-8 4-12 7-17 1 5 3 7 6 8 1-9 0-16 6-24Z"
      fill={isLit ? '#ee6a4d' : 'var(--line)'}
    />
    <path
      d="M25 27c1 6 8 8 8 15a9 9 0 0 1-18 0c0-5 3-7 4-10 1 2 2 3 3 3 0-3 1-6 3-8Z"
      fill={isLit ? '#ffc94a' : 'var(--card)'}
    />
  </svg>
);

/** Days in a row, and how the week went. */
const Streak = ({ streak, week }: Pick<Dashboard, 'streak' | 'week'>) => (
  <section aria-label={streakTexts.title} className="grid gap-2">
    <div className="flex items-center gap-3">
      <Flame isLit={streak.days > 0} />
      <div className="min-w-0 leading-snug">
        <h3 className="text-lg leading-snug font-black lg:text-xl">{streakTexts.days(streak.days)}</h3>
        <p className="text-sm text-muted">{bodyOf(streak)}</p>
      </div>
    </div>
    <ul aria-label={streakTexts.week} className="grid grid-cols-5 gap-1.5">
      {week.map(({ day, weekday, status }) => {
        const { icon, look } = DAYS[status];
        return (
          <li key={day} className="grid justify-items-center gap-1 text-center">
            <span className={`grid size-8 place-items-center rounded-full ${look}`}>
              {icon && <Icon name={icon} className="size-5" />}
            </span>
            <span className="text-xs font-extrabold text-muted">
              {formatWeekday(weekday)}
              <span className="sr-only">: {streakTexts.status[status]}</span>
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);

const Surprise = late(async () => (await import('./surprise.tsx')).Surprise);

const LOOKS: Readonly<Record<Task, { to: LinkProps['to']; icon: IconName }>> = {
  play: { to: '/educational-games', icon: 'bolt' },
  words: { to: '/student/drill', icon: 'target' },
  read: { to: '/student/quran', icon: 'mushaf' },
  grow: { to: '/student/self-development/word-association', icon: 'spark' },
};

const TaskLink = ({ task, isDone }: Dashboard['tasks'][number]) => {
  const { to, icon } = LOOKS[task];
  return (
    <Link
      to={to}
      className={`grid content-start justify-items-center gap-1 rounded-button px-2 py-1.5 text-center hover:brightness-97 active:translate-y-0.5 ${isDone ? 'bg-emerald-soft text-emerald-ink' : 'bg-paper'}`}
    >
      <span
        className={`grid size-9 place-items-center rounded-full sm:size-10 ${isDone ? 'bg-emerald text-on-emerald' : 'border-2 border-dashed border-field-line'}`}
      >
        <Icon name={isDone ? 'check' : icon} className="size-5" />
      </span>
      <span className="text-sm leading-tight font-extrabold">
        {texts.tasks[task]}
        {isDone && <span className="sr-only">: {texts.isDone}</span>}
      </span>
    </Link>
  );
};

/** Closed until all three are done; what is in it is the pupil's own, and opens once a day. */
const Gift = ({ studentId, today }: { studentId: number; today: string }) => {
  const [openedOn, open] = useStored(localStorage, 'surprise', studentId);
  const [isFresh, setFresh] = useState(false);
  if (openedOn === today) return <Surprise today={today} isFresh={isFresh} />;
  return (
    <button
      type="button"
      onClick={() => {
        playWin();
        setFresh(true);
        open(today);
      }}
      className="flex min-h-12 items-center justify-center gap-2 rounded-button bg-gold px-4 font-black text-on-gold hover:brightness-105 active:translate-y-0.5"
    >
      <Icon name="gift" className="size-6" />
      {texts.open}
    </button>
  );
};

type TasksCardProps = Pick<Dashboard, 'studentId' | 'today' | 'tasks' | 'streak' | 'week'>;

/** What today asks for, in one place: three tasks with their checks, a small surprise after them, and the days before. */
export const TasksCard = ({ studentId, today, tasks, streak, week }: TasksCardProps) => {
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-labelledby="tasks-of-today"
      className="grid gap-2 rounded-card bg-card px-4 py-3 shadow-card sm:gap-3 sm:px-5 sm:py-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="tasks-of-today" className="text-lg leading-snug font-black sm:text-xl">
          {texts.title}
        </h2>
        <p className="text-[0.8rem] text-muted sm:text-sm">
          <span className="font-extrabold">{texts.done(done, tasks.length)}</span>
          {done < tasks.length && <span>، {texts.waits}</span>}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-2 max-[16rem]:grid-cols-1">
        {tasks.map((each) => (
          <li key={each.task} className="grid">
            <TaskLink {...each} />
          </li>
        ))}
      </ul>
      {done === tasks.length && <Gift studentId={studentId} today={today} />}
      <hr className="border-line" />
      <Streak streak={streak} week={week} />
    </section>
  );
};
