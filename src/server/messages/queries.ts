import { type Insertable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { prepared } from '#server/platform/db/prepared';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { MessageBatches, TeacherMessages } from './tables.ts';

type NewBatch = Omit<Insertable<MessageBatches>, 'id' | 'taken_back_at' | 'taken_back_by'>;

/** Undefined where this key was sent already, also when both arrive at once: the second waits for the first. */
export const insertBatch = (executor: Executor, batch: NewBatch) =>
  executor
    .insertInto('message_batches')
    .values(batch)
    .onConflict((oc) => oc.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();

type Common = Omit<Insertable<TeacherMessages>, 'id' | 'student_id' | 'read' | 'read_at' | 'taken_back'>;

export const insertMessages = (executor: Executor, studentIds: readonly number[], message: Common) =>
  inChunks(studentIds, (some) =>
    executor
      .insertInto('teacher_messages')
      .values(some.map((student_id) => ({ ...message, student_id })))
      .execute(),
  );

export const findBatchByKey = (executor: Executor, key: string) =>
  executor.selectFrom('message_batches').select('id').where('request_key', '=', key).executeTakeFirst();

export const listBatchIds = async (executor: Executor, before: number | undefined, limit: number) => {
  const rows = await executor
    .selectFrom('message_batches')
    .select('id')
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** The text is the same for all of a batch: it is read from the first. A batch whose pupils were all erased has none. */
export const listBatches = (executor: Executor, ids: readonly number[]) =>
  executor
    .selectFrom('message_batches as b')
    .innerJoin(
      executor
        .selectFrom('teacher_messages')
        .select((eb) => [
          'batch_id',
          eb.fn.min('id').as('first_id'),
          eb.fn.countAll<number>().as('recipients'),
          eb.fn.sum<number>('read').as('read'),
        ])
        .where('batch_id', 'in', ids)
        .groupBy('batch_id')
        .as('counted'),
      'counted.batch_id',
      'b.id',
    )
    .innerJoin('teacher_messages as m', 'm.id', 'counted.first_id')
    .leftJoin('staff as s', 's.id', 'b.sent_by')
    .leftJoin('staff as t', 't.id', 'b.taken_back_by')
    .select([
      'b.id',
      'b.audience',
      'b.grade',
      'b.created_at',
      'b.taken_back_at',
      't.name as taken_back_name',
      's.name as sender',
      'm.text',
      'm.attachment_file_id',
      'm.attachment_type',
      'counted.recipients',
      'counted.read',
    ])
    .orderBy('b.id', 'desc')
    .execute();

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number];

export const listRecipientNames = (executor: Executor, batchIds: readonly number[]) =>
  executor
    .selectFrom('teacher_messages as m')
    .innerJoin('students as s', 's.id', 'm.student_id')
    .select(['m.batch_id', 's.name'])
    .where('m.batch_id', 'in', batchIds)
    .orderBy('s.search_key')
    .orderBy('s.name')
    .execute();

/** Who has read it last stands first, then who has not. */
export const listBatchStudents = (executor: Executor, batchId: number) =>
  executor
    .selectFrom('teacher_messages as m')
    .innerJoin('students as s', 's.id', 'm.student_id')
    .select(['m.id', 'm.student_id', 's.name', 's.grade', 'm.read_at'])
    .where('m.batch_id', '=', batchId)
    .orderBy('m.read', 'desc')
    .orderBy('m.read_at', 'desc')
    .orderBy('s.grade')
    .orderBy('s.search_key')
    .orderBy('s.name')
    .execute();

export const listStudentMessages = (executor: Executor, studentId: number, before: number | undefined, limit: number) =>
  executor
    .selectFrom('teacher_messages as m')
    .leftJoin('staff as s', 's.id', 'm.sent_by')
    .select([
      'm.id',
      'm.text',
      'm.attachment_file_id',
      'm.attachment_type',
      'm.read',
      'm.taken_back',
      'm.created_at',
      's.name as sender',
    ])
    .where('m.student_id', '=', studentId)
    .where((eb) => eb.or([eb('m.taken_back', '=', 0), eb('m.read', '=', 1)]))
    .$if(before !== undefined, (query) => query.where('m.id', '<', before as number))
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();

export type MessageRow = Awaited<ReturnType<typeof listStudentMessages>>[number];

export const listLatest = prepared(
  (executor, { studentId, limit }: { studentId: number; limit: number }) =>
    executor
      .selectFrom('teacher_messages')
      .select(['id', 'text', 'attachment_type', 'read', 'created_at'])
      .where('student_id', '=', studentId)
      .where('taken_back', '=', 0)
      .orderBy('id', 'desc')
      .limit(limit),
  { remember: 'answer' },
);

/** The condition names the partial index, which engines recognise only when it is spelt out and not a parameter. */
export const unreadOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('teacher_messages')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('student_id', '=', studentId)
    .where(sql<boolean>`read = 0`)
    .where('taken_back', '=', 0);

export const readUnread = prepared((executor, { studentId }: { studentId: number }) => unreadOf(executor, studentId), {
  atMostOneRow: true,
  remember: 'answer',
});

/** Only a message of this pupil that stands; the first reading keeps its time. */
export const markRead = async (executor: Executor, studentId: number, id: number, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('teacher_messages')
    .set({ read: 1, read_at: at })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .where(sql<boolean>`read = 0`)
    .where('taken_back', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False where it was taken back before, also when both arrive at once: the second waits for the first. */
export const takeBackBatch = async (executor: Executor, id: number, by: { at: string; staffId: number }) => {
  const { numUpdatedRows } = await executor
    .updateTable('message_batches')
    .set({ taken_back_at: by.at, taken_back_by: by.staffId })
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Answers whose they were, and who had read theirs. */
export const takeBackMessages = (executor: Executor, batchId: number) =>
  executor
    .updateTable('teacher_messages')
    .set({ taken_back: 1 })
    .where('batch_id', '=', batchId)
    .returning(['student_id', 'read'])
    .execute();

const existing = async (found: Promise<{ id: number } | undefined>): Promise<boolean> => (await found) !== undefined;

export const hasRead = (executor: Executor, studentId: number, id: number): Promise<boolean> =>
  existing(
    executor
      .selectFrom('teacher_messages')
      .select('id')
      .where('id', '=', id)
      .where('student_id', '=', studentId)
      .where('read', '=', 1)
      .executeTakeFirst(),
  );

export const isRecipient = (executor: Executor, fileId: string, studentId: number): Promise<boolean> =>
  existing(
    executor
      .selectFrom('teacher_messages')
      .select('id')
      .where('attachment_file_id', '=', fileId)
      .where('student_id', '=', studentId)
      .where('taken_back', '=', 0)
      .limit(1)
      .executeTakeFirst(),
  );

const OF_STUDENT = sql<boolean>`taken_back = 0`;

export const countOfStudent = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('teacher_messages')
    .select([
      sql<number>`cast(count(*) as integer)`.as('sent'),
      sql<number>`cast(coalesce(sum(1 - read), 0) as integer)`.as('unread'),
    ])
    .where('student_id', '=', studentId)
    .where(OF_STUDENT)
    .executeTakeFirstOrThrow();

export const listBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('teacher_messages')
    .select(['text', 'read', 'created_at'])
    .where(OF_STUDENT)
    .where('student_id', '=', studentId)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
