import { type Expression, type Insertable, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { forgetInText, type Known, spellings } from '#domain/privacy/forget';
import { countChanged } from '#server/platform/db/changes';
import { keysAsColumns } from '#server/platform/db/columns';
import { contains } from '#server/platform/db/contains';
import { countRows, hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import { formatNumber } from '#strings/plural';
import { formerStudent } from '#strings/privacy/words';
import { type HeldTable, HOLDINGS, type Holding } from './registry.ts';
import type { Erasures } from './tables.ts';

type AnyRow = Readonly<Record<string, unknown>>;

/** Tables are named by the registry alone. */
const anyTable = (executor: Executor) => executor as unknown as Kysely<Record<string, Record<string, unknown>>>;

const isTheirs = (columns: readonly string[], studentId: number): RawBuilder<SqlBool> => {
  const each = columns.map((column) => sql`${sql.ref(column)} = ${studentId}`);
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
};

/** Of a table that has rows of one pupil. */
const rowsOf = ({ by, through }: Holding, studentId: number): RawBuilder<SqlBool> => {
  if (by) return isTheirs(by, studentId);
  if (!through) throw new Error('this table has no rows of one pupil');
  const { column, table, of, bySide } = through;
  const parents = of.map(
    (
      owner,
      side,
    ) => sql`(${sql.ref(column)} in (select id from ${sql.table(table)} where ${sql.ref(owner)} = ${studentId})
      ${bySide ? sql`and side = ${side}` : sql``})`,
  );
  return sql<SqlBool>`(${sql.join(parents, sql` or `)})`;
};

export const HELD_TABLES = Object.keys(HOLDINGS) as HeldTable[];

/** Those with rows of one pupil, which are shown, exported and counted. */
export const TABLES_OF_PUPILS = HELD_TABLES.filter((table) => HOLDINGS[table].by ?? HOLDINGS[table].through);

/** Under the names that the registry and an export call the columns. */
export const listRows = async (executor: Executor, table: HeldTable, studentId: number): Promise<AnyRow[]> => {
  const rows = await anyTable(executor)
    .selectFrom(table)
    .selectAll()
    .where(rowsOf(HOLDINGS[table], studentId))
    .execute();
  return rows.map((row) => keysAsColumns(row) as AnyRow);
};

export const countOf = (executor: Executor, table: HeldTable, studentId: number): Promise<number> =>
  countRows(anyTable(executor).selectFrom(table).where(rowsOf(HOLDINGS[table], studentId)));

export const deleteRows = (executor: Executor, table: HeldTable, studentId: number): Promise<number> =>
  countChanged(anyTable(executor).deleteFrom(table).where(rowsOf(HOLDINGS[table], studentId)));

export const readPupil = (executor: Executor, id: number) =>
  executor
    .selectFrom('students as s')
    .leftJoin('students_credentials as c', 'c.studentId', 's.id')
    .select(['s.id', 's.name', 's.grade', 's.archivedAt', 'c.loginId'])
    .where('s.id', '=', id)
    .where('s.id', '<>', FORMER_STUDENT_ID)
    .executeTakeFirstOrThrow(refusing('student_not_found'));

/** A table that is no more, whose lines in the log name the pupil. */
const FORMER_TABLE = 'glory_left_out';

/** Rows of theirs that lines of the audit log speak of. */
export const recordsOf = (executor: Executor, studentId: number): { table: string; ids: Expression<unknown> }[] => [
  { table: FORMER_TABLE, ids: sql`${String(studentId)}` },
  ...HELD_TABLES.flatMap((table) => {
    const { auditBy, by } = HOLDINGS[table];
    if (!(auditBy && by)) return [];
    const ids = anyTable(executor)
      .selectFrom(table)
      .select(sql`cast(${sql.ref(auditBy)} as text)`.as('id'))
      .where(isTheirs(by, studentId));
    return [{ table, ids }];
  }),
];

/** What staff did with their rows. */
export const listLog = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('audit_log')
    .select(['at', 'action'])
    .where((eb) =>
      eb.or(
        recordsOf(executor, studentId).map(({ table, ids }) =>
          eb.and([eb('tableName', '=', table), sql<SqlBool>`record_id in (${ids})`]),
        ),
      ),
    )
    .orderBy('id')
    .execute();

export const listKeptVoices = async (executor: Executor, studentId: number): Promise<ReadonlySet<string>> => {
  const rows = await executor
    .selectFrom('quran_recordings')
    .select('fileId')
    .where('studentId', '=', studentId)
    .where('status', '=', 'kept')
    .execute();
  return new Set(rows.map((row) => row.fileId));
};

/** Lines that say how somebody was called, or which login they had, before. */
export const listFormerFacts = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('audit_log')
    .select(['subjectName', 'before', 'after'])
    .where('tableName', 'in', ['students', 'students_credentials'])
    .where('recordId', '=', String(studentId))
    .execute();

export const hasNamesake = (executor: Executor, studentId: number, names: readonly string[]): Promise<boolean> =>
  hasRows(executor.selectFrom('students').where('name', 'in', names).where('id', '<>', studentId));

export const deleteGuards = async (executor: Executor, loginIds: readonly number[]): Promise<number> => {
  if (loginIds.length === 0) return 0;
  return countChanged(
    executor
      .deleteFrom('attempt_guards')
      .where((eb) =>
        eb.or([
          eb.and([eb('scope', '=', 'student-login'), eb('guardKey', 'in', loginIds.map(String))]),
          eb.and([
            eb('scope', '=', 'device-login'),
            eb.or(loginIds.map((loginId) => eb('guardKey', 'like', `% ${loginId}`))),
          ]),
        ]),
      ),
  );
};

export const listSessions = (executor: Executor, studentId: number) =>
  executor.selectFrom('sessions').select('id').where('studentId', '=', studentId).execute();

/** Their own, and what was sent to nobody else. */
export const listFiles = async (executor: Executor, studentId: number) => {
  const { rows } = await sql<{ id: string; purpose: string; extension: string; size: number }>`
    select id, purpose, extension, size from files where student_id = ${studentId}
      or id in (select file_id from quran_recordings where student_id = ${studentId})
      or id in (select answer_file_id from quran_recordings where student_id = ${studentId})
      or id in (select file_id from profile_image_approvals where student_id = ${studentId})
      or (id in (select attachment_file_id from teacher_messages where student_id = ${studentId}) and id not in
        (select attachment_file_id from teacher_messages where student_id <> ${studentId} and attachment_file_id is not null))
    order by created_at, id`.execute(executor);
  return rows;
};

export type HeldFile = Awaited<ReturnType<typeof listFiles>>[number];

export const deleteFiles = (executor: Executor, ids: readonly string[]) =>
  executor.deleteFrom('files').where('id', 'in', ids).execute();

/** Numbered where a row says so already and no two may: of the pupils whom such rows name, more than one is erased. */
const freeText = async (executor: Executor, table: HeldTable, column: string, text: string): Promise<string> => {
  if (!HOLDINGS[table].saidOnce?.includes(column)) return text;
  const isTaken = (wanted: string) => hasRows(anyTable(executor).selectFrom(table).where(column, '=', wanted));
  let free = text;
  for (let number = 2; await isTaken(free); number += 1) free = `${text} ${formatNumber(number)}`;
  return free;
};

/** The name in what people wrote about or to others. */
export const forgetInWords = async (executor: Executor, known: Known): Promise<number> => {
  const whole = spellings(known.names).filter((name) => name.includes(' '));
  let changed = 0;
  for (const table of whole.length > 0 ? HELD_TABLES : [])
    for (const column of HOLDINGS[table].said ?? []) {
      const rows = await anyTable(executor)
        .selectFrom(table)
        .select(sql.ref<string>(column).as('text'))
        .distinct()
        .where((eb) => eb.or(whole.map((name) => contains(column, name))))
        .execute();
      for (const { text } of rows) {
        await anyTable(executor)
          .updateTable(table)
          .set({ [column]: await freeText(executor, table, column, forgetInText(text, known, formerStudent())) })
          .where(column, '=', text)
          .execute();
        changed += 1;
      }
    }
  return changed;
};

export const insertErasure = (executor: Executor, erasure: Insertable<Erasures>) =>
  executor.insertInto('erasures').values(erasure).execute();

export const hasUncleaned = (executor: Executor): Promise<boolean> =>
  hasRows(executor.selectFrom('erasures').where('cleanedAt', 'is', null));

export const markCleaned = (executor: Executor, at: string) =>
  executor.updateTable('erasures').set({ cleanedAt: at }).where('cleanedAt', 'is', null).execute();
