import type { RawBuilder } from 'kysely';
import { DEMO_STUDENT_ID, FORMER_STUDENT_ID } from '#domain/access/actors';
import type { SchoolClass } from '#domain/roster/classes';
import { displayName, firstName } from '#domain/roster/first-name';
import type { Grade } from '#domain/roster/grades';
import { searchKey } from '#domain/roster/names';
import { logins } from '#server/cards/service';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { type ClassFilter, isEnrolled, isOfClass, isPupil, named } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import type { SectionRenamed } from '#server/platform/sections';
import { formerStudent } from '#strings/privacy/words';
import type { Recipients } from '#wire/recipients';
import type { Students } from './tables.ts';

export interface RosterFilter extends ClassFilter {
  readonly archived?: boolean;
  readonly search?: string | undefined;
}

const withLogin = (executor: Executor) =>
  executor
    .selectFrom('students as s')
    .leftJoin(logins(executor).as('c'), 'c.studentId', 's.id')
    .where('s.id', '<>', FORMER_STUDENT_ID)
    .select(['s.id', 's.name', 's.firstName', 's.calledAs', 's.nameReading', 's.grade', 's.classId'])
    .select(['s.archivedAt', 's.createdAt', 's.profileImage', 'c.loginId', 'c.lastLogin'])
    .select((eb) => eb('c.loginId', 'is not', null).$castTo<boolean | 0 | 1>().as('hasCredentials'));

export const listStudents = async (executor: Executor, filter: RosterFilter) => {
  const isMeant = await named(executor, filter.search);
  return withLogin(executor)
    .where('s.archivedAt', filter.archived ? 'is not' : 'is', null)
    .where(isPupil('s'))
    .where(isOfClass('s', filter))
    .where(isMeant('s'))
    .orderBy('s.grade')
    .orderBy('s.searchKey')
    .orderBy('s.name')
    .execute();
};

export const readStudent = (executor: Executor, id: number) =>
  withLogin(executor).where('s.id', '=', id).executeTakeFirstOrThrow(refusing('student_not_found'));

export const findTwin = (executor: Executor, name: string, grade: Grade) =>
  executor
    .selectFrom('students')
    .select('id')
    .where('name', '=', name)
    .where('grade', '=', grade)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();

export type StudentFields = Pick<Students, 'name' | 'grade' | 'nameReading' | 'classId' | 'calledAs'>;

/** What staff and their files say of a pupil, and nothing else of the row. */
export const fieldsOf = ({ name, grade, nameReading, classId, calledAs }: StudentFields): StudentFields => ({
  name,
  grade,
  nameReading,
  classId,
  calledAs,
});

export const renameDemoStudent = (executor: Executor, from: string, to: string) =>
  executor
    .updateTable('students')
    .set({ name: to, firstName: firstName(to), searchKey: searchKey(to) })
    .where('id', '=', DEMO_STUDENT_ID)
    .where('name', '=', from)
    .execute();

const derived = (fields: StudentFields) => ({ firstName: displayName(fields), searchKey: searchKey(fields.name) });

const newRow = (fields: StudentFields, at: string) => ({ ...fields, ...derived(fields), createdAt: at });

export const insertStudent = (executor: Executor, fields: StudentFields, at: string) =>
  executor.insertInto('students').values(newRow(fields, at)).returning('id').executeTakeFirstOrThrow();

/** In one statement: a sheet has no more rows than fit in it. */
export const insertStudents = (executor: Executor, students: readonly StudentFields[], at: string) =>
  executor
    .insertInto('students')
    .values(students.map((fields) => newRow(fields, at)))
    .returning(['id', 'name', 'grade', 'classId', 'nameReading', 'calledAs'])
    .execute();

export const updateStudent = (executor: Executor, id: number, fields: StudentFields) =>
  executor
    .updateTable('students')
    .set({ ...fieldsOf(fields), ...derived(fields) })
    .where('id', '=', id)
    .execute();

export const setArchived = (executor: Executor, id: number, at: string | null) =>
  executor.updateTable('students').set({ archivedAt: at }).where('id', '=', id).execute();

export const listActive = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'classId', 'nameReading', 'calledAs', 'archivedAt'])
    .where('archivedAt', 'is', null)
    .execute();

/** Without the teacher's try-out pupil. */
export const countEnrolled = (pupils: readonly { readonly id: number }[]): number =>
  pupils.filter(({ id }) => id !== DEMO_STUDENT_ID).length;

export const listRecipients = (executor: Executor, to: Recipients) => {
  const all = executor
    .selectFrom('students')
    .select(['id', 'name', 'grade'])
    .orderBy('grade')
    .orderBy('searchKey')
    .orderBy('name');
  // Named, the try-out pupil is meant: on whom else would staff try it?
  if (to.kind === 'students') return all.where('archivedAt', 'is', null).where('id', 'in', to.ids).execute();
  const enrolled = all.where(isEnrolled());
  return (to.kind === 'grade' ? enrolled.where('grade', '=', to.grade) : enrolled).execute();
};

/** Of those who left as well: they were in it. */
export const renameSection = (executor: Executor, { grade, from, to }: SectionRenamed) =>
  executor
    .updateTable('students')
    .set({ classId: to })
    .where('grade', '=', grade)
    .where('classId', '=', from)
    .execute();

/**
 * Writes to the whole roster take turns, so that an import or a year change sent twice at once finds the first one
 * done. Whoever has written the row that every school has, the try-out pupil's, holds the others until the commit.
 */
export const takeRosterTurn = (executor: Executor) =>
  executor
    .updateTable('students')
    .set((eb) => ({ createdAt: eb.ref('createdAt') }))
    .where('id', '=', DEMO_STUDENT_ID)
    .execute();

/** The sections that pupils are in, grade by grade; none where the school has set none. */
export const listSections = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select((eb) => ['grade', eb.ref('classId').$notNull().as('section')])
    .distinct()
    .where(isEnrolled())
    .where('classId', 'is not', null)
    .execute();

export const countByGrade = (executor: Executor, since: string) =>
  executor
    .selectFrom('students as s')
    .leftJoin(logins(executor).as('c'), 'c.studentId', 's.id')
    .select((eb) => [
      's.grade',
      eb.fn.countAll<number>().as('students'),
      eb.fn.count<number>('c.studentId').as('withCredentials'),
      eb.fn.count<number>('c.studentId').filterWhere('c.lastLogin', '>=', since).as('loggedInThisWeek'),
    ])
    .where(isEnrolled('s'))
    .groupBy('s.grade')
    .orderBy('s.grade')
    .execute();

export const setProfileImage = (executor: Executor, studentId: number, fileId: string) =>
  executor.updateTable('students').set({ profileImage: fileId }).where('id', '=', studentId).execute();

/** Of the pupils that a condition finds. */
export const clearProfileImages = (executor: Executor, which: RawBuilder<boolean>) =>
  executor
    .updateTable('students')
    .set({ profileImage: null })
    .where('profileImage', 'is not', null)
    .where(which)
    .execute();

/** Archived, and in no list: whoever asks for it by its number is told that there is nobody. */
export const provideFormerStudent = (executor: Executor, at: string) =>
  executor
    .insertInto('students')
    .values({
      id: FORMER_STUDENT_ID,
      name: formerStudent(),
      firstName: formerStudent(),
      searchKey: '',
      grade: 4,
      archivedAt: at,
      createdAt: at,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();

/** For the ledger alone: both balances at once, and only where neither would go below nothing. */
export const addToBalances = prepared(
  (executor, { id, points, coins }: { id: number; points: number; coins: number }) =>
    executor
      .updateTable('students')
      .set((eb) => ({ points: eb('points', '+', points), balance: eb('balance', '+', coins) }))
      .where('id', '=', id)
      .where((eb) => eb(eb('points', '+', points), '>=', 0))
      .where((eb) => eb(eb('balance', '+', coins), '>=', 0))
      .returning(['points', 'balance']),
  { atMostOneRow: true },
);

export const countPupils = (executor: Executor, { grade, section }: SchoolClass): Promise<number> =>
  countRows(
    executor
      .selectFrom('students')
      .where(isEnrolled())
      .where(isOfClass('students', { grade, section: section ?? undefined })),
  );
