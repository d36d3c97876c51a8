import '../paper.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { formatHijriDay, formatLongDay } from '#strings/dates';
import { type Paper, paperHeadings, examPaper as texts } from '#strings/exams/paper';
import { asRead, questionText } from '#strings/questions/text';
import { brand, gradeNames } from '#strings/widgets';
import { PrintPage } from '#web/ui/print-page.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { AnswerSheet } from '../components/paper-answers.tsx';
import { AnswerKey } from '../components/paper-key.tsx';
import { QuestionPaper } from '../components/paper-questions.tsx';
import { examQuery } from '../queries.ts';

const PAPERS: Readonly<Record<Paper, ComponentType<{ exam: WholeExam }>>> = {
  paper: QuestionPaper,
  'answer-sheet': AnswerSheet,
  key: AnswerKey,
};

const Head = ({ exam: { title, grade, date }, heading }: { exam: WholeExam; heading: string | undefined }) => (
  <header className="grid grid-cols-[1fr_1.4fr_1fr] items-center gap-[4mm] border-b-[0.8mm] border-black pb-[2mm] text-[11pt] font-bold not-print:max-sm:grid-cols-1 not-print:max-sm:text-center">
    <p className="grid">
      <b>{brand.name}</b>
      {texts.subject}
    </p>
    <h2 className="text-center text-[17pt]/[1.35] font-black">
      {title}
      {heading && <span className="block text-[13pt]">{heading}</span>}
    </h2>
    <p className="grid sm:text-end print:text-end">
      <b>{gradeNames[grade]}</b>
      {formatLongDay(date)}
      <span>{formatHijriDay(date)}</span>
    </p>
  </header>
);

/** One paper of an exam in a window of its own: in points and millimetres, black on white. */
export const ExamPaper = () => {
  const params = getRouteApi('/admin/exams/$id/$paper').useParams();
  if (!Object.hasOwn(PAPERS, params.paper)) throw notFound();
  const paper = params.paper as Paper;
  const Body = PAPERS[paper];
  const heading = paperHeadings[paper];
  const query = useQuery(examQuery(Number(params.id)));
  const { data, error } = query;
  // Verses stand on the questions' paper alone, and only once their typeface has come.
  const hasVerses = paper === 'paper' && data?.questions.some(({ verse }) => verse) === true;
  const font = useQuery({ ...quranFontQuery, enabled: hasVerses });
  const isReady = data !== undefined && (!hasVerses || font.data !== undefined);
  return (
    <PrintPage
      title={[data?.title, heading].filter(Boolean).join(' · ') || brand.name}
      note={isReady || error || font.error ? undefined : texts.preparing}
      print={isReady ? texts.print : undefined}
    >
      <main className="p-4 print:p-0">
        <Loaded query={query} skeleton={<Bone className="mx-auto h-[48rem] w-full max-w-[210mm]" />}>
          {(exam) => (
            <article className="exam-paper mx-auto w-full max-w-[210mm] bg-white px-[6mm] py-[8mm] text-[12pt]/[1.55] text-black print:p-0">
              <Head exam={exam} heading={heading} />
              <Body
                exam={{
                  ...exam,
                  matchingOptions: exam.matchingOptions.map(questionText),
                  questions: exam.questions.map(asRead),
                }}
              />
            </article>
          )}
        </Loaded>
      </main>
    </PrintPage>
  );
};
