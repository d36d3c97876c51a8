import { type Answers, unpackAnswers } from '#domain/exams/answers';
import type { WrongAnswer } from '#domain/exams/grading';
import type { ExamQuestion } from '#domain/exams/paper';
import type { ExamRow } from './queries.ts';

/** Who read a question's words and found them right. */
export interface Review {
  readonly at: string;
  readonly by: string;
}

export const questionsOf = ({ questions }: Pick<ExamRow, 'questions'>): readonly ExamQuestion[] =>
  JSON.parse(questions);
export const reviewsOf = ({ reviews }: Pick<ExamRow, 'reviews'>): readonly (Review | null)[] => JSON.parse(reviews);
export const matchingOptionsOf = ({ matchingOptions }: Pick<ExamRow, 'matchingOptions'>): readonly string[] =>
  JSON.parse(matchingOptions);
export const versionsOf = ({ versions }: { versions: string }): readonly number[] => JSON.parse(versions);
export const answersOf = ({ answers }: { answers: string }): Answers => unpackAnswers(answers);
export const wrongOf = ({ wrongAnswers }: { wrongAnswers: string }): readonly WrongAnswer[] => JSON.parse(wrongAnswers);
export const practiceSetOf = ({ practiceSet }: Pick<ExamRow, 'practiceSet'>): readonly number[] =>
  practiceSet === null ? [] : JSON.parse(practiceSet);
