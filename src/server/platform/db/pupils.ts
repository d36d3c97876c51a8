import { type RawBuilder, sql } from 'kysely';
import { type Actor, DEMO_STUDENT_ID } from '#domain/access/actors';
import type { SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { isLatin, isNamed } from '#domain/roster/latin';
import { searchKey } from '#domain/roster/names';
import { contains } from './contains.ts';
import type { Executor } from './database.ts';

/** The try-out pupil stands in no list of pupils, no total and on no board, and gets no card (D-12). */
export const isPupil = (students = 'students'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${students}.id`)} <> ${sql.lit(DEMO_STUDENT_ID)}`;

/** Who is a pupil of the school now: what every list and every count of pupils asks. */
export const isEnrolled = (students = 'students'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${students}.archived_at`)} is null and ${isPupil(students)}`;

/** When the first pupil was entered; null while there is none. */
export const firstPupilAt = async (executor: Executor): Promise<string | null> => {
  const { at } = await executor
    .selectFrom('students')
    .select(({ fn }) => fn.min('createdAt').as('at'))
    .where(isPupil())
    .executeTakeFirstOrThrow();
  return at;
};

export const isErased = async (executor: Executor, actor: Actor | null): Promise<boolean> => {
  if (actor?.kind !== 'pupil') return false;
  const found = executor.selectFrom('students').select('id').where('id', '=', actor.studentId).executeTakeFirst();
  // Where not even this can be read, it is something else that fails.
  return found.then((row) => row === undefined).catch(() => false);
};

/** The part of the school that staff look at: a grade, a section such as «أ», a section of a grade, or everybody. */
export interface ClassFilter {
  readonly grade?: Grade | undefined;
  readonly section?: string | undefined;
}

export const isOfClass = (students: string, { grade, section }: ClassFilter): RawBuilder<boolean> => {
  const asked = [
    ...(grade === undefined ? [] : [sql`${sql.ref(`${students}.grade`)} = ${grade}`]),
    ...(section === undefined ? [] : [sql`${sql.ref(`${students}.class_id`)} = ${section}`]),
  ];
  return asked.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(asked, sql` and `)}`;
};

/** Those of a list, by name. */
export const listPupilsOf = (executor: Executor, which: ClassFilter) =>
  executor
    .selectFrom('students')
    .select(['id as studentId', 'name', 'grade', 'classId'])
    .where(isEnrolled())
    .where(isOfClass('students', which))
    .orderBy('searchKey')
    .orderBy('name')
    .execute();

/** Of rows that name a pupil: those of a teacher's own classes, and those of nobody known; all where all classes are theirs. */
export const isOfOwn = (column: string, own: readonly SchoolClass[] | null): RawBuilder<boolean> => {
  if (own === null) return sql<boolean>`1 = 1`;
  const each = own.map((of) => sql`(${isOfClass('own', { grade: of.grade, section: of.section ?? undefined })})`);
  const ofAny = each.length === 0 ? sql`1 = 0` : sql.join(each, sql` or `);
  const id = sql.ref(column);
  return sql<boolean>`(${id} is null or ${id} in (select own.id from students as own where ${ofAny}))`;
};

/** Everybody who is meant by what was typed, also who left, by the rule of the page's own lists (`isNamed`). */
export const findNamed = async (executor: Executor, typed: string) => {
  const key = searchKey(typed);
  const names = executor.selectFrom('students').select(['id', 'name']);
  if (!isLatin(key)) return names.where(contains('searchKey', key)).execute();
  // No key could hold every spelling of a name in Latin letters.
  return (await names.execute()).filter(({ name }) => isNamed(name, typed));
};

/** The same as a condition on any table of pupils; nothing typed is everybody. */
export const named = async (executor: Executor, typed = ''): Promise<(students: string) => RawBuilder<boolean>> => {
  const key = searchKey(typed);
  if (key === '') return () => sql<boolean>`1 = 1`;
  if (!isLatin(key)) return (students) => contains(`${students}.search_key`, key);
  const ids = (await findNamed(executor, typed)).map(({ id }) => id);
  return (students) =>
    ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(`${students}.id`)} in (${sql.join(ids)})`;
};
