import { useRef } from 'react';
import { type Cell, isComplete, UNANSWERED } from '#domain/exams/answers';
import { readExceptions, withTheRestRight } from '#domain/exams/exceptions';
import { scoreOf } from '#domain/exams/grading';
import { partsOf, scoreMax } from '#domain/exams/paper';
import { answerWord, grading as texts } from '#strings/exams/grading';
import { quickEntry } from '#strings/exams/quick';
import { formatNumber, outOf } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { optionNames, typeNames } from '#strings/questions/words';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { besidePupil } from '../grading/cursor.ts';
import type { Grading } from '../grading/use-grading.ts';
import { Verdict } from './grading-row.tsx';

type Asked = Grading['questions'][number];

/** A letter is shown; whoever hears the page is told what it stands for. */
const Label = ({ shown, means }: { shown: string; means: string }) => (
  <>
    {shown}
    {means !== shown && <span className="sr-only">{means}</span>}
  </>
);

const answersTo = (question: Asked) => [
  ...optionNames(question).map((option, place) => ({
    value: place + 1,
    label: <Label shown={answerWord(question, place + 1)} means={questionText(option)} />,
  })),
  { value: UNANSWERED, label: <Label shown={texts.dash} means={texts.unanswered} /> },
];

interface QuestionProps {
  question: Asked;
  cell: Cell;
  onPut: (answer: number) => void;
}

const Question = ({ question, cell, onPut }: QuestionProps) => {
  const isRight = cell === question.answer + 1;
  return (
    <Choice
      legend={
        <span className="flex items-start gap-2 text-sm font-normal text-muted">
          <b className="text-ink">{formatNumber(question.number)}</b>
          <span className="min-w-0 flex-1">{questionText(question.text)}</span>
          {cell !== null && (
            <span className={isRight ? 'text-correct' : 'text-danger'}>
              <Verdict isRight={isRight} className="size-5" />
            </span>
          )}
        </span>
      }
      options={answersTo(question)}
      value={cell}
      tone={isRight ? 'good' : 'bad'}
      onChange={onPut}
    />
  );
};

const Answers = ({ grading: { questions: all, mayType, put, cursor, paper } }: { grading: Grading }) =>
  partsOf(all)
    .filter(({ questions }) => questions.length > 0)
    .map(({ type, questions }) => (
      <section key={type} aria-label={typeNames[type]} className="mb-4 rounded-card bg-card p-4 shadow-card">
        <h2 className="mb-4 font-black">{typeNames[type]}</h2>
        <fieldset disabled={!mayType} className="grid grid-cols-1 gap-4">
          {questions.map((question) => (
            <Question
              key={question.number}
              question={question}
              cell={paper?.answers[question.number - 1] ?? null}
              onPut={(answer) => put({ ...cursor, place: question.number - 1 }, answer)}
            />
          ))}
        </fieldset>
      </section>
    ));

/** One pupil after the other, for a thumb. */
export const GradingPhone = ({ grading }: { grading: Grading }) => {
  const { exam, questions, shown, paper, key, cursor, isOpen, told } = grading;
  const paperBox = useRef<HTMLDivElement>(null);
  if (!paper) return null;
  const { studentId, name, answers, isAbsent } = paper;
  const at = shown.indexOf(paper);
  const entered = answers.filter((cell) => cell !== null).length;
  const total = isComplete(answers) ? ([scoreOf(exam.shape, key, answers).total, scoreMax(exam.shape)] as const) : null;
  const allRight = withTheRestRight(questions, answers, readExceptions(questions, ''));
  const go = (by: 1 | -1) => {
    grading.goTo(besidePupil(shown, { ...cursor, place: 0 }, by));
    // The next paper begins under the name: what stands above it was seen with the first.
    if (paperBox.current && paperBox.current.getBoundingClientRect().top < 0) paperBox.current.scrollIntoView();
  };
  const beside = (by: 1 | -1, icon: 'back' | 'forward', label: string) => (
    <IconButton icon={icon} label={label} aria-disabled={!shown[at + by]} onClick={() => go(by)} className="bg-card" />
  );
  return (
    <>
      <div className="sticky top-15 z-5 -mx-4 flex items-center gap-2 border-b border-line bg-paper px-4 py-2">
        {beside(-1, 'back', texts.previous)}
        <div className="min-w-0 flex-1 text-center leading-snug" aria-live="polite">
          <p className="truncate font-black">{name}</p>
          <p className="text-sm text-muted">
            <b className="text-ink">{isAbsent ? texts.absent : texts.soFar(total, entered, key.length)}</b>{' '}
            <span className="whitespace-nowrap">({outOf(at + 1, shown.length)})</span>
          </p>
        </div>
        {beside(1, 'forward', texts.next)}
      </div>
      <div ref={paperBox} className="grid scroll-mt-34 grid-cols-1 gap-3">
        <p role="alert" className="font-extrabold text-danger empty:hidden">
          {told}
        </p>
        {grading.mayType && !isAbsent && !isComplete(answers) && (
          <Button look="soft" icon="check" onClick={() => grading.fill(studentId, allRight)}>
            {quickEntry.allRight}
          </Button>
        )}
        {isOpen && (entered === 0 || isAbsent) && (
          <Button
            look="plain"
            aria-pressed={isAbsent}
            aria-label={texts.absentNamed(name)}
            onClick={() => grading.toggleAbsent(studentId)}
            className="aria-pressed:bg-gold-soft aria-pressed:text-gold-ink"
          >
            {texts.absent}
          </Button>
        )}
        <div key={studentId}>{!isAbsent && <Answers grading={grading} />}</div>
      </div>
    </>
  );
};
