import '../paper.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { LETTERS } from '#domain/exams/answers';
import { partsOf, shownCorrection } from '#domain/exams/paper';
import { formatHijriDay, formatLongDay } from '#strings/dates';
import { answerWord } from '#strings/exams/grading';
import { answerSheet, examKey, examPaper, type Paper, paperHeadings, examPaper as texts } from '#strings/exams/paper';
import { formatNumber } from '#strings/plural';
import { asRead, questionText } from '#strings/questions/text';
import { optionNames, typeNames } from '#strings/questions/words';
import { surahTitle, verseRange } from '#strings/quran/words';
import { brand, gradeNames } from '#strings/widgets';
import { PrintPage, WritingLine } from '#web/ui/print-page.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { ExamQuestion } from '#wire/exams/paper';
import type { WholeExam } from '#wire/exams/staff';
import { Numbered, PaperText, QuestionPaper } from '../components/paper-questions.tsx';
import { examQuery } from '../queries.ts';

const answerOf = (question: ExamQuestion): string => {
  const mark = answerWord(question, question.answer + 1);
  return question.type === 'truefalse' ? mark : `${mark}. ${optionNames(question)[question.answer]}`;
};

const verseOf = ({ verse }: ExamQuestion): string =>
  verse ? ` (${surahTitle(verse.surahName)}، ${verseRange(verse.fromAyah, verse.toAyah)})` : '';

const Fact = ({ name, text }: { name: string; text: string | null }) =>
  text && (
    <span className="me-[3mm]">
      <b className="me-[1mm] font-black">{name}</b> <PaperText text={text} />{' '}
    </span>
  );

/** For who grades: the right answers, where they come from and why. */
const AnswerKey = ({ exam: { questions } }: { exam: WholeExam }) => (
  <ol className="text-[10pt]/[1.35]">
    {questions.map((question) => (
      <Numbered key={question.number} number={question.number}>
        <div>
          <p className="font-bold">
            <PaperText text={question.text + verseOf(question)} />
          </p>
          <p>
            <Fact name={examKey.answer} text={answerOf(question)} />
            <Fact name={examKey.correction} text={shownCorrection(question)} />
          </p>
          <p>
            <Fact name={examKey.explanation} text={question.explanation} />
            <Fact name={examKey.source} text={question.source} />
          </p>
        </div>
      </Numbered>
    ))}
  </ol>
);

const lettersOf = ({ type, options }: ExamQuestion): readonly string[] =>
  type === 'truefalse' ? answerSheet.sides : LETTERS.slice(0, options.length);

const Bubbles = ({ question }: { question: ExamQuestion }) => (
  <li className="flex items-center gap-[3.5mm] py-[1.7mm]">
    <b className="w-[9mm] font-black">{formatNumber(question.number)}</b>
    {lettersOf(question).map((letter) => (
      <span
        key={letter}
        className="grid size-[9mm] place-items-center rounded-full border-[0.4mm] border-black text-[11pt] leading-none text-[#555]"
      >
        {letter}
      </span>
    ))}
  </li>
);

/** A circle for each answer, to be filled with a pencil. True and false is as long as both others. */
const AnswerSheet = ({ exam }: { exam: WholeExam }) => (
  <>
    <p className="my-[4mm] flex flex-wrap items-end gap-x-[6mm] gap-y-[4mm] font-extrabold">
      <WritingLine name={examPaper.name} look="basis-full" />
      <WritingLine name={examPaper.number} look="basis-[40%]" />
      <WritingLine name={examPaper.room} look="basis-[30%]" />
    </p>
    <p className="mb-[4mm] font-extrabold">{answerSheet.how}</p>
    <div className="grid grid-cols-[1fr_1.35fr] gap-[6mm] not-print:max-sm:grid-cols-1">
      {partsOf(exam.questions)
        .filter(({ questions }) => questions.length > 0)
        .map(({ type, questions }) => (
          <section
            key={type}
            className="flex break-inside-avoid flex-col rounded-[3mm] border-[0.4mm] border-black p-[3mm] first:row-span-2"
          >
            <h3 className="text-[13pt] font-black">{typeNames[type]}</h3>
            <ol className="grid flex-1 content-between">
              {questions.map((question) => (
                <Bubbles key={question.number} question={question} />
              ))}
            </ol>
          </section>
        ))}
    </div>
  </>
);

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
