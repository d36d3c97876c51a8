import { type Answers, isComplete, isUntouched, type Key } from '#domain/exams/answers';
import { averageOf, scoreOf } from '#domain/exams/grading';
import type { Shape } from '#domain/exams/paper';

export interface ShownPaper {
  readonly studentId: number;
  readonly name: string;
  readonly answers: Answers;
  readonly isAbsent: boolean;
}

/** How far a class is: whole papers and their average, papers half entered, pupils with neither paper nor excuse. */
export const classLine = (shape: Shape, key: Key, papers: readonly ShownPaper[]) => {
  const there = papers.filter(({ isAbsent }) => !isAbsent);
  const graded = there.filter(({ answers }) => isComplete(answers));
  const sum = graded.reduce((total, { answers }) => total + scoreOf(shape, key, answers).total, 0);
  return {
    graded: graded.length,
    started: there.filter(({ answers }) => !(isComplete(answers) || isUntouched(answers))),
    untouched: there.filter(({ answers }) => isUntouched(answers)),
    absent: papers.length - there.length,
    average: averageOf(sum, graded.length),
  };
};
export type ClassLine = ReturnType<typeof classLine>;
