import { foldText } from './fold.ts';
import { type PatternFault, patternFaults, type SideFault, sideFaults } from './patterns.ts';
import {
  BANK_MIN,
  CHOICE_OPTIONS_MAX,
  CHOICE_OPTIONS_MIN,
  MATCHING_OPTIONS,
  MATCHING_PER_BANK,
  needsCorrection,
  optionCount,
  QUESTION_POINTS_MAX,
  QUESTION_POINTS_MIN,
  type Question,
} from './questions.ts';

export { foldText } from './fold.ts';

/** What can be wrong with a question, and the field that it is about. */
export const FAULTY_FIELD = {
  text_missing: 'text',
  source_missing: 'source',
  correction_missing: 'correction',
  points_out_of_range: 'points',
  too_few_options: 'options',
  too_many_options: 'options',
  options_repeated: 'options',
  options_not_the_banks: 'options',
  answer_missing: 'answer',
  race_not_a_choice: 'type',
  race_not_four_options: 'options',
} as const satisfies Record<string, keyof Question>;
export type QuestionFault = keyof typeof FAULTY_FIELD;

export const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((option, place) => option === b[place]);

const hasRepeats = (options: readonly string[]): boolean => new Set(options.map(foldText)).size < options.length;

const choiceFault = (options: readonly string[]): QuestionFault | null => {
  if (options.length < CHOICE_OPTIONS_MIN || options.some((option) => foldText(option) === ''))
    return 'too_few_options';
  if (options.length > CHOICE_OPTIONS_MAX) return 'too_many_options';
  return hasRepeats(options) ? 'options_repeated' : null;
};

/** True and false bring their own two, a choice its own list, and matching questions share their bank's. */
export const optionsFor = (
  { type, options }: Pick<Question, 'type' | 'options'>,
  matchingOptions: readonly string[],
): readonly string[] => {
  if (type === 'choice') return options;
  return type === 'matching' ? matchingOptions : [];
};

/** Single characters that stand for a whole blessing. Few fonts have them: a child would see an empty box. */
const BLESSINGS = /[\ufdfa\ufdfb]/gu;

/** The same words letter by letter, as Unicode itself spells them. */
export const spelledOut = (text: string): string => text.replace(BLESSINGS, (character) => character.normalize('NFKC'));

const spelledOrNone = (text: string | null): string | null => text && spelledOut(text);

/** What is asked and answered, wherever it is asked. */
export type Asked = Pick<Question, 'type' | 'text' | 'options' | 'answer' | 'source' | 'correction'>;

/**
 * As it is kept: spelled out, with the options that go with its type, and a correction only where something is to be
 * corrected.
 */
export const tidyQuestion = <Written extends Asked & Pick<Question, 'explanation'>>(
  question: Written,
  matchingOptions: readonly string[],
): Written => ({
  ...question,
  text: spelledOut(question.text),
  options: optionsFor(question, matchingOptions).map(spelledOut),
  source: spelledOut(question.source),
  correction: needsCorrection(question) ? spelledOrNone(question.correction) : null,
  explanation: spelledOrNone(question.explanation),
});

const optionsFault = (question: Asked, matchingOptions: readonly string[]): QuestionFault | null => {
  if (question.type === 'choice') return choiceFault(question.options);
  return isSameList(question.options, optionsFor(question, matchingOptions)) ? null : 'options_not_the_banks';
};

const isWithin = (number: number, min: number, max: number): boolean =>
  Number.isInteger(number) && number >= min && number <= max;

/** A question that offers options, wherever it is asked. */
export type WrittenChoice = Pick<Question, 'text' | 'source' | 'options' | 'answer'>;

type Found = readonly (readonly [boolean, QuestionFault])[];

const faultsOf = (
  question: WrittenChoice,
  count: number,
  options: QuestionFault | null,
  own: Found = [],
): readonly QuestionFault[] => {
  const found: Found = [
    [foldText(question.text) === '', 'text_missing'],
    [foldText(question.source) === '', 'source_missing'],
    ...own,
    [!isWithin(question.answer, 0, count - 1), 'answer_missing'],
  ];
  return [...found.filter(([isFaulty]) => isFaulty).map(([, fault]) => fault), ...(options ? [options] : [])];
};

/** What keeps a question from being asked, whatever it is worth. */
export const wordFaults = (question: Asked, matchingOptions: readonly string[]): readonly QuestionFault[] =>
  faultsOf(question, optionCount(question), optionsFault(question, matchingOptions), [
    [needsCorrection(question) && foldText(question.correction ?? '') === '', 'correction_missing'],
  ]);

/** Everything that keeps one question from being asked. */
export const questionFaults = (question: Question, matchingOptions: readonly string[]): readonly QuestionFault[] => [
  ...wordFaults(question, matchingOptions),
  ...(isWithin(question.points, QUESTION_POINTS_MIN, QUESTION_POINTS_MAX) ? [] : ['points_out_of_range' as const]),
];

export const choiceFaults = (question: WrittenChoice): readonly QuestionFault[] =>
  faultsOf(question, question.options.length, choiceFault(question.options));

export interface NumberedQuestion extends Question {
  readonly number: number;
}

export interface Bank {
  readonly matchingOptions: readonly string[];
  readonly questions: readonly NumberedQuestion[];
}

export type BankFault =
  | { readonly kind: 'question'; readonly number: number; readonly fault: QuestionFault }
  | { readonly kind: 'duplicate'; readonly number: number; readonly of: number }
  | { readonly kind: 'too_few_questions'; readonly count: number }
  | { readonly kind: 'matching_count'; readonly count: number }
  | { readonly kind: 'matching_options'; readonly count: number }
  | PatternFault
  | SideFault
  | { readonly kind: 'matching_in_order' };

/** Three in a row can stand in the order of the list by chance; five should not. */
const ORDER_FROM = 4;

/** Each question that says what another said before, with that other. */
export const twins = <Asked extends Pick<Question, 'text'>>(
  questions: readonly Asked[],
): (readonly [Asked, Asked])[] => {
  const first = new Map<string, Asked>();
  return questions.flatMap((question) => {
    const folded = foldText(question.text);
    const twin = first.get(folded);
    if (twin) return [[question, twin] as const];
    first.set(folded, question);
    return [];
  });
};

const duplicates = (questions: readonly NumberedQuestion[]): BankFault[] =>
  twins(questions).map(([{ number }, { number: of }]) => ({ kind: 'duplicate', number, of }));

const orderFaults = (matching: readonly Question[]): BankFault[] => {
  const places = matching.map(({ answer }) => answer);
  const runs = (step: number) => places.every((place, at) => at === 0 || place === (places[at - 1] as number) + step);
  return places.length >= ORDER_FROM && (runs(1) || runs(-1)) ? [{ kind: 'matching_in_order' }] : [];
};

const countFaults = ({ questions, matchingOptions }: Bank, matching: number): BankFault[] => [
  ...(questions.length < BANK_MIN ? [{ kind: 'too_few_questions', count: questions.length } as const] : []),
  ...(matching === MATCHING_PER_BANK ? [] : [{ kind: 'matching_count', count: matching } as const]),
  ...(matchingOptions.length === MATCHING_OPTIONS && !hasRepeats(matchingOptions)
    ? []
    : [{ kind: 'matching_options', count: matchingOptions.length } as const]),
];

/** Everything that is wrong with the questions a grade is asked, also what only shows over all of them. */
export const bankFaults = (bank: Bank): readonly BankFault[] => {
  const ofType = (type: Question['type']) => bank.questions.filter((question) => question.type === type);
  return [
    ...bank.questions.flatMap((question) =>
      questionFaults(question, bank.matchingOptions).map(
        (fault): BankFault => ({ kind: 'question', number: question.number, fault }),
      ),
    ),
    ...duplicates(bank.questions),
    ...countFaults(bank, ofType('matching').length),
    ...patternFaults(ofType('choice')),
    ...sideFaults(ofType('truefalse')),
    ...orderFaults(ofType('matching')),
  ];
};
