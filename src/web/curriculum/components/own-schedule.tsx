import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Period, periodsOn } from '#domain/calendar/terms';
import type { LessonStatus } from '#domain/curriculum/lessons';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { ownSchedule as texts } from '#strings/curriculum/pupil';
import { lessonStatusNames, strandNames } from '#strings/curriculum/words';
import { formatChildDay } from '#strings/dates';
import { useIsSelf } from '#web/access/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { lookOf } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useMarkLesson } from '../own-marking.ts';
import { type OwnLesson, type ScheduleLine, type ScheduleWeek, scheduleOf, type Term } from '../schedule.ts';
import { ProgressRing } from './own-ring.tsx';

const LOOKS: Readonly<Record<LessonStatus, { box: string; mark: string; word: string }>> = {
  upcoming: { box: 'border-line bg-card', mark: 'border-field-line', word: 'text-muted' },
  'in-progress': { box: 'border-gold bg-gold-soft', mark: 'border-gold-edge', word: 'text-gold-ink' },
  completed: {
    box: 'border-emerald bg-emerald-soft',
    mark: 'border-emerald bg-emerald text-on-emerald',
    word: 'text-emerald-ink',
  },
};

/** An empty circle, half a one, or a tick. */
const StatusMark = ({ status }: { status: LessonStatus }) => (
  <span
    key={status}
    aria-hidden="true"
    className={`grid size-9 shrink-0 animate-[pop_300ms_ease-out_both] place-items-center overflow-hidden rounded-full border-3 ${LOOKS[status].mark}`}
  >
    {status === 'completed' && <Icon name="check" className="size-6" />}
    {status === 'in-progress' && <span className="h-full w-1/2 justify-self-start bg-gold" />}
  </span>
);

const Words = ({ lesson, times }: { lesson: OwnLesson; times: Period | undefined }) => {
  const about = [lesson.strand && strandNames[lesson.strand][0], lesson.unit].filter(Boolean).join(' · ');
  return (
    <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
      {lesson.period !== null && <span className="text-sm text-muted">{texts.period(lesson.period, times)}</span>}
      <span className="text-lg leading-snug font-black break-words">{lesson.topic}</span>
      {about && <span className="text-sm text-muted">{about}</span>}
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-extrabold">
        <span className={LOOKS[lesson.status].word}>{lessonStatusNames[lesson.status]}</span>
        {lesson.isTaught && (
          <span className="inline-flex animate-[arrive_400ms_ease-out] items-center gap-1 rounded-full border border-field-line bg-card px-2.5 py-0.5 text-ink">
            <Icon name="board" className="size-4 shrink-0" />
            {texts.taught}
          </span>
        )}
      </span>
    </span>
  );
};

interface LessonProps {
  lesson: OwnLesson;
  times: Period | undefined;
  onPress: (lesson: OwnLesson) => void;
}

/** Each press is the pupil's next word on the lesson; what the teacher taught is said apart. Staff inside only look. */
const Lesson = ({ lesson, times, onPress }: LessonProps) => {
  const isSelf = useIsSelf();
  const look = `flex w-full items-center gap-3 rounded-button border-2 p-3 text-start transition ${LOOKS[lesson.status].box}`;
  const inside = (
    <>
      <StatusMark status={lesson.status} />
      <Words lesson={lesson} times={times} />
    </>
  );
  return isSelf ? (
    <button
      type="button"
      onClick={() => onPress(lesson)}
      className={`${look} hover:brightness-97 active:translate-y-0.5`}
    >
      {inside}
    </button>
  ) : (
    <div className={look}>{inside}</div>
  );
};

const CARD = 'rounded-card bg-card shadow-card';

/** Also one that reviews, where the plan has lessons in it all the same. */
const hasLessons = ({ kind, lessons }: ScheduleWeek): boolean => kind === 'teaching' || lessons.length > 0;

const Head = ({ week, name }: { week: ScheduleWeek; name: string }) => {
  const { number, days, isNow } = week;
  const range = [days[0] ?? '', days.at(-1) ?? ''] as const;
  return (
    <span className="grid min-w-0 flex-1 leading-snug">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-xl font-black">{hasLessons(week) ? texts.week(number) : name}</h3>
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
          <Lesson
            key={lesson.id}
            lesson={lesson}
            times={periodsOn(term, day ?? '')[(lesson.period ?? 0) - 1]}
            onPress={onPress}
          />
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

const Week = (props: WeekProps) => {
  const { week } = props;
  if (hasLessons(week)) return <TeachingWeek {...props} />;
  return week.kind === 'review' ? (
    <QuietWeek week={week} icon="refresh" name={texts.review} body={texts.reviewBody} />
  ) : (
    <QuietWeek week={week} icon="star" name={texts.exam} body={texts.examBody} />
  );
};

interface LinesProps extends Omit<WeekProps, 'week'> {
  lines: readonly ScheduleLine[];
}

const Lines = ({ lines, ...rest }: LinesProps) => (
  <ol className="grid grid-cols-1 gap-3">
    {lines.map((line) => (
      <li key={'week' in line ? line.at : `between ${line.at} ${line.between.name}`}>
        {'week' in line ? (
          <Week week={line.week} {...rest} />
        ) : (
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-field-line after:h-px after:flex-1 after:bg-field-line">
            <span className="text-center">
              <span className="font-extrabold">{line.between.name ?? texts.short}</span>{' '}
              {formatDays(line.between.start, line.between.end)}
            </span>
          </p>
        )}
      </li>
    ))}
  </ol>
);

/** The term from now on: a card for each week, a line for what lies between. What is past is folded above. */
export const Schedule = ({ term, lessons, today }: { term: Term; lessons: readonly OwnLesson[]; today: string }) => {
  const press = useMarkLesson();
  const isSelf = useIsSelf();
  const [said, setSaid] = useState('');
  const onPress = (lesson: OwnLesson) => setSaid(texts.marked(lesson.topic, lessonStatusNames[press(lesson)]));
  const lines = scheduleOf(term, lessons, today);
  const shown = Math.max(
    0,
    lines.findIndex((line) => 'week' in line && line.week.isShown),
  );
  const past = lines.slice(0, shown);
  return (
    <section aria-labelledby="schedule" className="grid grid-cols-1 content-start gap-3">
      <div>
        <h2 id="schedule" className="text-2xl font-black">
          {texts.title}
        </h2>
        {isSelf && <p className="text-muted">{texts.hint}</p>}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {past.length > 0 && (
        <details>
          <summary className="min-h-11 rounded-2xl px-2 text-lg font-extrabold text-emerald-ink">
            {texts.past(past.filter((line) => 'week' in line).length)}
          </summary>
          <div className="mt-1">
            <Lines lines={past} term={term} onPress={onPress} />
          </div>
        </details>
      )}
      <Lines lines={lines.slice(shown)} term={term} onPress={onPress} />
    </section>
  );
};
