import { useQuery } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { nav } from '#strings/exams/nav';
import { scoreLine, ownResults as texts } from '#strings/exams/pupil';
import { useNewsSeen } from '#web/access/news.ts';
import { OwnCompetitions } from '#web/contests/components/own-competitions.tsx';
import { OwnPractice } from '#web/contests/components/own-practice.tsx';
import { OwnGrowth } from '#web/growth/components/own-growth.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { SelfCheck } from '#web/practice/components/self-check.tsx';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { ExamCard as Exam } from '#wire/exams/pupil';
import { ExamCard } from '../components/own-exam-card.tsx';
import { ScoreList } from '../components/score-list.tsx';
import { ownResultsQuery } from '../own-queries.ts';
import type { ResultsTab } from '../own-search.ts';

const Exams = ({ exams }: { exams: readonly Exam[] }) => {
  const { mutate } = useAction({
    run: () => api('POST /api/student/results/seen'),
    refresh: [['student', 'dashboard']],
  });
  useNewsSeen(exams, mutate);
  const [newest, ...earlier] = exams;
  if (!newest)
    return (
      <EmptyState
        icon="star"
        title={texts.none}
        body={texts.noneBody}
        action={<ButtonLink to="/educational-games/practice">{texts.train}</ButtonLink>}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <ExamCard key={newest.id} exam={newest} isNewest />
      {earlier.length > 0 && (
        <ScoreList
          title={scoreLine.title}
          note={scoreLine.best(Math.max(...exams.map(({ total }) => total)))}
          exams={exams.map((exam) => ({ ...exam, score: exam.total }))}
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
    {(exams) => <Exams exams={exams} />}
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
  const { data: exams } = useQuery({ ...ownResultsQuery, enabled: practise !== undefined });
  const exam = exams?.find(({ id }) => id === practise);
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
