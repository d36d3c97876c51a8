import { type Answer, isAnswerTo, type Offered, readAnswer } from '#domain/exams/answers';

export type Meant =
  | { readonly is: 'answer'; readonly answer: Answer | null }
  | { readonly is: 'absent' }
  | { readonly is: 'impossible'; readonly typed: string };

const LATIN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
/** One key on an Arabic keyboard and on a Latin one. */
const ABSENT = ['غ', 'y'];

export const isAbsentKey = (typed: string): boolean => ABSENT.includes(typed.toLowerCase());

const byLatin = (question: Offered, letter: string): Answer | null => {
  const answer = LATIN.indexOf(letter) + 1;
  return question.type !== 'truefalse' && answer > 0 && isAnswerTo(question, answer) ? answer : null;
};

/** What a key says of a question by what it writes, wherever it is; null where it says nothing. */
export const meantBy = (question: Offered, key: string): Meant | null => {
  if (key === 'Backspace' || key === 'Delete') return { is: 'answer', answer: null };
  const letter = key.toLowerCase();
  const answer = readAnswer(question, key) ?? byLatin(question, letter);
  if (answer !== null) return { is: 'answer', answer };
  if (isAbsentKey(letter)) return { is: 'absent' };
  return key.length === 1 ? { is: 'impossible', typed: key } : null;
};
