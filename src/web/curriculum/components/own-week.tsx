import { Link } from '@tanstack/react-router';
import { REVIEW_WEEK } from '#domain/calendar/terms';
import { isTeachingWeek } from '#domain/curriculum/lessons';
import { formatDays, formatHijriDays } from '#strings/calendar/days';

import { ownSchedule as texts } from '#strings/curriculum/pupil';
import { formatChildDay } from '#strings/dates';
import { Badge } from '#web/ui/badge.tsx';
import { lookOf } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { OwnLesson, ScheduleWeek, Term } from '../schedule.ts';
import { Lesson } from './own-lesson.tsx';
import { ProgressRing } from './own-ring.tsx';

const CARD = 'rounded-card bg-card shadow-card';

const Head = ({ week: { number, days, isNow }, name }: { week: ScheduleWeek; name: string }) => {
  const range = [days[0] ?? '', days.at(-1) ?? ''] as const;
  return (
    <span className="grid min-w-0 flex-1 leading-snug">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-xl font-black">{isTeachingWeek(number) ? texts.week(number) : name}</h3>
        {isNow && <Badge tone="wait">{texts.current}</Badge>}
      </span>
      <span className="font-extrabold">{formatDays(...range)}</span>
      <span className="text-sm text-muted">{formatHijriDays(...range)}</span>
    </span>
  );
};

/** It reviews or examines: nothing to open. */
const QuietWeek = ({ week, icon, name, body }: { week: ScheduleWeek; icon: IconName; name: string; body: string }) => (
  <section className={`${CARD} flex items-start gap-4 p-4 ${week.isNow ? 'ring-3 ring-gold' : ''}`}>
    <span className="grid size-16 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-ink">
      <Icon name={icon} className="size-8" />
    </span>
    <div className="grid gap-1">
      <Head week={week} name={name} />
      <p className="text-muted">{body}</p>
    </div>
  </section>
);

interface WeekProps {
  week: ScheduleWeek;
  term: Term;
  onPress: (lesson: OwnLesson) => void;
}

/** Those without a place in the timetable come last. */
const Days = ({ week: { days, lessons }, term, onPress }: WeekProps) =>
  [...days, null]
    .map((day) => ({ day, own: lessons.filter((lesson) => lesson.day === day) }))
    .filter(({ own }) => own.length > 0)
    .map(({ day, own }) => (
      <section key={day} className="grid gap-2">
        <h4 className="flex flex-wrap items-baseline gap-x-2 font-black">
          {day ? formatChildDay(day) : texts.unplaced}
          {day && <span className="text-sm font-semibold text-muted">{formatHijriDays(day)}</span>}
        </h4>
        {own.map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} times={term.periods[(lesson.period ?? 0) - 1]} onPress={onPress} />
        ))}
      </section>
    ));

const TeachingWeek = (props: WeekProps) => {
  const { number, lessons, progress, isNow, isShown } = props.week;
  // Only lessons of Islamic studies have questions.
  const canPractise = lessons.some(({ isTaught, course }) => isTaught && course === 'islamic');
  return (
    <details open={isShown} className={`group/fold ${CARD} ${isNow ? 'ring-3 ring-gold' : ''}`}>
      <summary className="flex min-h-20 list-none items-center gap-4 rounded-card p-4 [&::-webkit-details-marker]:hidden">
        {progress !== null && <ProgressRing progress={progress} />}
        <Head week={props.week} name="" />
        <Icon name="down" className="size-5 shrink-0 text-muted transition group-open/fold:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {lessons.length === 0 && <p className="text-muted">{texts.empty}</p>}
        <Days {...props} />
        {canPractise && (
          <Link
            to="/student/curriculum"
            search={{ course: 'islamic', practise: number }}
            className={`${lookOf('gold', 'large')} text-center leading-snug`}
          >
            <Icon name="target" className="size-6 shrink-0" />
            {texts.practise}
          </Link>
        )}
      </div>
    </details>
  );
};

export const Week = (props: WeekProps) => {
  const { week } = props;
  if (isTeachingWeek(week.number)) return <TeachingWeek {...props} />;
  return week.number === REVIEW_WEEK ? (
    <QuietWeek week={week} icon="refresh" name={texts.review} body={texts.reviewBody} />
  ) : (
    <QuietWeek week={week} icon="star" name={texts.exam} body={texts.examBody} />
  );
};
