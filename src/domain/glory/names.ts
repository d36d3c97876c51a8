import type { Grade } from '../roster/grades.ts';
import { normaliseName } from '../roster/names.ts';

export interface Named {
  readonly name: string;
  readonly firstName: string;
  readonly grade: Grade;
}

/** The first letter of the family, without its article. */
const initialOf = (name: string): string => {
  const family = normaliseName(name).split(/\s+/u).at(-1) ?? '';
  return [...family.replace(/^ال(?=..)/u, '')][0] ?? '';
};

/** First names (D-69); where two of a grade share theirs, the letter of the family beside it. */
export const boardNames = (rows: readonly Named[]): string[] =>
  rows.map(({ name, firstName, grade }) => {
    const isAlone = rows.filter((other) => other.firstName === firstName && other.grade === grade).length === 1;
    return isAlone || firstName === name ? firstName : `${firstName} ${initialOf(name)}.`;
  });
