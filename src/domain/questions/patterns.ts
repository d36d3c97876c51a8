import { foldText } from './fold.ts';
import type { Question } from './questions.ts';

type Choice = Pick<Question, 'options' | 'answer'>;

export type PatternFault =
  | { readonly kind: 'one_place_mostly_right'; readonly place: number; readonly count: number; readonly of: number }
  | { readonly kind: 'one_place_never_right'; readonly place: number; readonly of: number }
  | { readonly kind: 'guess_too_often_right'; readonly by: Guess; readonly percent: number; readonly of: number }
  | { readonly kind: 'never_right'; readonly option: string; readonly of: number };

/** What a child may go by that has not read the question: an option's length, or how often the file offers it. */
export type Guess = 'longest' | 'rarest' | 'commonest';

/** Among fewer, chance alone puts the right ones together. */
export const PATTERN_FROM = 8;
/** A pupil who always takes the same place must not get more than this part right. */
const MOST = 1 / 2;
/** The part of the choices that each guess must stay below; chance alone has a quarter. */
const GUESS_MOST: Record<Guess, number> = { longest: 0.3, rarest: 0.35, commonest: 0.35 };
/** Among fewer questions in which one option stands out, chance alone goes above that. */
const STANDING_OUT_FROM = 20;
const USUAL_OPTIONS = 4;
const NEVER_RIGHT_FROM = 4;
const PERCENT = 100;

export const rightAt = (questions: readonly Pick<Question, 'answer'>[], place: number): number =>
  questions.filter(({ answer }) => answer === place).length;

const placeFaults = (choices: readonly Choice[]): PatternFault[] => {
  if (choices.length < PATTERN_FROM) return [];
  const places = Array.from({ length: Math.max(...choices.map(({ options }) => options.length)) }, (_, place) => place);
  return places.flatMap((place): PatternFault[] => {
    const count = rightAt(choices, place);
    const of = choices.filter(({ options }) => options.length > place).length;
    if (count > choices.length * MOST) return [{ kind: 'one_place_mostly_right', place, count, of: choices.length }];
    return count === 0 && of >= PATTERN_FROM ? [{ kind: 'one_place_never_right', place, of }] : [];
  });
};

/** As the eye measures it: vowels stand over the letters. */
const lengthOf = (option: string): number => option.normalize('NFD').replace(/\p{M}/gu, '').length;

const countOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

const foldedOptions = (choices: readonly Choice[]): string[] => choices.flatMap(({ options }) => options.map(foldText));

const shareOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance) => sum + chance, 0) / chances.length;

/**
 * How often taking the option that scores highest is right, one of several by chance; over all questions, and over those
 * where a single one stands out, which is where a child would trust it. Among three options chance is right more often
 * than among four, so there a hit counts for less.
 */
const guessShares = (choices: readonly Choice[], score: (option: string) => number): [number, number][] => {
  const guesses = choices.map(({ options, answer }) => {
    const scores = options.map(score);
    const highest = Math.max(...scores);
    const equals = scores.filter((each) => each === highest).length;
    return { equals, chance: scores[answer] === highest ? options.length / USUAL_OPTIONS / equals : 0 };
  });
  const standingOut = guesses.filter(({ equals }) => equals === 1);
  return [guesses, ...(standingOut.length >= STANDING_OUT_FROM ? [standingOut] : [])].map((found) => [
    shareOf(found.map(({ chance }) => chance)),
    found.length,
  ]);
};

const guessFaults = (choices: readonly Choice[]): PatternFault[] => {
  if (choices.length < PATTERN_FROM) return [];
  const offered = countOf(foldedOptions(choices));
  const seen = (option: string): number => offered.get(foldText(option)) as number;
  const scores: Record<Guess, (option: string) => number> = {
    longest: lengthOf,
    rarest: (option) => -seen(option),
    commonest: seen,
  };
  return (Object.keys(scores) as Guess[]).flatMap((by): PatternFault[] => {
    const [worst, of] = guessShares(choices, scores[by]).reduce((a, b) => (b[0] > a[0] ? b : a));
    return worst < GUESS_MOST[by]
      ? []
      : [{ kind: 'guess_too_often_right', by, percent: Math.round(worst * PERCENT), of }];
  });
};

/** A name that is offered again and again and never right is soon known as one to pass over. */
const neverRightFaults = (choices: readonly Choice[]): PatternFault[] => {
  const right = new Set(choices.map(({ options, answer }) => foldText(options[answer] ?? '')));
  return [...countOf(foldedOptions(choices))]
    .filter(([option, of]) => of >= NEVER_RIGHT_FROM && !right.has(option))
    .map(([option, of]) => ({ kind: 'never_right', option, of }));
};

/** What gives right answers away without a question being read. */
export const patternFaults = (choices: readonly Choice[]): readonly PatternFault[] => [
  ...placeFaults(choices),
  ...guessFaults(choices),
  ...neverRightFaults(choices),
];
