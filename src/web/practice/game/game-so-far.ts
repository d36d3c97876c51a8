import {
  answerGame,
  type Game,
  type GameState,
  type GivenAnswer,
  optionOrder,
  startGame,
  type Verdict,
} from '#domain/practice/game';
import { kindOf } from '#domain/practice/kinds';
import { optionCount } from '#domain/questions/questions';
import type { PracticeSession } from '#wire/practice';

export const gameOf = (session: PracticeSession): Game => ({
  ...kindOf(session),
  seed: session.seed,
  deck: session.questions.map((question) => ({
    questionId: question.id,
    type: question.type,
    optionCount: optionCount(question),
    answer: question.answer,
    points: question.points,
  })),
});

/** An answer with the question as it was shown. */
export interface Judged {
  readonly place: number;
  readonly order: readonly number[];
  readonly choice: number;
  readonly verdict: Verdict;
}

export interface GameSoFar {
  readonly state: GameState;
  readonly judged: readonly Judged[];
}

/** Null where the rules do not have this answer now. */
export const stepFrom = (game: Game, { state, judged }: GameSoFar, given: GivenAnswer): GameSoFar | null => {
  const step = answerGame(game, state, given);
  if (step.kind === 'refused') return null;
  const shown = {
    place: state.current as number,
    order: optionOrder(game, state),
    choice: given.choice,
    verdict: step.verdict,
  };
  return { state: step.state, judged: [...judged, shown] };
};

/** Answers that the server has stored, or that `joinAnswers` let through, are all by the rules. */
export const standAfter = (game: Game, answers: readonly GivenAnswer[]): GameSoFar =>
  answers.reduce<GameSoFar>((standing, given) => stepFrom(game, standing, given) ?? standing, {
    state: startGame(game),
    judged: [],
  });

/** How many of the last answers were right, one after the other. */
export const streakOf = (judged: readonly Pick<Judged, 'verdict'>[]): number =>
  judged.length - 1 - judged.findLastIndex(({ verdict }) => !verdict.isCorrect);
