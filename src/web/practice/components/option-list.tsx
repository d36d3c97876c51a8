import { TRUE_PLACE } from '#domain/questions/questions';
import { optionNames } from '#strings/questions/words';
import { type Mark, OptionButtons } from '#web/ui/option-buttons.tsx';
import type { PracticeQuestion } from '#wire/questions';

export const optionText = (question: PracticeQuestion, place: number): string => optionNames(question)[place] ?? '';

/**
 * On a phone the lesson needs the room of those that were neither chosen nor right; after a right answer only where the
 * screen is low, because what stands still is easier on the eye.
 */
const ASIDE = { right: 'max-sm:[@media(max-height:46rem)]:hidden', wrong: 'max-sm:hidden' } as const;

const markOf = (place: number, answer: number, choice: number | null): Mark => {
  if (choice === null) return 'open';
  if (place === answer) return 'right';
  return place === choice ? 'wrong' : 'aside';
};

const signOf = (type: PracticeQuestion['type'], place: number): 'check' | 'close' | null => {
  if (type !== 'truefalse') return null;
  return place === TRUE_PLACE ? 'check' : 'close';
};

interface OptionListProps {
  question: PracticeQuestion;
  /** Places of the options, in the order of the screen. */
  order: readonly number[];
  /** The place that was chosen; null before. */
  choice: number | null;
  onChoose: (place: number) => void;
}

export const OptionList = ({ question, order, choice, onChoose }: OptionListProps) => {
  const aside = ASIDE[choice === question.answer ? 'right' : 'wrong'];
  const options = order.map((place) => {
    const mark = markOf(place, question.answer, choice);
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
