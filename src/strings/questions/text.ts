import { formatNumber } from '#strings/plural';
import type { PracticeQuestion } from '#wire/questions';

/** A question's words as people read them: digits like everywhere in the product. */
export const questionText = (text: string): string => text.replace(/\d/gu, (digit) => formatNumber(Number(digit)));

/** A race has no corrections. */
type Read = Pick<PracticeQuestion, 'text' | 'options' | 'source' | 'explanation'> & { correction?: string | null };

/** All of a question in the words that a screen or a paper shows. */
export const asRead = <Asked extends Read>(question: Asked): Asked => ({
  ...question,
  text: questionText(question.text),
  options: question.options.map(questionText),
  source: questionText(question.source),
  correction: question.correction && questionText(question.correction),
  explanation: question.explanation && questionText(question.explanation),
});
