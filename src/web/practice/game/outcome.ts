import { accuracyOf } from '#domain/practice/scoring';
import type { PlayView } from './player.ts';

/** What came of a game. */
export interface Outcome {
  readonly score: number;
  readonly accuracy: number | null;
  readonly answered: number;
  readonly correct: number;
  readonly seconds: number;
}

/** As the page counts it, until the server has said what it saved. */
export const outcomeOf = ({ state, saving, seconds }: PlayView): Outcome => {
  if (saving.kind !== 'saved')
    return {
      score: state.score,
      accuracy: accuracyOf(state.correct, state.answered),
      answered: state.answered,
      correct: state.correct,
      seconds,
    };
  const { result } = saving;
  return {
    score: result.score,
    accuracy: result.accuracy,
    answered: result.totalQuestions,
    correct: result.correctAnswers,
    seconds: result.seconds,
  };
};
