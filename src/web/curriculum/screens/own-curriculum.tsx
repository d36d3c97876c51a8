import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { COURSES, type Course } from '#domain/calendar/courses';
import { periodsOn, TERM_WEEKS_MAX } from '#domain/calendar/terms';
import { COMMA, courseName } from '#strings/calendar/words';
import { lessonsDone, ownSchedule, ownCurriculum as texts, weekPractice } from '#strings/curriculum/pupil';
import { formatChildDay } from '#strings/dates';
import { gradeNames } from '#strings/widgets';
import { sessionQuery } from '#web/access/queries.ts';
import { TermLoaded } from '#web/calendar/components/term-loaded.tsx';
import { useSchoolNow } from '#web/calendar/school-now.ts';
import { SelfCheck } from '#web/practice/components/self-check.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Mark } from '#web/ui/peaks.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bone, Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { OwnCurriculum as Curriculum } from '#wire/curriculum';
import { ProgressRing } from '../components/own-ring.tsx';
import { Schedule } from '../components/own-schedule.tsx';
import { ownCurriculumQuery, weekQuestionsQuery } from '../queries.ts';
import { comingLesson, countDone, type OwnLesson, ownLessons, shownWeek } from '../schedule.ts';

const BRANCHES: Readonly<Record<Course, { box: string; icon: IconName }>> = {
  quran: { box: 'bg-[#0e6b5c]', icon: 'mushaf' },
  islamic: { box: 'bg-[#8a5a0c]', icon: 'book' },
};

const Branch = ({ course, curriculum }: { course: Course; curriculum: Curriculum }) => {
  const { all, done, progress } = countDone(ownLessons(curriculum, course));
  const { box, icon } = BRANCHES[course];
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
const NextLesson = ({ curriculum }: PartProps) => {
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

const Landing = ({ curriculum }: PartProps) => {
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

const route = getRouteApi('/student/curriculum');

// With what draws verses, which comes to those who open it.
const meanwhile = <Bone className="h-60 rounded-card!" />;
const TextList = late(async () => (await import('#web/quran/components/own-text-list.tsx')).OwnTextList, meanwhile);
const Marks = late(async () => (await import('#web/tracking/components/own-marks.tsx')).OwnMarks, meanwhile);

const Summary = ({ lessons }: { lessons: readonly OwnLesson[] }) => {
  const { all, done, taught, progress } = countDone(lessons);
  return (
    <section aria-label={texts.progress} className="flex items-center gap-4 rounded-card bg-card p-4 shadow-card">
      <ProgressRing progress={progress} className="size-20 text-lg" />
      <div className="leading-snug">
        <p className="text-lg font-black">{lessonsDone(done, all)}</p>
        <p className="text-muted">{texts.taught(taught)}</p>
      </div>
    </section>
  );
};

interface PartProps {
  curriculum: Curriculum;
}

interface CourseProps extends PartProps {
  course: Course;
  /** Said before the weeks. */
  note?: ReactNode;
  /** What stands beside them. */
  children?: ReactNode;
}

const Weeks = ({ curriculum, course, note, children }: CourseProps) => {
  const lessons = ownLessons(curriculum, course);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_20rem]">
      <Schedule term={curriculum.term} lessons={lessons} today={curriculum.today} />
      <div className="grid grid-cols-1 content-start gap-6 max-lg:contents">
        <div className="grid gap-4 max-lg:order-first">
          {note}
          <Summary lessons={lessons} />
        </div>
        {children}
      </div>
    </div>
  );
};

const TABS = [
  { id: 'general', title: texts.tabs.general },
  { id: 'recitation', title: texts.tabs.recitation },
] as const;

const Quran = (props: PartProps) => {
  const { tab = 'general' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Tabs
      label={courseName('quran', props.curriculum.grade)}
      tabs={TABS}
      selected={tab}
      onSelect={(next) => void navigate({ search: { course: 'quran', tab: next }, resetScroll: false })}
    >
      {tab === 'general' ? (
        <Weeks {...props} course="quran">
          <Section title={texts.reading} head="text-2xl font-black" className="grid gap-3">
            <TextList />
          </Section>
        </Weeks>
      ) : (
        <Marks />
      )}
    </Tabs>
  );
};

const quranNote = (
  <p className="flex items-start gap-3 rounded-card bg-emerald-soft p-4 font-extrabold text-emerald-ink">
    <Icon name="mushaf" className="size-8 shrink-0" />
    {texts.quranNote}
  </p>
);

const Islamic = (props: PartProps) => (
  <Weeks {...props} course="islamic" note={props.curriculum.grade === 4 && quranNote} />
);

const PARTS = { quran: Quran, islamic: Islamic };

const skeleton = <Bones look={['mx-auto h-18 w-72 rounded-full!', 'h-60 rounded-card!']} />;

const Head = ({ course }: { course: Course | undefined }) => {
  const session = useQuery(sessionQuery).data;
  if (session?.kind !== 'pupil') return null;
  return (
    <PageHead
      title={course ? courseName(course, session.grade) : texts.title}
      intro={`${session.name} · ${gradeNames[session.grade]}`}
    >
      {course && <BackLink to="/student/curriculum">{texts.back}</BackLink>}
      <BackLink to="/student/dashboard">{texts.home}</BackLink>
    </PageHead>
  );
};

/** What the class took in a week; nothing of it counts. */
const Practice = ({ week }: { week: number }) => {
  const back = (
    <BackLink to="/student/curriculum" search={{ course: 'islamic' }}>
      {weekPractice.back}
    </BackLink>
  );
  const query = useQuery(weekQuestionsQuery(week));
  if (query.data?.length) return <SelfCheck key={week} questions={query.data} back={back} />;
  return (
    <div className="grid gap-5 py-6">
      {back}
      <Loaded query={query} skeleton={<Bones look={['h-40 rounded-card!', 'h-60 rounded-card!']} />}>
        {() => <EmptyState icon="target" title={weekPractice.none} body={weekPractice.noneBody} />}
      </Loaded>
    </div>
  );
};

export const OwnCurriculum = () => {
  const { course, practise } = route.useSearch();
  const query = useQuery(ownCurriculumQuery);
  if (practise && practise <= TERM_WEEKS_MAX) return <Practice week={practise} />;
  return (
    <div className="py-6">
      <Head course={course} />
      <TermLoaded query={query} skeleton={skeleton}>
        {(curriculum) => {
          const Part = course ? PARTS[course] : Landing;
          return <Part curriculum={curriculum} />;
        }}
      </TermLoaded>
    </div>
  );
};
