import { type Answer, type Cell, type Offered, UNANSWERED } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { optionCount } from '#domain/questions/questions';
import { absence, answerMark, grading as texts } from '#strings/exams/grading';
import { formatNumber } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { optionNames, sideNames, typeNames } from '#strings/questions/words';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ShownPaper } from '../grading/class-line.ts';
import { besidePupil } from '../grading/cursor.ts';
import type { Grading } from '../grading/use-grading.ts';
import type { GradingViewProps } from './grading-grid.tsx';

const answersTo = (question: Offered): readonly Answer[] => [
  ...Array.from({ length: optionCount(question) }, (_, place) => place + 1),
  UNANSWERED,
];

const nameOf = (question: Offered, answer: Answer): string =>
  answer === UNANSWERED ? texts.unanswered : questionText(optionNames(question)[answer - 1] ?? '');

const markOf = ({ type }: Offered, answer: Answer): string =>
  type === 'truefalse' ? (sideNames[answer - 1] ?? answerMark(type, answer)) : answerMark(type, answer);

interface QuestionProps {
  question: Grading['questions'][number];
  cell: Cell;
  isOpen: boolean;
  onPut: (answer: number) => void;
}

/** A second press changes nothing: it would clear what was given by a finger that trembles. To clear is to undo. */
const Question = ({ question, cell, isOpen, onPut }: QuestionProps) => {
  const isRight = cell === question.answer + 1;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1 flex w-full items-start gap-2 text-sm text-muted">
        <b className="text-ink">{formatNumber(question.number)}</b>
        <span className="min-w-0 flex-1">{questionText(question.text)}</span>
        {cell !== null && (
          <span className={isRight ? 'text-correct' : 'text-danger'}>
            <Icon name={isRight ? 'check' : 'close'} className="size-5" />
            <span className="sr-only">{isRight ? texts.right : texts.wrong}</span>
          </span>
        )}
      </legend>
      <div className="flex gap-1.5">
        {answersTo(question).map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={cell === answer}
            aria-label={nameOf(question, answer)}
            disabled={!isOpen}
            onClick={() => onPut(answer)}
            className={`min-h-12 flex-1 rounded-2xl border-2 border-line bg-card font-black text-muted ${isRight ? 'aria-pressed:border-correct aria-pressed:bg-correct-soft aria-pressed:text-correct' : 'aria-pressed:border-danger aria-pressed:bg-danger-soft aria-pressed:text-danger'}`}
          >
            {markOf(question, answer)}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

interface PaperProps extends GradingViewProps {
  paper: ShownPaper;
}

const Paper = ({ grading, paper, onAbsent }: PaperProps) => {
  const { questions, isOpen } = grading;
  const isEmpty = paper.answers.every((cell) => cell === null);
  return (
    <div className="grid grid-cols-1 gap-4">
      {isOpen && (isEmpty || paper.isAbsent) && (
        <Button
          look="plain"
          aria-pressed={paper.isAbsent}
          aria-label={absence.toggle(paper.name)}
          onClick={() => onAbsent(paper.studentId)}
          className="aria-pressed:bg-gold-soft aria-pressed:text-gold-ink"
        >
          {absence.mark}
        </Button>
      )}
      {!paper.isAbsent &&
        QUESTION_TYPES.map((type) => (
          <section
            key={type}
            aria-label={typeNames[type]}
            className="grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-card"
          >
            <h2 className="font-black">{typeNames[type]}</h2>
            {questions.map(
              (question, place) =>
                question.type === type && (
                  <Question
                    key={question.number}
                    question={question}
                    cell={paper.answers[place] ?? null}
                    isOpen={isOpen}
                    onPut={(answer) => grading.put({ studentId: paper.studentId, place }, answer)}
                  />
                ),
            )}
          </section>
        ))}
    </div>
  );
};

/** One pupil after the other, for a thumb. */
export const GradingPhone = ({ grading, onAbsent }: GradingViewProps) => {
  const { papers, key, cursor } = grading;
  const at = papers.findIndex(({ studentId }) => studentId === cursor.studentId);
  const paper = papers[at];
  if (!paper) return null;
  const go = (by: 1 | -1) => {
    grading.goTo(besidePupil(papers, { ...cursor, place: 0 }, by));
    scrollTo({ top: 0 });
  };
  return (
    <>
      <div className="sticky top-15 z-5 -mx-4 mb-4 flex items-center gap-2 border-b border-line bg-paper px-4 py-2">
        <IconButton icon="back" label={texts.previous} disabled={at === 0} onClick={() => go(-1)} className="bg-card" />
        <div className="min-w-0 flex-1 text-center leading-snug" aria-live="polite">
          <p className="truncate font-black">{paper.name}</p>
          <p className="text-sm text-muted">
            <b className="text-ink">{texts.total(scoreOf(key, paper.answers).total)}</b>
            {'، '}
            {texts.entered(paper.answers.filter((cell) => cell !== null).length)}
            {'، '}
            {texts.of(at + 1, papers.length)}
          </p>
        </div>
        <IconButton
          icon="forward"
          label={texts.next}
          disabled={at === papers.length - 1}
          onClick={() => go(1)}
          className="bg-card"
        />
      </div>
      <Paper key={paper.studentId} grading={grading} paper={paper} onAbsent={onAbsent} />
    </>
  );
};
