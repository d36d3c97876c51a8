import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#domain/practice/timing';
import { TRUE_PLACE } from '#domain/questions/questions';
import { moneyText } from '#strings/money';
import { feedback, game as texts } from '#strings/practice/pupil';
import { difficultyNames, optionNames, subjectNames } from '#strings/questions/words';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { markOf, OptionButtons } from '#web/ui/option-buttons.tsx';
import { Said } from '#web/ui/said.tsx';
import type { PracticeQuestion } from '#wire/questions';
import type { Judged } from '../game/game-so-far.ts';
import { gainText, reductionText } from '../game/words.ts';

/** Comes with a right answer and goes by itself. */
export const Praise = ({ judged, isReview }: { judged: Judged; isReview: boolean }) => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SUCCESS_TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const reduction = reductionText(judged, isReview);
  return (
    <div
      data-praise
      className="pointer-events-none absolute inset-x-2 -top-6 z-10 mx-auto grid w-fit animate-[pop_300ms_ease-out_both] justify-items-center rounded-button bg-[#1e7a3e] px-4 py-2 text-lg leading-snug font-black sm:px-6 sm:text-xl text-white shadow-card"
    >
      <span className="flex flex-wrap justify-center gap-x-2">
        <span>{feedback.wellDone}</span>
        <span>{gainText(judged, isReview)}</span>
      </span>
      {reduction && <span className="text-sm">{reduction}</span>}
    </div>
  );
};

/** An exam's questions are shown by the same parts. */
type Offered = Pick<PracticeQuestion, 'type' | 'options' | 'answer'>;
type Taught = Pick<PracticeQuestion, 'correction' | 'explanation' | 'source'>;

export const optionText = (question: Offered, place: number): string => optionNames(question)[place] ?? '';

/**
 * On a phone the lesson needs the room of those that were neither chosen nor right; after a right answer only where the
 * screen is low, because what stands still is easier on the eye.
 */
const ASIDE = { right: 'max-sm:[@media(max-height:46rem)]:hidden', wrong: 'max-sm:hidden' } as const;

const signOf = (type: PracticeQuestion['type'], place: number): 'check' | 'close' | null => {
  if (type !== 'truefalse') return null;
  return place === TRUE_PLACE ? 'check' : 'close';
};

interface OptionListProps {
  question: Offered;
  /** Places of the options, in the order of the screen. */
  order: readonly number[];
  /** The place that was chosen; null before. */
  choice: number | null;
  onChoose: (place: number) => void;
}

export const OptionList = ({ question, order, choice, onChoose }: OptionListProps) => {
  const aside = ASIDE[choice === question.answer ? 'right' : 'wrong'];
  const options = order.map((place) => {
    const mark = markOf(place, choice, question.answer);
    return {
      id: place,
      text: optionText(question, place),
      mark,
      sign: signOf(question.type, place),
      className: mark === 'aside' ? aside : '',
    };
  });
  return <OptionButtons options={options} onChoose={onChoose} />;
};

const Part = ({ name, text, look }: { name: string; text: string | null; look?: string }) =>
  text && (
    <p className={look}>
      <span className="font-black">{name}: </span>
      <Said text={text} />
    </p>
  );

/** What is right, why, and where it stands: the part that teaches. */
export const Lesson = ({ question }: { question: Taught }) => (
  <div className="grid gap-1 leading-snug">
    <Part name={feedback.correction} text={question.correction} />
    <Part name={feedback.explanation} text={question.explanation} />
    <Part name={feedback.source} text={question.source} look="text-base text-muted" />
  </div>
);

interface FeedbackPanelProps {
  question: Taught;
  isCorrect: boolean;
  /** Points that the answer cost. */
  lost?: number;
  /** Without a clock one may read on; null in a race. */
  reading: {
    readonly isReading: boolean;
    readonly onRead?: () => void;
    readonly onNext: () => void;
    readonly ref?: Ref<HTMLButtonElement>;
  } | null;
}

export const FeedbackPanel = ({ question, isCorrect, lost = 0, reading }: FeedbackPanelProps) => (
  <section
    className={`grid gap-2 rounded-button border-3 bg-card px-4 py-2.5 shadow-card ${isCorrect ? 'border-correct' : 'border-danger'}`}
  >
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className={`flex items-center gap-2 text-xl font-black ${isCorrect ? 'text-correct' : 'text-danger'}`}>
        <Icon name={isCorrect ? 'check' : 'close'} className="size-6" />
        {isCorrect ? feedback.right : feedback.wrong}
        {lost > 0 && <span className="tabular-nums">{feedback.minus(lost)}</span>}
      </p>
      {reading && (
        <Button
          ref={reading.ref}
          look={reading.isReading ? 'gold' : 'soft'}
          size="small"
          icon={reading.isReading ? 'forward' : 'pause'}
          onClick={reading.isReading ? reading.onNext : reading.onRead}
          className="ms-auto min-h-11!"
        >
          {reading.isReading ? feedback.next : feedback.hold}
        </Button>
      )}
    </div>
    <Lesson question={question} />
    {reading && !isCorrect && <p className="font-extrabold text-coral-ink">{feedback.comesBack}</p>}
  </section>
);

const CHIP = 'rounded-full px-3 py-0.5';

/** What is new on the screen takes the focus: each question has a heading of its own. */
export const FocusedHeading = ({ text }: { text: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl leading-normal font-black outline-none sm:text-3xl">
      <Said text={text} />
    </h2>
  );
};

interface QuestionCardProps {
  question: PracticeQuestion;
  /** Which one it is in the game. */
  number: number;
  /** A race gives one point for each, whatever the question is worth. */
  hasPoints: boolean;
  isRepeated: boolean;
  /** The word of praise that comes and goes. */
  children: ReactNode;
}

export const QuestionCard = ({ question, number, hasPoints, isRepeated, children }: QuestionCardProps) => (
  <div className="relative grid content-center justify-items-center gap-3 rounded-card bg-card px-4 py-5 text-center shadow-card max-sm:min-h-[30dvh] sm:px-6 sm:py-9">
    {children}
    <p className="flex flex-wrap justify-center gap-2 text-sm font-extrabold">
      <span className={`${CHIP} bg-coral-soft text-coral-ink`}>{subjectNames[question.subject]}</span>
      <span className={`${CHIP} bg-paper text-muted`}>{difficultyNames[question.difficulty]}</span>
      {hasPoints && <span className={`${CHIP} bg-coral text-on-coral`}>{moneyText('points', question.points)}</span>}
      {isRepeated && <span className={`${CHIP} bg-gold-soft text-gold-ink`}>{texts.repeated}</span>}
    </p>
    <FocusedHeading key={number} text={question.text} />
  </div>
);
