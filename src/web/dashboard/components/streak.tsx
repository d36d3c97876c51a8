import type { WeekDay } from '#domain/dashboard/week';
import { streak as texts } from '#strings/dashboard/pupil';
import { formatWeekday } from '#strings/dates';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Dashboard } from '#wire/dashboard';

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
  if (isResting) return texts.resting;
  if (isTodayDone) return texts.done;
  return days > 0 ? texts.todo : texts.start;
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
export const Streak = ({ streak, week }: Pick<Dashboard, 'streak' | 'week'>) => (
  <section aria-label={texts.title} className="grid gap-2">
    <div className="flex items-center gap-3">
      <Flame isLit={streak.days > 0} />
      <div className="min-w-0 leading-snug">
        <h3 className="text-lg leading-snug font-black lg:text-xl">{texts.days(streak.days)}</h3>
        <p className="text-sm text-muted">{bodyOf(streak)}</p>
      </div>
    </div>
    <ul aria-label={texts.week} className="grid grid-cols-5 gap-1.5">
      {week.map(({ day, weekday, status }) => {
        const { icon, look } = DAYS[status];
        return (
          <li key={day} className="grid justify-items-center gap-1 text-center">
            <span className={`grid size-8 place-items-center rounded-full ${look}`}>
              {icon && <Icon name={icon} className="size-5" />}
            </span>
            <span className="text-xs font-extrabold text-muted">
              {formatWeekday(weekday)}
              <span className="sr-only">: {texts.status[status]}</span>
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
