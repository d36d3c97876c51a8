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
export const matchingOptionsOf = ({ matching_options }: Pick<ExamRow, 'matching_options'>): readonly string[] =>
  JSON.parse(matching_options);
export const versionsOf = ({ versions }: { versions: string }): readonly number[] => JSON.parse(versions);
export const answersOf = ({ answers }: { answers: string }): Answers => unpackAnswers(answers);
export const wrongOf = ({ wrong_answers }: { wrong_answers: string }): readonly WrongAnswer[] =>
  JSON.parse(wrong_answers);
export const practiceSetOf = ({ practice_set }: Pick<ExamRow, 'practice_set'>): readonly number[] =>
  practice_set === null ? [] : JSON.parse(practice_set);
