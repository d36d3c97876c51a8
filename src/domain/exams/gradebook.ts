import { QUESTION_TYPES, type QuestionType } from '#domain/questions/kinds';
import { examPercent } from './agreement.ts';
import { partMax, type Shape } from './paper.ts';

export const WEIGHTS_SUM = 100;

/** What stands in the gradebook for a pupil and an exam: sat, sat later, away, or nothing. */
export type MarkState = 'sat' | 'makeup' | 'absent' | 'none';

export interface Weighed {
  readonly max: number;
  /** Of a hundred; null where nobody said. */
  readonly weight: number | null;
}

export const sumOfWeights = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** Every exam has its weight, and all of them make a hundred: else each counts as much as another. */
export const isWeighed = (exams: readonly Weighed[]): boolean =>
  exams.length > 0 &&
  exams.every(({ weight }) => weight !== null) &&
  sumOfWeights(exams.map(({ weight }) => weight ?? 0)) === WEIGHTS_SUM;

export const weightsOf = (exams: readonly Weighed[]): readonly number[] =>
  isWeighed(exams) ? exams.map(({ weight }) => weight ?? 0) : exams.map(() => WEIGHTS_SUM / exams.length);

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** What was reached of the weights of the exams that the pupil sat: what was missed is neither counted nor hidden. */
export const totalOf = (exams: readonly Weighed[], scores: readonly (number | null)[]) => {
  const weights = weightsOf(exams);
  const sat = exams.flatMap(({ max }, at) => {
    const [score, weight] = [scores[at] ?? null, weights[at] ?? 0];
    return score === null ? [] : [{ reached: (score / max) * weight, weight }];
  });
  return {
    reached: toTenth(sat.reduce((sum, { reached }) => sum + reached, 0)),
    of: toTenth(sat.reduce((sum, { weight }) => sum + weight, 0)),
  };
};

/** What was reached in the last of these exams, in whole percent, and how much more than in the one before it. */
export const lastOf = (exams: readonly Pick<Weighed, 'max'>[], marks: readonly { score: number | null }[]) => {
  const scores = marks.map(({ score }) => score);
  const percents = exams.map(({ max }, at) => (scores[at] == null ? null : examPercent(scores[at], max)));
  const [percent = null, before = null] = percents.toReversed();
  return { percent, change: percent === null || before === null ? null : percent - before };
};

export type Parts = Readonly<Record<QuestionType, number>>;

/** The part of which the pupil has the least; none where all of it is right. */
export const weakestPart = (shape: Shape, parts: Parts): QuestionType | null => {
  const share = (type: QuestionType) => parts[type] / partMax(shape, type);
  const [weakest] = QUESTION_TYPES.filter((type) => partMax(shape, type) > 0 && share(type) < 1).toSorted(
    (a, b) => share(a) - share(b),
  );
  return weakest ?? null;
};
