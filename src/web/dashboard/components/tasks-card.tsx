import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { Task } from '#domain/dashboard/tasks';
import { tasksCard as texts } from '#strings/dashboard/pupil';
import { playWin } from '#web/lib/sound.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import type { Dashboard } from '#wire/dashboard';
import { useStored } from '../stored.ts';
import { Streak } from './streak.tsx';

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
