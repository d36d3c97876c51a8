import '../paper.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatHijriDay, formatLongDay } from '#strings/dates';
import { examPaper as texts } from '#strings/exams/paper';
import { asRead, questionText } from '#strings/questions/text';
import { brand, gradeNames } from '#strings/widgets';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { examQuery } from '../queries.ts';

/** A place to write on. */
export const PaperLine = ({ name, basis }: { name: string; basis: string }) => (
  <span className="flex items-end gap-2" style={{ flex: `1 1 ${basis}` }}>
    {name}
    <span className="mb-1 flex-1 border-b-2 border-dotted border-black" />
  </span>
);

interface PaperPageProps {
  /** What this paper is; the questions themselves need no name. */
  kind?: string;
  children: (exam: WholeExam) => ReactNode;
}

/** One paper of an exam in a window of its own, headed as all of them are. */
export const PaperPage = ({ kind, children }: PaperPageProps) => {
  const query = useQuery(examQuery(Number(useParams({ strict: false }).id)));
  const { data, error } = query;
  return (
    <PrintPage
      title={[data?.title, kind].filter(Boolean).join(' · ') || brand.name}
      note={data || error ? undefined : texts.preparing}
      print={data && texts.print}
    >
      <main className="p-4 print:p-0">
        <Loaded query={query} skeleton={<Bone className="mx-auto h-[48rem] w-full max-w-[210mm]" />}>
          {(exam) => (
            <article className="exam-paper">
              <header className="exam-head">
                <p>
                  <b>{brand.name}</b>
                  {texts.subject}
                </p>
                <h2>
                  {exam.title}
                  {kind && <span>{kind}</span>}
                </h2>
                <p>
                  <b>{gradeNames[exam.grade]}</b>
                  {formatLongDay(exam.date)}
                  <span>{formatHijriDay(exam.date)}</span>
                </p>
              </header>
              {children({
                ...exam,
                matchingOptions: exam.matchingOptions.map(questionText),
                questions: exam.questions.map(asRead),
              })}
            </article>
          )}
        </Loaded>
      </main>
    </PrintPage>
  );
};
