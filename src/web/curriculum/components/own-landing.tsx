import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { COURSES, type Course } from '#domain/calendar/courses';
import { periodsOn } from '#domain/calendar/terms';

import { COMMA, courseName } from '#strings/calendar/words';
import { lessonsDone, ownSchedule, ownCurriculum as texts } from '#strings/curriculum/pupil';
import { formatChildDay } from '#strings/dates';
import { useSchoolNow } from '#web/calendar/school-now.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/peaks.tsx';
import type { OwnCurriculum } from '#wire/curriculum';
import { ownCurriculumQuery } from '../queries.ts';
import { comingLesson, countDone, ownLessons, shownWeek } from '../schedule.ts';
import { ProgressRing } from './own-ring.tsx';

const LOOKS: Readonly<Record<Course, { box: string; icon: IconName }>> = {
  quran: { box: 'bg-[#0e6b5c]', icon: 'mushaf' },
  islamic: { box: 'bg-[#8a5a0c]', icon: 'book' },
};

const Branch = ({ course, curriculum }: { course: Course; curriculum: OwnCurriculum }) => {
  const { all, done, progress } = countDone(ownLessons(curriculum, course));
  const { box, icon } = LOOKS[course];
  return (
    <Link
      to="/student/curriculum"
      search={{ course }}
      className={`relative isolate grid content-start justify-items-center gap-2 overflow-hidden rounded-card px-3 py-6 text-center text-white shadow-card transition hover:brightness-110 active:translate-y-0.5 sm:gap-3 sm:p-8 ${box}`}
    >
      <Icon name={icon} className="absolute -end-6 -bottom-6 -z-10 size-28 opacity-15 sm:size-36" />
      <ProgressRing progress={progress} isOnColour className="size-24 text-xl sm:size-28" />
      <span className="text-xl leading-snug font-black sm:text-2xl">{courseName(course, curriculum.grade)}</span>
      <span className="leading-snug max-sm:text-sm">{texts.bodies[course]}</span>
      <span className="leading-snug font-extrabold max-sm:text-sm">{lessonsDone(done, all)}</span>
    </Link>
  );
};

/** From the term two ways lead on. */
const Ways = () => (
  <svg viewBox="0 0 400 56" preserveAspectRatio="none" className="h-14 w-full" aria-hidden="true" focusable="false">
    <g fill="none" strokeWidth="4" strokeLinecap="round" vectorEffect="non-scaling-stroke">
      <path d="M200 0C200 40 300 16 300 56" stroke="var(--emerald)" vectorEffect="non-scaling-stroke" />
      <path d="M200 0C200 40 100 16 100 56" stroke="var(--gold-edge)" vectorEffect="non-scaling-stroke" />
    </g>
  </svg>
);

/** One press from what comes. */
const NextLesson = ({ curriculum }: { curriculum: OwnCurriculum }) => {
  const next = comingLesson(curriculum, useSchoolNow(useQuery(ownCurriculumQuery)));
  if (!next?.day || !next.period) return null;
  return (
    <Link
      to="/student/curriculum"
      search={{ course: next.course }}
      className="mt-4 flex items-center gap-4 rounded-card bg-card p-4 shadow-card transition hover:brightness-97 active:translate-y-0.5 sm:mt-6 sm:px-6"
    >
      <Icon name="clock" className="size-10 shrink-0 text-emerald-ink" />
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="text-sm font-extrabold text-muted">{texts.next}</span>
        <span className="text-xl leading-snug font-black">{next.topic}</span>
        <span className="text-sm text-muted">
          {[
            formatChildDay(next.day),
            ownSchedule.period(next.period, periodsOn(curriculum.term, next.day)[next.period - 1]),
          ].join(COMMA)}
        </span>
      </span>
      <Icon name="forward" className="size-5 shrink-0 text-muted" />
    </Link>
  );
};

export const Landing = ({ curriculum }: { curriculum: OwnCurriculum }) => {
  const { term } = curriculum;
  const week = shownWeek(term, curriculum.today);
  return (
    <section aria-labelledby="ways" className="mx-auto max-w-3xl">
      <div className="mx-auto grid w-fit max-w-full grid-cols-[auto_1fr] items-center gap-x-3 rounded-full bg-card py-3 ps-4 pe-7 shadow-card">
        <Mark className="row-span-2 size-12" />
        <h2 id="ways" className="text-xl leading-snug font-black">
          {texts.choose}
        </h2>
        <p className="text-sm text-muted">
          {term.name}
          {week && `${COMMA}${texts.weekOf(week)}`}
        </p>
      </div>
      <Ways />
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        {COURSES.map((course) => (
          <Branch key={course} course={course} curriculum={curriculum} />
        ))}
      </div>
      <NextLesson curriculum={curriculum} />
    </section>
  );
};
