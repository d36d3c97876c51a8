import { useQuery } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { scoreMax } from '#domain/exams/paper';
import { formatLongDay } from '#strings/dates';
import { nav } from '#strings/exams/nav';
import { missedWords, scoreLine, ownResults as texts } from '#strings/exams/pupil';
import { useNewsSeen } from '#web/access/news.ts';
import { OwnCompetitions } from '#web/contests/components/own-competitions.tsx';
import { OwnPractice } from '#web/contests/components/own-practice.tsx';
import { OwnGrowth } from '#web/growth/components/own-growth.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { SelfCheck } from '#web/practice/components/self-check.tsx';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { ExamCard as Exam, MissedExam } from '#wire/exams/pupil';
import { ExamCard } from '../components/own-exam-card.tsx';
import { ScoreList } from '../components/score-list.tsx';
import { ownResultsQuery } from '../own-queries.ts';
import type { ResultsTab } from '../own-search.ts';

/** Who was away is told so, kindly, and what comes next. */
const MissedExams = ({ missed }: { missed: readonly MissedExam[] }) =>
  missed.map(({ id, title, date, hasMakeup }) => (
    <article key={id} className="flex items-start gap-4 rounded-card bg-sky-soft p-5">
      <Icon name="sun" className="size-8 shrink-0 text-sky-ink" />
      <div className="grid gap-1">
        <h2 className="text-lg leading-snug font-black">{missedWords.title(title)}</h2>
        <p className="text-sm text-muted">{formatLongDay(date)}</p>
        <p>{hasMakeup ? missedWords.makeup : missedWords.body}</p>
      </div>
    </article>
  ));

const Exams = ({ exams, missed }: { exams: readonly Exam[]; missed: readonly MissedExam[] }) => {
  const { mutate } = useAction({
    run: () => api('POST /api/student/results/seen'),
    refresh: [['student', 'dashboard']],
  });
  useNewsSeen(exams, mutate);
  const [newest, ...earlier] = exams;
  if (!newest && missed.length > 0) return <MissedExams missed={missed} />;
  if (!newest)
    return (
      <EmptyState
        icon="star"
        title={texts.none}
        body={texts.noneBody}
        action={<ButtonLink to="/educational-games/practice">{texts.train}</ButtonLink>}
      />
    );
  const shareOf = ({ total, shape }: Exam) => total / scoreMax(shape);
  const best = exams.reduce((high, exam) => (shareOf(exam) > shareOf(high) ? exam : high), newest);
  return (
    <div className="grid grid-cols-1 gap-5">
      <MissedExams missed={missed} />
      <ExamCard key={newest.id} exam={newest} isNewest />
      {earlier.length > 0 && (
        <ScoreList
          title={scoreLine.title}
          note={scoreLine.best(best.total)}
          exams={exams.map((exam) => ({ ...exam, score: exam.total, of: scoreMax(exam.shape) }))}
          linkTo={(id) => linkOptions({ to: '/student/results', hash: `exam-${id}` })}
        />
      )}
      {earlier.map((exam) => (
        <ExamCard key={exam.id} exam={exam} />
      ))}
    </div>
  );
};

const ExamsPanel = () => (
  <Loaded query={useQuery(ownResultsQuery)} skeleton={<Bones look="h-120 rounded-card!" />}>
    {(results) => <Exams {...results} />}
  </Loaded>
);

const PANELS: Readonly<Record<ResultsTab, ComponentType>> = {
  exams: ExamsPanel,
  practice: OwnPractice,
  growth: OwnGrowth,
  competitions: OwnCompetitions,
};

const TABS = (Object.keys(PANELS) as ResultsTab[]).map((id) => ({ id, title: texts.tabs[id] }));

const route = getRouteApi('/student/results');

/** What the address wants to be practised; null where there is no such exam, or no longer. */
const usePractised = () => {
  const { practise, of } = route.useSearch();
  const { data } = useQuery({ ...ownResultsQuery, enabled: practise !== undefined });
  const exam = data?.exams.find(({ id }) => id === practise);
  const questions = of === 'grade' ? exam?.practiceSet : exam?.wrong;
  return questions?.length ? { key: `${practise} ${of}`, questions } : null;
};

export const OwnResults = () => {
  const { tab = 'exams' } = route.useSearch();
  const navigate = route.useNavigate();
  const practised = usePractised();
  if (practised)
    return (
      <SelfCheck
        key={practised.key}
        questions={practised.questions}
        back={<BackLink to="/student/results">{texts.back}</BackLink>}
      />
    );
  const Panel = PANELS[tab];
  return (
    <div className="py-6">
      <PageHead title={nav.results} intro={texts.intro}>
        <BackLink to="/student/dashboard">{texts.home}</BackLink>
      </PageHead>
      <Tabs
        label={nav.results}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => void navigate({ search: { tab: next } })}
      >
        <Panel />
      </Tabs>
    </div>
  );
};
