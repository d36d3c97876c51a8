import { LETTERS } from '#domain/exams/answers';
import { partsOf } from '#domain/exams/paper';
import { examPaper, answerSheet as texts } from '#strings/exams/paper';
import { formatNumber } from '#strings/plural';
import { typeNames } from '#strings/questions/words';
import { WritingLine } from '#web/ui/print-page.tsx';
import type { ExamQuestion } from '#wire/exams/paper';
import type { WholeExam } from '#wire/exams/staff';

const lettersOf = ({ type, options }: ExamQuestion): readonly string[] =>
  type === 'truefalse' ? texts.sides : LETTERS.slice(0, options.length);

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
export const AnswerSheet = ({ exam }: { exam: WholeExam }) => (
  <>
    <p className="my-[4mm] flex flex-wrap items-end gap-x-[6mm] gap-y-[4mm] font-extrabold">
      <WritingLine name={examPaper.name} look="basis-full" />
      <WritingLine name={examPaper.number} look="basis-[40%]" />
      <WritingLine name={examPaper.room} look="basis-[30%]" />
    </p>
    <p className="mb-[4mm] font-extrabold">{texts.how}</p>
    <div className="grid grid-cols-[1fr_1.35fr] gap-[6mm] not-print:max-sm:grid-cols-1">
      {partsOf(exam.questions).map(({ type, questions }) => (
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
