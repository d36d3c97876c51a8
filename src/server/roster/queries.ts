import { DEMO_STUDENT_ID, FORMER_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import type { Grade } from '#domain/roster/grades';
import { searchKey } from '#domain/roster/names';
import { logins } from '#server/cards/service';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { type ClassFilter, isEnrolled, isOfClass, isPupil, named } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
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
    .leftJoin(logins(executor).as('c'), 'c.student_id', 's.id')
    .where('s.id', '<>', FORMER_STUDENT_ID)
    .select([
      's.id',
      's.name',
      's.name_reading',
      's.grade',
      's.class_id',
      's.archived_at',
      's.created_at',
      's.profile_image',
      'c.login_id',
      'c.last_login',
    ]);

export type StudentRow = Awaited<ReturnType<typeof listStudents>>[number];

export const listStudents = async (executor: Executor, filter: RosterFilter) => {
  const isMeant = await named(executor, filter.search);
  return withLogin(executor)
    .where('s.archived_at', filter.archived ? 'is not' : 'is', null)
    .where(isPupil('s'))
    .where(isOfClass('s', filter))
    .where(isMeant('s'))
    .orderBy('s.grade')
    .orderBy('s.search_key')
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
    .where('archived_at', 'is', null)
    .executeTakeFirst();

export type StudentFields = Pick<Students, 'name' | 'grade' | 'name_reading' | 'class_id'>;

const derived = (name: string) => ({ first_name: firstName(name), search_key: searchKey(name) });

const newRow = (fields: StudentFields, at: string) => ({ ...fields, ...derived(fields.name), created_at: at });

export const insertStudent = (executor: Executor, fields: StudentFields, at: string) =>
  executor.insertInto('students').values(newRow(fields, at)).returning('id').executeTakeFirstOrThrow();

export const insertStudents = async (executor: Executor, students: readonly StudentFields[], at: string) => {
  const added: (StudentFields & { id: number })[] = [];
  await inChunks(students, async (chunk) =>
    added.push(
      ...(await executor
        .insertInto('students')
        .values(chunk.map((fields) => newRow(fields, at)))
        .returning(['id', 'name', 'grade', 'class_id', 'name_reading'])
        .execute()),
    ),
  );
  return added;
};

export const updateStudent = (executor: Executor, id: number, fields: StudentFields) =>
  executor
    .updateTable('students')
    .set({ ...fields, ...derived(fields.name) })
    .where('id', '=', id)
    .execute();

export const setArchived = (executor: Executor, id: number, at: string | null) =>
  executor.updateTable('students').set({ archived_at: at }).where('id', '=', id).execute();

export const listActive = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'class_id', 'name_reading', 'archived_at'])
    .where('archived_at', 'is', null)
    .execute();

export const listRecipients = (executor: Executor, to: Recipients) => {
  const all = executor
    .selectFrom('students')
    .select(['id', 'name', 'grade'])
    .orderBy('grade')
    .orderBy('search_key')
    .orderBy('name');
  // Named, the try-out pupil is meant: on whom else would staff try it?
  if (to.kind === 'students') return all.where('archived_at', 'is', null).where('id', 'in', to.ids).execute();
  const enrolled = all.where(isEnrolled());
  return (to.kind === 'grade' ? enrolled.where('grade', '=', to.grade) : enrolled).execute();
};

/**
 * Writes to the whole roster take turns, so that an import or a year change sent twice at once finds the first one
 * done. Whoever has written the row that every school has, the try-out pupil's, holds the others until the commit.
 */
export const takeRosterTurn = (executor: Executor) =>
  executor
    .updateTable('students')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', DEMO_STUDENT_ID)
    .execute();

/** The sections that pupils are in, grade by grade; none where the school has set none. */
export const listSections = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select((eb) => ['grade', eb.ref('class_id').$notNull().as('section')])
    .distinct()
    .where(isEnrolled())
    .where('class_id', 'is not', null)
    .execute();

export const countByGrade = (executor: Executor, since: string) =>
  executor
    .selectFrom('students as s')
    .leftJoin(logins(executor).as('c'), 'c.student_id', 's.id')
    .select((eb) => [
      's.grade',
      eb.fn.countAll<number>().as('students'),
      eb.fn.count<number>('c.student_id').as('with_credentials'),
      eb.fn.count<number>('c.student_id').filterWhere('c.last_login', '>=', since).as('logged_in'),
    ])
    .where(isEnrolled('s'))
    .groupBy('s.grade')
    .orderBy('s.grade')
    .execute();

export const setProfileImage = (executor: Executor, studentId: number, fileId: string) =>
  executor.updateTable('students').set({ profile_image: fileId }).where('id', '=', studentId).execute();

/** Archived, and in no list: whoever asks for it by its number is told that there is nobody. */
export const provideFormerStudent = (executor: Executor, at: string) =>
  executor
    .insertInto('students')
    .values({
      id: FORMER_STUDENT_ID,
      name: formerStudent,
      first_name: formerStudent,
      search_key: '',
      grade: 4,
      archived_at: at,
      created_at: at,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
