import { type Insertable, sql } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { prepared } from '#server/platform/db/prepared';
import { newestFirst } from '#server/platform/pages';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { MessageBatches, TeacherMessages } from './tables.ts';

type NewBatch = Omit<Insertable<MessageBatches>, 'id' | 'takenBackAt' | 'takenBackBy'>;

/** Undefined where this key was sent already, also when both arrive at once: the second waits for the first. */
export const insertBatch = (executor: Executor, batch: NewBatch) =>
  executor
    .insertInto('message_batches')
    .values(batch)
    .onConflict((oc) => oc.column('requestKey').doNothing())
    .returning('id')
    .executeTakeFirst();

type Common = Omit<Insertable<TeacherMessages>, 'id' | 'studentId' | 'read' | 'readAt' | 'takenBack'>;

export const insertMessages = (executor: Executor, studentIds: readonly number[], message: Common) =>
  inChunks(studentIds, (some) =>
    executor
      .insertInto('teacher_messages')
      .values(some.map((studentId) => ({ ...message, studentId })))
      .execute(),
  );

export const findBatchByKey = (executor: Executor, key: string) =>
  executor.selectFrom('message_batches').select('id').where('requestKey', '=', key).executeTakeFirst();

export const listBatchIds = (executor: Executor, before: number | undefined, limit: number) =>
  executor
    .selectFrom('message_batches')
    .select('id')
    .$call(newestFirst('id', before, limit))
    .execute();

/** The text is the same for all of a batch: it is read from the first. A batch whose pupils were all erased has none. */
export const listBatches = (executor: Executor, ids: readonly number[]) =>
  executor
    .selectFrom('message_batches as b')
    .innerJoin(
      executor
        .selectFrom('teacher_messages')
        .select((eb) => [
          'batchId',
          eb.fn.min('id').as('firstId'),
          eb.fn.countAll<number>().as('recipients'),
          eb.fn.sum<number>('read').as('read'),
        ])
        .where('batchId', 'in', ids)
        .groupBy('batchId')
        .as('counted'),
      'counted.batchId',
      'b.id',
    )
    .innerJoin('teacher_messages as m', 'm.id', 'counted.firstId')
    .leftJoin('staff as s', 's.id', 'b.sentBy')
    .leftJoin('staff as t', 't.id', 'b.takenBackBy')
    .select([
      'b.id',
      'b.audience',
      'b.grade',
      'b.createdAt as sentAt',
      'b.takenBackAt',
      't.name as takenBackBy',
      's.name as sentBy',
      'm.text',
      'm.attachmentFileId',
      'm.attachmentType',
      'counted.recipients',
      'counted.read',
    ])
    .orderBy('b.id', 'desc')
    .execute();

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number];

export const listRecipientNames = (executor: Executor, batchIds: readonly number[]) =>
  executor
    .selectFrom('teacher_messages as m')
    .innerJoin('students as s', 's.id', 'm.studentId')
    .select(['m.batchId', 's.name'])
    .where('m.batchId', 'in', batchIds)
    .orderBy('s.searchKey')
    .orderBy('s.name')
    .execute();

/** Who has read it last stands first, then who has not. */
export const listBatchStudents = (executor: Executor, batchId: number) =>
  executor
    .selectFrom('teacher_messages as m')
    .innerJoin('students as s', 's.id', 'm.studentId')
    .select(['m.id', 'm.studentId', 's.name', 's.grade', 'm.readAt'])
    .where('m.batchId', '=', batchId)
    .orderBy('m.read', 'desc')
    .orderBy('m.readAt', 'desc')
    .orderBy('s.grade')
    .orderBy('s.searchKey')
    .orderBy('s.name')
    .execute();

export const listStudentMessages = (executor: Executor, studentId: number, before: number | undefined, limit: number) =>
  executor
    .selectFrom('teacher_messages as m')
    .leftJoin('staff as s', 's.id', 'm.sentBy')
    .select([
      'm.id',
      'm.text',
      'm.attachmentFileId',
      'm.attachmentType',
      'm.read',
      'm.takenBack',
      'm.createdAt',
      's.name as from',
    ])
    .where('m.studentId', '=', studentId)
    .where((eb) => eb.or([eb('m.takenBack', '=', 0), eb('m.read', '=', 1)]))
    .$call(newestFirst('m.id', before, limit))
    .execute();

export type MessageRow = Awaited<ReturnType<typeof listStudentMessages>>[number];

export const listLatest = prepared(
  (executor, { studentId, limit }: { studentId: number; limit: number }) =>
    executor
      .selectFrom('teacher_messages')
      .select(['id', 'text', 'attachmentType', 'read', 'createdAt'])
      .where('studentId', '=', studentId)
      .where('takenBack', '=', 0)
      .orderBy('id', 'desc')
      .limit(limit),
  { remember: 'latest messages' },
);

/** The condition names the partial index, which engines recognise only when it is spelt out and not a parameter. */
export const unreadOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('teacher_messages')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('studentId', '=', studentId)
    .where(sql<boolean>`read = 0`)
    .where('takenBack', '=', 0);

export const readUnread = prepared((executor, { studentId }: { studentId: number }) => unreadOf(executor, studentId), {
  atMostOneRow: true,
  remember: 'unread messages',
});

/** Only a message of this pupil that stands; the first reading keeps its time. */
export const markRead = (executor: Executor, studentId: number, id: number, at: string): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('teacher_messages')
      .set({ read: 1, readAt: at })
      .where('id', '=', id)
      .where('studentId', '=', studentId)
      .where(sql<boolean>`read = 0`)
      .where('takenBack', '=', 0),
  );

/** False where it was taken back before, also when both arrive at once: the second waits for the first. */
export const takeBackBatch = (executor: Executor, id: number, by: { at: string; staffId: number }) =>
  hasChanged(
    executor
      .updateTable('message_batches')
      .set({ takenBackAt: by.at, takenBackBy: by.staffId })
      .where('id', '=', id)
      .where('takenBackAt', 'is', null),
  );

/** Answers whose they were, and who had read theirs. */
export const takeBackMessages = (executor: Executor, batchId: number) =>
  executor
    .updateTable('teacher_messages')
    .set({ takenBack: 1 })
    .where('batchId', '=', batchId)
    .returning(['studentId', 'read'])
    .execute();

const ofPupil = (executor: Executor, studentId: number) =>
  executor.selectFrom('teacher_messages').where('studentId', '=', studentId);

export const hasRead = (executor: Executor, studentId: number, id: number): Promise<boolean> =>
  hasRows(ofPupil(executor, studentId).where('id', '=', id).where('read', '=', 1));

export const isRecipient = (executor: Executor, fileId: string, studentId: number): Promise<boolean> =>
  hasRows(ofPupil(executor, studentId).where('attachmentFileId', '=', fileId).where('takenBack', '=', 0));

const OF_STUDENT = sql<boolean>`taken_back = 0`;

export const countOfStudent = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('teacher_messages')
    .select([
      sql<number>`cast(count(*) as integer)`.as('sent'),
      sql<number>`cast(coalesce(sum(1 - read), 0) as integer)`.as('unread'),
    ])
    .where('studentId', '=', studentId)
    .where(OF_STUDENT)
    .executeTakeFirstOrThrow();

export const listBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('teacher_messages')
    .select(['text', 'read', 'createdAt'])
    .where(OF_STUDENT)
    .where('studentId', '=', studentId)
    .where('createdAt', '<', before)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
