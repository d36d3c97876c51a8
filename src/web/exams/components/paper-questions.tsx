import type { ReactNode } from 'react';
import { LETTERS } from '#domain/exams/answers';
import { partMax, partsOf, type Shape, scoreMax } from '#domain/exams/paper';
import type { QuestionType } from '#domain/questions/kinds';
import { examPaper as texts } from '#strings/exams/paper';
import { formatNumber } from '#strings/plural';
import { WritingLine } from '#web/ui/print-page.tsx';
import { Verses, WithQuranFont } from '#web/ui/quran/passage.tsx';
import type { ExamQuestion } from '#wire/exams/paper';
import type { WholeExam } from '#wire/exams/staff';

const QUOTED = /(«[^»]*»)/u;

/** Words as written, with what is quoted of a hadith set apart: calm, and not the teacher's. */
export const PaperText = ({ text }: { text: string }) =>
  [...text.split(QUOTED).entries()].map(([place, part]) =>
    part.startsWith('«') ? (
      <q key={place} className="font-extrabold text-[#0a4f45] [quotes:none]">
        {part}
      </q>
    ) : (
      part
    ),
  );

/** A question is never cut. */
export const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="grid break-inside-avoid grid-cols-[8mm_1fr_auto] items-start gap-x-[3mm] border-b-[0.2mm] border-[#bbb] py-[0.32em]">
    <span className="grid size-[7.5mm] place-items-center rounded-full border-[0.4mm] border-black font-black">
      {formatNumber(number)}
    </span>
    {children}
  </li>
);

const ScoreBox = ({ max, look }: { max: number; look: string }) => (
  <span
    role="img"
    aria-label={`${texts.score}: ${texts.marks(max)}`}
    className={`inline-grid flex-none grid-rows-[1fr_auto] rounded-[1.5mm] border-[0.4mm] border-black text-center leading-[1.3] font-black ${look}`}
  >
    <span />
    <span className="border-t-[0.3mm] border-black">{formatNumber(max)}</span>
  </span>
);

/** The published verses between ornate brackets. Which surah they are of may be what is asked. */
const PaperVerses = ({ verse }: { verse: ExamQuestion['verse'] }) =>
  verse && (
    <WithQuranFont>
      {() => (
        <p className="quran exam-verse text-center" lang="ar" translate="no">
          {'\ufd3f\u00a0'}
          <Verses verses={verse.verses} />
          {'\ufd3e'}
        </p>
      )}
    </WithQuranFont>
  );

const Lettered = ({ options }: { options: readonly string[] }) =>
  options.map((option, place) => (
    <li key={option} className="flex items-baseline gap-[2mm] py-[0.6mm]">
      <b className="grid size-[6.5mm] flex-none place-items-center rounded-full border-[0.2mm] border-[#777] leading-none font-extrabold">
        {LETTERS[place]}
      </b>
      <span>
        <PaperText text={option} />
      </span>
    </li>
  ));

/** A choice of short words stands in one line, of longer ones in two columns. */
const optionsLook = (options: readonly string[]): string =>
  options.join('').length < 60 ? 'flex flex-wrap justify-between' : 'grid grid-cols-2 not-print:max-sm:grid-cols-1';

const Question = ({ question: { number, text, verse, type, options } }: { question: ExamQuestion }) => (
  <Numbered number={number}>
    <div>
      <p className="font-bold">
        <PaperText text={text} />
      </p>
      <PaperVerses verse={verse} />
      {type === 'choice' && (
        <ul className={`gap-x-[6mm] gap-y-[0.5mm] ${optionsLook(options)}`}>
          <Lettered options={options} />
        </ul>
      )}
    </div>
    {/* Where the letter is written. */}
    {type !== 'choice' && <span className="h-[7.5mm] w-[16mm] rounded-[1.5mm] border-[0.3mm] border-black" />}
  </Numbered>
);

const Questions = ({ questions }: Pick<WholeExam, 'questions'>) => (
  <ol>
    {questions.map((question) => (
      <Question key={question.number} question={question} />
    ))}
  </ol>
);

const Matching = ({ questions, matchingOptions }: Pick<WholeExam, 'questions' | 'matchingOptions'>) => (
  <div className="grid break-inside-avoid grid-cols-[1.7fr_1fr] gap-[8mm] not-print:max-sm:grid-cols-1">
    <div>
      <h4 className="text-center font-black">{texts.first}</h4>
      <Questions questions={questions} />
    </div>
    <div>
      <h4 className="text-center font-black">{texts.second}</h4>
      <ul>
        <Lettered options={matchingOptions} />
      </ul>
    </div>
  </div>
);

interface PartProps extends Pick<WholeExam, 'questions' | 'matchingOptions'> {
  shape: Shape;
  /** Which of its parts it is: empty ones are not counted. */
  place: number;
  type: QuestionType;
}

const Part = ({ shape, place, type, ...part }: PartProps) => {
  const marks = partMax(shape, type);
  return (
    <section>
      <h3 className="mt-[3mm] flex break-after-avoid items-center justify-between gap-[4mm] border-s-[1.5mm] border-black ps-[3mm] pe-[1mm] text-[13pt] font-black">
        {texts.parts[place]}: {texts.tasks[type]} ({texts.marks(marks)})
        <ScoreBox max={marks} look="size-[12mm] text-[10pt]" />
      </h3>
      {type === 'matching' ? <Matching {...part} /> : <Questions questions={part.questions} />}
    </section>
  );
};

/** What the pupils are given: questions, and nothing that answers them. */
export const QuestionPaper = ({ exam: { questions, matchingOptions, shape } }: { exam: WholeExam }) => (
  <>
    <p className="my-[4mm] flex flex-wrap items-end gap-x-[6mm] gap-y-[4mm] font-extrabold">
      <WritingLine name={texts.name} look="basis-[60%]" />
      <WritingLine name={texts.room} look="basis-[15%]" />
      <ScoreBox max={scoreMax(shape)} look="h-[17mm] w-[20mm] text-[13pt]" />
    </p>
    {partsOf(questions)
      .filter((part) => part.questions.length > 0)
      .map((part, place) => (
        <Part key={part.type} {...part} place={place} shape={shape} matchingOptions={matchingOptions} />
      ))}
    <p className="mt-[3mm] text-center font-black">{texts.foot}</p>
  </>
);
