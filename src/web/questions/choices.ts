import { optionNames } from '#strings/questions/words';
import type { ListedQuestion } from '#wire/questions';

export interface Choice {
  readonly option: string;
  readonly times: number;
  readonly isRight: boolean;
  /** Offered now, and not only in words that were edited since. */
  readonly isOffered: boolean;
}

/** Every option with how often it was chosen: those that are offered in their order, then those that were. */
export const choicesOf = (question: ListedQuestion): readonly Choice[] => {
  const times = new Map(question.mistakes.map((mistake) => [mistake.option, mistake.times]));
  const offered = optionNames(question).map((option, place) => {
    const isRight = place === question.answer;
    return { option, times: isRight ? question.correctAnswers : (times.get(option) ?? 0), isRight, isOffered: true };
  });
  const wrong = new Set(offered.filter(({ isRight }) => !isRight).map(({ option }) => option));
  const former = question.mistakes.filter(({ option }) => !wrong.has(option));
  return [...offered, ...former.map((mistake) => ({ ...mistake, isRight: false, isOffered: false }))];
};
