import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Course } from '#domain/calendar/courses';
import { TERM_WEEKS_MAX } from '#domain/calendar/terms';
import { courseName } from '#strings/calendar/words';
import { lessonsDone, ownCurriculum as texts, weekPractice } from '#strings/curriculum/pupil';
import { gradeNames } from '#strings/widgets';
import { sessionQuery } from '#web/access/queries.ts';
import { TermLoaded } from '#web/calendar/components/term-loaded.tsx';
import { SelfCheck } from '#web/practice/components/self-check.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bone, Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { OwnCurriculum as Curriculum } from '#wire/curriculum';
import { Landing } from '../components/own-landing.tsx';
import { ProgressRing } from '../components/own-ring.tsx';
import { Schedule } from '../components/own-schedule.tsx';
import { ownCurriculumQuery, weekQuestionsQuery } from '../queries.ts';
import { countDone, type OwnLesson, ownLessons } from '../schedule.ts';

const route = getRouteApi('/student/curriculum');

// With what draws verses, which comes to those who open it.
const TextList = lazy(() =>
  import('#web/quran/components/own-text-list.tsx').then((file) => ({ default: file.OwnTextList })),
);
const Marks = lazy(() => import('#web/tracking/components/own-marks.tsx').then((file) => ({ default: file.OwnMarks })));

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Bone className="h-60 rounded-card!" />}>{children}</Suspense>
);

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
            <Later>
              <TextList />
            </Later>
          </Section>
        </Weeks>
      ) : (
        <Later>
          <Marks />
        </Later>
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
