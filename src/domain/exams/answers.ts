import { westernDigits } from '#domain/digits';
import { optionCount, type Question } from '#domain/questions/questions';

/** The place of the option that was chosen, counted from 1; 0 where the pupil left the question out. */
export type Answer = number;
export const UNANSWERED: Answer = 0;
/** Wrong, without saying which of the others it was: as a teacher types who has the paper's crosses before them. */
export const WRONG: Answer = 33;
/** `null` where nobody has typed anything yet. */
export type Cell = Answer | null;

/** How many cells one request writes: more than anybody types while a slow network answers. */
export const CELLS_AT_ONCE = 100;
/** Of a table of answers, its head among them. */
export const IMPORT_ROWS_MAX = 200;

export const LETTERS = ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح', 'ط', 'ي'] as const;

/** What a paper's question offers. */
export type Offered = Pick<Question, 'type' | 'options'>;

export const isAnswerTo = (question: Offered, answer: number): boolean =>
  Number.isInteger(answer) && answer >= UNANSWERED && (answer <= optionCount(question) || answer === WRONG);

/** The right answer of each question. */
export type Key = readonly Answer[];
export const keyOf = (questions: readonly Pick<Question, 'answer'>[]): Key => questions.map(({ answer }) => answer + 1);

export type Answers = readonly Cell[];
export const nothingTyped = (questions: number): Answers => Array.from({ length: questions }, () => null);

/** More than ten digits are needed where a question has ten options: ten is an a, and wrong an x. */
const BASE = 36;

/** A character for each question: a digit for an answer, a dash where nothing was typed. */
export const packAnswers = (answers: Answers): string => answers.map((cell) => cell?.toString(BASE) ?? '-').join('');
export const unpackAnswers = (packed: string): Answers =>
  Array.from(packed, (character) => (character === '-' ? null : Number.parseInt(character, BASE)));

export const isComplete = (answers: Answers): boolean => answers.every((cell) => cell !== null);
export const isUntouched = (answers: Answers): boolean => answers.every((cell) => cell === null);

const SIDES: Readonly<Record<string, Answer>> = { ص: 1, صح: 1, صواب: 1, '✓': 1, خ: 2, خطا: 2, خطأ: 2, '✗': 2 };
/** In a table: wrong, without saying how. Of true and false it is the side. */
export const WRONG_MARK = '✗';
const LETTER_ANSWERS: Readonly<Record<string, Answer>> = {
  أ: 1,
  ا: 1,
  ب: 2,
  ج: 3,
  د: 4,
  ه: 5,
  هـ: 5,
  و: 6,
  ز: 7,
  ح: 8,
  ط: 9,
  ي: 10,
};

/** Digits of either script are typed as often as each other. */
const digitOf = (typed: string): number | null => {
  const digit = westernDigits(typed);
  return /^\d{1,2}$/u.test(digit) ? Number(digit) : null;
};

/** What somebody typed or a file says as an answer to this question: a digit, a letter, or a word for true and false. */
export const readAnswer = (question: Offered, typed: string): Answer | null => {
  const text = typed.trim();
  if (text === WRONG_MARK && question.type !== 'truefalse') return WRONG;
  const named = question.type === 'truefalse' ? SIDES[text] : LETTER_ANSWERS[text];
  const answer = digitOf(text) ?? named ?? (text === '-' ? UNANSWERED : null);
  return answer !== null && answer <= optionCount(question) ? answer : null;
};
