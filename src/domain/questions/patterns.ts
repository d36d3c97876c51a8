import { foldText } from './fold.ts';
import { FALSE_PLACE, type Question, TRUE_PLACE } from './questions.ts';

type Choice = Pick<Question, 'text' | 'options' | 'answer'>;
type Sentence = Pick<Question, 'text' | 'answer'>;

export type PatternFault =
  | { readonly kind: 'one_place_mostly_right'; readonly place: number; readonly count: number; readonly of: number }
  | { readonly kind: 'one_place_never_right'; readonly place: number; readonly of: number }
  | { readonly kind: 'guess_too_often_right'; readonly by: Guess; readonly percent: number; readonly of: number }
  | { readonly kind: 'never_right'; readonly option: string; readonly of: number };

export type SideFault =
  | { readonly kind: 'one_side_mostly_right'; readonly place: number; readonly count: number; readonly of: number }
  | { readonly kind: 'word_tells_side'; readonly by: Telling; readonly percent: number; readonly of: number };

/**
 * What a child may go by that knows nothing of the matter: an option's length, how often the file offers it, or how many
 * words of the question it says again.
 */
export type Guess = 'longest' | 'shortest' | 'rarest' | 'commonest' | 'likest';

/** Words of a sentence by which a child may take it for a false one. */
export type Telling = 'permission' | 'absolute';

/** Among fewer, chance alone puts the right ones together. */
export const PATTERN_FROM = 8;
/** A pupil who always takes the same place must not get more than this part right. */
const MOST = 1 / 2;
/** The part of the choices that each guess must stay below; chance alone has a quarter. */
const GUESS_MOST = 0.3;
/** The same of true and false, where chance has a half. */
const SIDE_MOST = 0.58;
/** Among fewer questions, or fewer in which one option stands out, chance alone goes above these. */
const MANY_FROM = 20;
/** Of fewer sentences neither side may have this part. */
const MOST_OF_TWO = 3 / 4;
const USUAL_OPTIONS = 4;
const NEVER_RIGHT_FROM = 4;
const PERCENT = 100;

const rightAt = (questions: readonly Pick<Question, 'answer'>[], place: number): number =>
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

type Score = (option: string, text: string) => number;

const wordsIn = (text: string): ReadonlySet<string> => new Set(foldText(text).split(' '));

/** What is said after every such name is no word of a question. */
const BLESSED = /صل[يى] الله عليه وسلم|رضي الله عن\p{L}+|علي\p{L}+ السلام/gu;
const withoutBlessing = (text: string): string => foldText(text).replace(BLESSED, ' ');

/** Thirds that are added up in another order come to a hair more or less. */
const EXACT = 1e9;

const shareOf = (chances: readonly number[]): number =>
  Math.round((chances.reduce((sum, chance) => sum + chance, 0) / chances.length) * EXACT) / EXACT;

/**
 * How often taking the option that scores highest is right, one of several by chance; over all questions, and over those
 * where a single one stands out, which is where a child would trust it. Among three options chance is right more often
 * than among four, so there a hit counts for less.
 */
const guessShares = (choices: readonly Choice[], score: Score): [number, number][] => {
  const guesses = choices.map(({ text, options, answer }) => {
    const scores = options.map((option) => score(option, text));
    const highest = Math.max(...scores);
    const equals = scores.filter((each) => each === highest).length;
    return { equals, chance: scores[answer] === highest ? options.length / USUAL_OPTIONS / equals : 0 };
  });
  const standingOut = guesses.filter(({ equals }) => equals === 1);
  return [guesses, ...(standingOut.length >= MANY_FROM ? [standingOut] : [])].map((found) => [
    shareOf(found.map(({ chance }) => chance)),
    found.length,
  ]);
};

const guessFaults = (choices: readonly Choice[]): PatternFault[] => {
  if (choices.length < PATTERN_FROM) return [];
  const offered = countOf(foldedOptions(choices));
  const seen = (option: string): number => offered.get(foldText(option)) as number;
  const scores: Record<Guess, Score> = {
    longest: lengthOf,
    shortest: (option) => -lengthOf(option),
    rarest: (option) => -seen(option),
    commonest: seen,
    likest: (option, text) => {
      const asked = wordsIn(withoutBlessing(text));
      return [...wordsIn(withoutBlessing(option))].filter((word) => asked.has(word)).length;
    },
  };
  return (Object.keys(scores) as Guess[]).flatMap((by): PatternFault[] => {
    const [worst, of] = guessShares(choices, scores[by]).reduce((a, b) => (b[0] > a[0] ? b : a));
    return worst < GUESS_MOST ? [] : [{ kind: 'guess_too_often_right', by, percent: Math.round(worst * PERCENT), of }];
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

const ABSOLUTE: ReadonlySet<string> = new Set(
  [
    ['فقط', 'دون', 'دائمًا', 'أبدًا'],
    ['وحده', 'وحدها', 'وحدهم', 'وحدهما'],
    ['كل', 'كله', 'كلها', 'كلهم', 'جميع', 'جميعًا'],
  ]
    .flat()
    .map(foldText),
);
const TELLS: Readonly<Record<Telling, (text: string) => boolean>> = {
  permission: (text) => /(?<!\p{L})(?<!لا )[يت]جوز(?!\p{L})/u.test(foldText(text)),
  absolute: (text) => [...wordsIn(text)].some((word) => ABSOLUTE.has(word)),
};

const sidesOver = (sentences: readonly Sentence[], most: number): SideFault[] =>
  [TRUE_PLACE, FALSE_PLACE].flatMap((place): SideFault[] => {
    const count = rightAt(sentences, place);
    return count / sentences.length >= most
      ? [{ kind: 'one_side_mostly_right', place, count, of: sentences.length }]
      : [];
  });

const oneSideFaults = (sentences: readonly Sentence[]): SideFault[] =>
  sidesOver(sentences, sentences.length < MANY_FROM ? MOST_OF_TWO : SIDE_MOST);

/** Of a paper, whose few sentences are chosen one by one. */
export const paperSideFaults = (sentences: readonly Sentence[]): readonly SideFault[] =>
  sidesOver(sentences, SIDE_MOST);

/** How often it is right to take what has such a word for false and the rest for true; and of those that have one, how many are. */
const tellingFaults = (sentences: readonly Sentence[], by: Telling): SideFault[] => {
  const isTold = ({ text, answer }: Sentence): boolean => TELLS[by](text) === (answer === FALSE_PLACE);
  const having = sentences.filter(({ text }) => TELLS[by](text));
  const judged = [
    ...(having.length > 0 && sentences.length >= MANY_FROM ? [sentences] : []),
    ...(having.length >= PATTERN_FROM ? [having] : []),
  ];
  return judged.flatMap((of): SideFault[] => {
    const share = of.filter(isTold).length / of.length;
    return share < SIDE_MOST
      ? []
      : [{ kind: 'word_tells_side', by, percent: Math.round(share * PERCENT), of: of.length }];
  });
};

/** What gives away which sentences are false. */
export const sideFaults = (sentences: readonly Sentence[]): readonly SideFault[] =>
  sentences.length < PATTERN_FROM
    ? []
    : [...oneSideFaults(sentences), ...(Object.keys(TELLS) as Telling[]).flatMap((by) => tellingFaults(sentences, by))];
