import { GRADES, type Grade } from '../roster/grades.ts';
import { IN_PUBLIC, type Named, shortNames } from '../roster/short-names.ts';

interface Pupil extends Named {
  readonly grade: Grade;
}

/** First names (D-69); where two of a grade share theirs, the letter of the family beside it. */
export const boardNames = (rows: readonly Pupil[]): string[] => {
  const ofGrade = (grade: Grade) => rows.filter((row) => row.grade === grade);
  const names = new Map(GRADES.flatMap((grade) => [...shortNames(ofGrade(grade), IN_PUBLIC)]));
  return rows.map((row) => names.get(row) ?? '');
};
