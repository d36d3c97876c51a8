import { type ReactNode, useEffect, useRef } from 'react';
import { moneyText } from '#strings/money';
import { game as texts } from '#strings/practice/pupil';
import { difficultyNames, subjectNames } from '#strings/questions/words';
import type { PracticeQuestion } from '#wire/questions';

const CHIP = 'rounded-full px-3 py-0.5';

interface QuestionCardProps {
  question: PracticeQuestion;
  /** Which one it is in the game: with every other one the focus moves here. */
  number: number;
  /** A race gives one point for each, whatever the question is worth. */
  hasPoints: boolean;
  isRepeated: boolean;
  /** The word of praise that comes and goes. */
  children: ReactNode;
}

export const QuestionCard = ({ question, number, hasPoints, isRepeated, children }: QuestionCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what moves the focus
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [number]);
  return (
    <div className="relative grid justify-items-center gap-3 rounded-card bg-card px-4 py-5 text-center shadow-card sm:px-6 sm:py-9">
      {children}
      <p className="flex flex-wrap justify-center gap-2 text-sm font-extrabold">
        <span className={`${CHIP} bg-coral-soft text-coral-ink`}>{subjectNames[question.subject]}</span>
        <span className={`${CHIP} bg-paper text-muted`}>{difficultyNames[question.difficulty]}</span>
        {hasPoints && (
          <span className={`${CHIP} bg-sky-soft text-sky-ink`}>{moneyText('points', question.points)}</span>
        )}
        {isRepeated && <span className={`${CHIP} bg-gold-soft text-gold-ink`}>{texts.repeated}</span>}
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-2xl leading-normal font-black outline-none sm:text-3xl">
        {question.text}
      </h2>
    </div>
  );
};
