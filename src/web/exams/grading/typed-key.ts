import { type Answer, isAnswerTo, type Offered, readAnswer } from '#domain/exams/answers';

export type Meant =
  | { readonly is: 'answer'; readonly answer: Answer | null }
  | { readonly is: 'absent' }
  | { readonly is: 'impossible'; readonly typed: string };

/** By the place of the key: on an Arabic keyboard the same key writes another letter. */
const LATIN = ['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE', 'KeyF'];
const ABSENT = 'KeyY';

const byLatinKey = (question: Offered, code: string): Answer | null => {
  const answer = LATIN.indexOf(code) + 1;
  return question.type !== 'truefalse' && answer > 0 && isAnswerTo(question, answer) ? answer : null;
};

/** What a key says of a question; null where it says nothing. An Arabic letter counts before the place of its key. */
export const meantBy = (question: Offered, { key, code }: { key: string; code: string }): Meant | null => {
  if (key === 'Backspace' || key === 'Delete') return { is: 'answer', answer: null };
  const answer = readAnswer(question, key) ?? byLatinKey(question, code);
  if (answer !== null) return { is: 'answer', answer };
  if (code === ABSENT) return { is: 'absent' };
  return key.length === 1 ? { is: 'impossible', typed: key } : null;
};
