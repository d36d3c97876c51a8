import type { Grade } from '../access/grades.ts';

/** How staff chose the pupils a message went to. */
export const AUDIENCES = ['students', 'grade', 'all'] as const;
export type Audience = (typeof AUDIENCES)[number];

type Chosen = { kind: 'all' } | { kind: 'grade'; grade: Grade } | { kind: 'students'; ids: number[] };

/** What a set of ticked names means: everybody, a whole grade, or just these. */
export const audienceOf = (
  ticked: ReadonlySet<number>,
  pupils: readonly { readonly id: number; readonly grade: Grade }[],
): Chosen => {
  const chosen = pupils.filter(({ id }) => ticked.has(id));
  const [first] = chosen;
  if (!first) return { kind: 'students', ids: [] };
  if (chosen.length === pupils.length) return { kind: 'all' };
  const classmates = pupils.filter(({ grade }) => grade === first.grade);
  const isWholeGrade = chosen.length === classmates.length && chosen.every(({ grade }) => grade === first.grade);
  return isWholeGrade ? { kind: 'grade', grade: first.grade } : { kind: 'students', ids: chosen.map(({ id }) => id) };
};
