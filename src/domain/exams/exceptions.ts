import { westernDigits } from '#domain/digits';
import { optionCount } from '#domain/questions/questions';
import { type Answer, type Answers, type Offered, readAnswer, UNANSWERED, WRONG } from './answers.ts';

export interface Asked extends Offered {
  /** The place of the right option, from 0. */
  readonly answer: number;
}

/** A question's number, and what was answered: nothing said is wrong, a dash is blank, else a letter or, after =, a number. */
const EXCEPTION = /(\d+)\s*(=\s*\d+|[^\d\s=،,]*)/gu;
const BETWEEN = /^[\s،,]*$/u;
const BLANK = new Set(['-', '–', '—', '_']);

export type ExceptionFault =
  | { readonly kind: 'unreadable'; readonly typed: string }
  | { readonly kind: 'no_question'; readonly number: number }
  | { readonly kind: 'no_answer'; readonly number: number; readonly typed: string }
  | { readonly kind: 'twice'; readonly number: number };

export interface Exceptions {
  /** By place, from 0. */
  readonly answers: ReadonlyMap<number, Answer>;
  readonly fault: ExceptionFault | null;
}

/** Of true and false the other side; of more options which of the others it was is not known. */
export const wrongTo = (question: Asked): Answer => (optionCount(question) === 2 ? 2 - question.answer : WRONG);

const answerTo = (question: Asked, said: string): Answer | null => {
  if (said === '') return wrongTo(question);
  return BLANK.has(said) ? UNANSWERED : readAnswer(question, said.replace(/^=\s*/u, ''));
};

/** «7 12- 15ب»: the seventh is wrong, the twelfth blank, and the fifteenth was answered with the second letter. */
export const readExceptions = (questions: readonly Asked[], typed: string): Exceptions => {
  const text = westernDigits(typed);
  const answers = new Map<number, Answer>();
  const rest = text.replaceAll(EXCEPTION, ' ');
  if (!BETWEEN.test(rest)) return { answers, fault: { kind: 'unreadable', typed: rest.trim() } };
  for (const [, digits = '', said = ''] of text.matchAll(EXCEPTION)) {
    const number = Number(digits);
    const question = questions[number - 1];
    if (!question) return { answers, fault: { kind: 'no_question', number } };
    if (answers.has(number - 1)) return { answers, fault: { kind: 'twice', number } };
    const answer = answerTo(question, said);
    if (answer === null) return { answers, fault: { kind: 'no_answer', number, typed: said } };
    answers.set(number - 1, answer);
  }
  return { answers, fault: null };
};

/** The whole paper: as they stand where something was typed already, as excepted where it was said, and right elsewhere. */
export const withTheRestRight = (questions: readonly Asked[], standing: Answers, exceptions: Exceptions): Answers =>
  questions.map((question, place) => exceptions.answers.get(place) ?? standing[place] ?? question.answer + 1);
