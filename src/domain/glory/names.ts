import { GRADES, type Grade } from '../roster/grades.ts';
import { IN_PUBLIC, shortNames } from '../roster/short-names.ts';

interface Named {
  readonly name: string;
  readonly grade: Grade;
}

/** First names (D-69); where two of a grade share theirs, the letter of the family beside it. */
export const boardNames = (rows: readonly Named[]): string[] => {
  const namesIn = (grade: Grade) =>
    shortNames(
      rows.filter((row) => row.grade === grade),
      IN_PUBLIC,
    );
  const names = new Map(GRADES.flatMap((grade) => [...namesIn(grade)]));
  return rows.map((row) => names.get(row) ?? '');
};
