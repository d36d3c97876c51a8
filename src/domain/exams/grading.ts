import type { QuestionType } from '#domain/questions/kinds';
import { type Answers, type Cell, isComplete, type Key, UNANSWERED } from './answers.ts';
import { orderOf, type Shape } from './paper.ts';

export interface Score extends Readonly<Record<QuestionType, number>> {
  readonly total: number;
}

const isRight = (key: Key, answers: Answers, place: number): boolean => answers[place] === key[place];

/** What was not typed yet counts for nothing, so that the total runs along while a paper is entered. */
export const scoreOf = (shape: Shape, key: Key, answers: Answers): Score => {
  const score = { truefalse: 0, choice: 0, matching: 0 };
  for (const [place, type] of orderOf(shape).entries())
    if (isRight(key, answers, place)) score[type] += shape[type].marks;
  return { ...score, total: score.truefalse + score.choice + score.matching };
};

/** Of so many scores: one decimal says enough. */
export const averageOf = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((10 * sum) / count) / 10 : null;

export interface WrongAnswer {
  /** Counted from 1, as on the paper. */
  readonly questionId: number;
  readonly studentAnswer: number;
  readonly correctAnswer: number;
}

/** Of a whole paper; one that is still being entered has none yet. */
export const wrongAnswers = (key: Key, answers: Answers): readonly WrongAnswer[] =>
  isComplete(answers)
    ? answers.flatMap((cell: Cell, place) =>
        isRight(key, answers, place)
          ? []
          : [{ questionId: place + 1, studentAnswer: cell ?? UNANSWERED, correctAnswer: key[place] as number }],
      )
    : [];
