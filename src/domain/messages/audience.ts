import type { Grade } from '#domain/roster/grades';

/** How staff chose the pupils a message went to. */
export const AUDIENCES = ['students', 'grade', 'all'] as const;
export type Audience = (typeof AUDIENCES)[number];

type Chosen = { kind: 'all' } | { kind: 'grade'; grade: Grade } | { kind: 'students'; ids: number[] };

/** A box that stands for all its pupils. */
export type Group = Grade | 'all';

/**
 * What a set of ticked names means. It is everybody or a whole grade only where that box was ticked: who ticked names means
 * these names, though they be all there are today.
 */
export const audienceOf = (
  ticked: ReadonlySet<number>,
  pupils: readonly { readonly id: number; readonly grade: Grade }[],
  group: Group | null,
): Chosen => {
  const ids = pupils.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const isGroup = pupils.every(({ id, grade }) => ticked.has(id) === (group === 'all' || grade === group));
  if (group === null || ids.length === 0 || !isGroup) return { kind: 'students', ids };
  return group === 'all' ? { kind: 'all' } : { kind: 'grade', grade: group };
};
