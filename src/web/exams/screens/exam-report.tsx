import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDay, formatHijriDay } from '#strings/dates';
import { nav } from '#strings/exams/nav';
import { examReport as texts } from '#strings/exams/report';
import { examsPage } from '#strings/exams/staff';
import { gradeNames } from '#strings/widgets';
import { Button, lookOf } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { ExamReport as Report } from '#wire/exams/staff';
import { ReportDistribution } from '../components/report-distribution.tsx';
import { ReportEarlier } from '../components/report-earlier.tsx';
import { ReportItems } from '../components/report-items.tsx';
import { useExportExam, usePracticeSet } from '../mutations.ts';
import { reportQuery } from '../queries.ts';

const FACTS = ['papers', 'absent', 'average', 'highest', 'lowest', 'full'] as const;

const Facts = ({ report }: { report: Report }) => (
  <dl className="grid grid-cols-3 gap-2 lg:grid-cols-6">
    {FACTS.map((fact) => (
      <CountTile key={fact} count={report[fact] ?? 0} label={texts.facts[fact]} look="bg-card shadow-card" />
    ))}
  </dl>
);

const Practice = ({ report: { exam, hardest } }: { report: Report }) => {
  const practice = usePracticeSet(exam.id);
  const isOpen = exam.practiceOpenedAt !== null;
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card bg-coral-soft p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-xl font-black">{texts.practice.title}</h2>
        <p>
          {exam.practiceOpenedAt === null
            ? texts.practice.count(hardest.length)
            : texts.practice.isOpen(formatDay(exam.practiceOpenedAt))}
        </p>
      </div>
      {(isOpen || hardest.length > 0) && (
        <Button look={isOpen ? 'plain' : 'gold'} busy={practice.isPending} onClick={() => practice.mutate(!isOpen)}>
          {isOpen ? texts.practice.close : texts.practice.open}
        </Button>
      )}
    </section>
  );
};

const Found = ({ report }: { report: Report }) => {
  if (report.papers === 0)
    return (
      <EmptyState
        icon="edit"
        title={texts.nobody}
        body={texts.nobodyBody}
        action={
          <Link to="/admin/exams/$id" params={{ id: String(report.exam.id) }} className={lookOf('gold', 'medium')}>
            {examsPage.grading}
          </Link>
        }
      />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Facts report={report} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ReportDistribution distribution={report.distribution} />
        <ReportEarlier exam={report.exam} earlier={report.earlier} />
      </div>
      <Practice report={report} />
      <h2 className="text-xl font-black">{texts.items}</h2>
      <ReportItems report={report} />
    </div>
  );
};

/** What an exam shows of the grade, question by question. */
export const ExamReport = () => {
  const id = Number(getRouteApi('/admin/exams/$id/report').useParams().id);
  const query = useQuery(reportQuery(id));
  const save = useExportExam(id);
  const { exam, papers = 0 } = query.data ?? {};
  return (
    <>
      <PageHead
        title={exam ? texts.title(exam.title) : examsPage.report}
        note={exam && gradeNames[exam.grade]}
        intro={exam ? `${formatDay(exam.date)} (${formatHijriDay(exam.date)})` : ''}
      >
        {papers > 0 && (
          <Button look="plain" icon="download" busy={save.isPending} onClick={() => save.mutate()}>
            {texts.export}
          </Button>
        )}
        <BackLink to="/admin/exams">{nav.exams}</BackLink>
      </PageHead>
      <Loaded query={query} skeleton={<Bones look={['h-24', 'h-64', 'h-96']} />}>
        {(report) => <Found report={report} />}
      </Loaded>
    </>
  );
};
