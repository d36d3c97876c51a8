import { type RawBuilder, sql } from 'kysely';
import type { Mode, Purpose } from '#domain/consents/consents';
import type { FilePurpose } from '#domain/files/kinds';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { GuardianConsents } from './tables.ts';

/**
 * Whether a purpose is not allowed of the pupil in a column. Nothing in it hangs on the row: an engine finds out once how
 * the school takes it and who withdrew, and reads none of the pupils' own rows, which change all day.
 */
export const isWithheld = (purpose: Purpose, pupil: RawBuilder<unknown>): RawBuilder<boolean> => {
  const is = sql.lit(purpose);
  const said = (isGiven: 0 | 1) => sql`(select c.student_id from guardian_consents as c
    where c.purpose = ${is} and c.is_last = 1 and c.is_given = ${sql.lit(isGiven)})`;
  const isTaken = (mode: Mode) =>
    sql`exists (select 1 from consent_modes as m where m.purpose = ${is} and m.mode = ${sql.lit(mode)})`;
  return sql<boolean>`(${isTaken('off')} or ${pupil} in ${said(0)} or (${isTaken('asked')} and ${pupil} not in ${said(1)}))`;
};

/** 1 or 0, to be selected. */
export const withheldFlag = (purpose: Purpose, pupil: RawBuilder<unknown>): RawBuilder<0 | 1> =>
  sql<0 | 1>`case when ${isWithheld(purpose, pupil)} then 1 else 0 end`;

export const isWithheldFrom = async (executor: Executor, purpose: Purpose, studentId: number): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`select 1 as n where ${isWithheld(purpose, sql`${studentId}`)}`.execute(
    executor,
  );
  return rows.length > 0;
};

export const listModes = (executor: Executor) => executor.selectFrom('consent_modes').selectAll().execute();

export const putMode = (executor: Executor, purpose: Purpose, mode: Mode) =>
  executor
    .insertInto('consent_modes')
    .values({ purpose, mode })
    .onConflict((oc) => oc.column('purpose').doUpdateSet({ mode }))
    .execute();

export const listLast = (executor: Executor, which: ClassFilter) =>
  executor
    .selectFrom('guardian_consents as c')
    .innerJoin('students as s', 's.id', 'c.studentId')
    .leftJoin('staff as b', 'b.id', 'c.recordedBy')
    .select(['c.studentId', 'c.purpose', 'c.isGiven', 'c.way', 'c.saidOn', 'b.name as recordedBy'])
    .where('c.isLast', '=', 1)
    .where(isEnrolled('s'))
    .where(isOfClass('s', which))
    .execute();

/** Whose guardians withdrew one. */
export const listRefused = (executor: Executor, purpose: Purpose) =>
  executor
    .selectFrom('guardian_consents as c')
    .innerJoin('students as s', 's.id', 'c.studentId')
    .select(['s.id as studentId', 's.name', 's.grade', 'c.createdAt as since'])
    .where('c.purpose', '=', purpose)
    .where('c.isLast', '=', 1)
    .where('c.isGiven', '=', 0)
    .where(isEnrolled('s'))
    .orderBy('s.grade')
    .orderBy('s.searchKey')
    .execute();

/** With what was said last, of those that are pupils. */
export const listSaid = (executor: Executor, studentIds: readonly number[], purposes: readonly Purpose[]) =>
  executor
    .selectFrom('students as s')
    .leftJoin('guardian_consents as c', (join) =>
      join.onRef('c.studentId', '=', 's.id').on('c.isLast', '=', 1).on('c.purpose', 'in', purposes),
    )
    .select(['s.id as studentId', 's.name', 'c.purpose', 'c.isGiven', 'c.saidOn'])
    .where('s.id', 'in', studentIds)
    .where(isEnrolled('s'))
    .orderBy('s.id')
    .execute();

export const insertLast = async (executor: Executor, row: Omit<GuardianConsents, 'id' | 'isLast'>): Promise<void> => {
  await executor
    .updateTable('guardian_consents')
    .set({ isLast: 0 })
    .where((eb) => eb.and({ studentId: row.studentId, purpose: row.purpose, isLast: 1 }))
    .execute();
  await executor
    .insertInto('guardian_consents')
    .values({ ...row, isLast: 1 })
    .execute();
};

/** Their rows of files, whose bytes go after the commit. */
export const deleteFilesOf = (executor: Executor, purpose: Purpose, kind: FilePurpose) =>
  executor
    .deleteFrom('files')
    .where('purpose', '=', kind)
    .where(isWithheld(purpose, sql.ref('studentId')))
    .returning(['id', 'extension'])
    .execute();

/** How often the page behind a slip changed something of a pupil since. */
export const countByPage = (executor: Executor, studentId: number, since: string): Promise<number> =>
  countRows(
    executor
      .selectFrom('guardian_consents')
      .where('studentId', '=', studentId)
      .where('way', '=', 'page')
      .where('createdAt', '>', since),
  );
