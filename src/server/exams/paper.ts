import { type Answers, unpackAnswers } from '#domain/exams/answers';
import type { WrongAnswer } from '#domain/exams/grading';
import type { ExamQuestion, Shape } from '#domain/exams/paper';
import type { ExamRow } from './queries.ts';

/** Who read a question's words and found them right. */
export interface Review {
  readonly at: string;
  readonly by: string;
}

export const questionsOf = ({ questions }: Pick<ExamRow, 'questions'>): readonly ExamQuestion[] =>
  JSON.parse(questions);
export const readShape = ({ shape }: { shape: string }): Shape => JSON.parse(shape);
/** As replies have it. */
export const withShape = <Row extends { shape: string }>(row: Row) => ({ ...row, shape: readShape(row) });
export const reviewsOf = ({ reviews }: Pick<ExamRow, 'reviews'>): readonly (Review | null)[] => JSON.parse(reviews);
export const matchingOptionsOf = ({ matchingOptions }: Pick<ExamRow, 'matchingOptions'>): readonly string[] =>
  JSON.parse(matchingOptions);
interface MadeUp {
  readonly makeupAt: string | null;
  readonly releasedAt: string | null;
}

export const makeupOf = ({ makeupAt, releasedAt }: MadeUp): 'open' | 'published' | null => {
  if (makeupAt === null) return null;
  return releasedAt === null ? 'open' : 'published';
};
export const versionsOf = ({ versions }: { versions: string }): readonly number[] => JSON.parse(versions);
export const answersOf = ({ answers }: { answers: string }): Answers => unpackAnswers(answers);
export const wrongOf = ({ wrongAnswers }: { wrongAnswers: string }): readonly WrongAnswer[] => JSON.parse(wrongAnswers);
export const practiceSetOf = ({ practiceSet }: Pick<ExamRow, 'practiceSet'>): readonly number[] =>
  practiceSet === null ? [] : JSON.parse(practiceSet);
