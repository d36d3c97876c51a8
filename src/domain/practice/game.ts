import { chanceAt, shuffledPlaces } from '#domain/chance';
import type { QuestionType } from '#domain/questions/kinds';
import type { GameKind } from './kinds.ts';
import { afterWrong, RACE_POINT, reviewGain } from './scoring.ts';
import { AFTER_RIGHT_MS, AFTER_WRONG_MS, raceMs } from './timing.ts';

export const REPEAT_WRONG_CHANCE = 0.3;

/** A review ends here, whatever was answered: by then every question was asked over and over. */
export const ANSWERS_MAX = 1000;

/** What a page held back while the network was gone goes in requests of so many. */
export const ANSWERS_AT_ONCE = 100;

/** What the rules need to know of a question. */
export interface Card {
  readonly questionId: number;
  readonly type: QuestionType;
  readonly optionCount: number;
  /** The place of the right option. */
  readonly answer: number;
  readonly points: number;
}

export type Game = GameKind & {
  readonly seed: number;
  /** In the order in which they are asked. */
  readonly deck: readonly Card[];
};

export interface GivenAnswer {
  readonly questionId: number;
  /** The place of the chosen option, as the question has it and not as the screen showed it. */
  readonly choice: number;
  /** Milliseconds since the session was opened. */
  readonly at: number;
}

export interface GameState {
  readonly answered: number;
  readonly correct: number;
  readonly score: number;
  /** The place in the deck of the question to answer; null when there is none left. */
  readonly current: number | null;
  /** The place of the first that was not asked yet. */
  readonly next: number;
  /** Places answered wrongly and not asked again yet, the earliest first. */
  readonly wrong: readonly number[];
  /** How often each place was answered. */
  readonly attempts: readonly number[];
  /** Before it the feedback to the last answer stands on the screen. */
  readonly readyAt: number;
}

export const startGame = ({ deck }: Game): GameState => ({
  answered: 0,
  correct: 0,
  score: 0,
  current: deck.length > 0 ? 0 : null,
  next: deck.length > 0 ? 1 : 0,
  wrong: [],
  attempts: deck.map(() => 0),
  readyAt: 0,
});

export const questionAt = ({ deck }: Game, { current }: GameState): Card | null =>
  current === null ? null : (deck[current] as Card);

/** How long the race lasts; null for a review. */
export const durationOf = (game: GameKind): number | null => (game.mode === 'timed' ? raceMs(game.minutes) : null);

/** What was gained or lost, and how often the question has been answered with this time. */
export interface Verdict {
  readonly isCorrect: boolean;
  /** Below zero for what a wrong answer took. */
  readonly change: number;
  readonly attempt: number;
}

/** Why no honest game has this answer at this place. */
export type WrongAnswer = 'unknown_question' | 'unknown_option' | 'too_early' | 'after_time' | 'over';

export type Answered =
  | { readonly kind: 'answered'; readonly state: GameState; readonly verdict: Verdict }
  | { readonly kind: 'refused'; readonly why: WrongAnswer };

const whyNot = (game: Game, state: GameState, { questionId, choice, at }: GivenAnswer): WrongAnswer | null => {
  const card = questionAt(game, state);
  if (!card) return 'over';
  if (card.questionId !== questionId) return 'unknown_question';
  if (choice >= card.optionCount) return 'unknown_option';
  if (at < state.readyAt) return 'too_early';
  return at >= (durationOf(game) ?? Number.POSITIVE_INFINITY) ? 'after_time' : null;
};

/** Which place is asked next. A draw takes the question out of the wrong ones until it is answered wrongly again. */
const draw = (game: Game, next: number, wrong: readonly number[], answered: number) => {
  const isLeft = next < game.deck.length;
  const repeats = wrong.length > 0;
  if (answered >= ANSWERS_MAX || !(isLeft || repeats)) return { current: null, next, wrong };
  if (repeats && (!isLeft || chanceAt(game.seed, answered, 0) < REPEAT_WRONG_CHANCE)) {
    const drawn = isLeft ? Math.floor(chanceAt(game.seed, answered, 1) * wrong.length) : 0;
    return { current: wrong[drawn] as number, next, wrong: wrong.toSpliced(drawn, 1) };
  }
  return { current: next, next: next + 1, wrong };
};

const judge = (game: Game, card: Card, score: number, attempt: number, isCorrect: boolean): number => {
  if (game.mode === 'timed') return isCorrect ? score + RACE_POINT : score;
  return isCorrect ? score + reviewGain(card.points, attempt) : afterWrong(score, card.points);
};

/** One step of either game: the score, and what is asked next. */
export const answerGame = (game: Game, state: GameState, given: GivenAnswer): Answered => {
  const why = whyNot(game, state, given);
  if (why) return { kind: 'refused', why };
  const place = state.current as number;
  const card = game.deck[place] as Card;
  const isCorrect = given.choice === card.answer;
  const attempt = (state.attempts[place] as number) + 1;
  const score = judge(game, card, state.score, attempt, isCorrect);
  const answered = state.answered + 1;
  // A race asks each question once.
  const wrong = isCorrect || game.mode === 'timed' ? state.wrong : [...state.wrong, place];
  return {
    kind: 'answered',
    verdict: { isCorrect, change: score - state.score, attempt },
    state: {
      ...draw(game, state.next, wrong, answered),
      answered,
      correct: state.correct + (isCorrect ? 1 : 0),
      score,
      attempts: state.attempts.with(place, attempt),
      readyAt: given.at + (isCorrect ? AFTER_RIGHT_MS : AFTER_WRONG_MS),
    },
  };
};

export const isSameAnswer = (a: GivenAnswer, b: GivenAnswer | undefined): boolean =>
  a.questionId === b?.questionId && a.choice === b.choice && a.at === b.at;

/** The whole session from its answers: what the page shows and what the server saves are both this. */
export const replayGame = (game: Game, answers: readonly GivenAnswer[]) => {
  let state = startGame(game);
  const verdicts: Verdict[] = [];
  for (const [index, given] of answers.entries()) {
    const step = answerGame(game, state, given);
    if (step.kind === 'refused') return { ...step, index };
    state = step.state;
    verdicts.push(step.verdict);
  }
  return { kind: 'replayed' as const, state, verdicts };
};

/** The order in which a question's options stand on the screen. True and false keep their sides: a child aims by place. */
export const optionOrder = (game: Game, state: GameState): readonly number[] => {
  const card = questionAt(game, state);
  if (!card) return [];
  if (card.type === 'truefalse') return [0, 1];
  return shuffledPlaces(card.optionCount, game.seed, state.answered, 2);
};
