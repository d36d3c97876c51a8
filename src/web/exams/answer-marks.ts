import { LETTERS, UNANSWERED } from '#domain/exams/answers';
import type { QuestionType } from '#domain/questions/kinds';
import { examReport } from '#strings/exams/report';
import { sideNames } from '#strings/questions/words';

/** What stands for an answer, counted from 1: a side of true and false, or a letter. */
export const answerMark = ({ type }: { type: QuestionType }, answer: number): string => {
  if (answer === UNANSWERED) return examReport.unanswered;
  return (type === 'truefalse' ? sideNames[answer - 1] : LETTERS[answer - 1]) ?? '';
};
