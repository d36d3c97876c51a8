import type { StaffActor } from '#domain/access/actors';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { pageOf, readPage } from '#server/platform/pages';
import type { NewMessage } from '#wire/messages';
import * as queries from './queries.ts';
import * as send from './send.ts';

export { deleteEmptyBatches, forgetMessagesBefore, messagesBefore } from './forget.ts';
export { isRecipient, unreadOf } from './queries.ts';

const PAGE = 20;

/** Two names and "others" say less than three names; more than three are a list. */
const FEW = 3;

const attachmentOf = (row: Pick<queries.MessageRow, 'attachmentFileId' | 'attachmentType'>) =>
  row.attachmentFileId && row.attachmentType ? { fileId: row.attachmentFileId, type: row.attachmentType } : null;

const withNames = async (executor: Executor, batches: readonly queries.BatchRow[]) => {
  const few = batches.filter(({ audience, recipients }) => audience === 'students' && recipients <= FEW);
  const ids = few.map(({ id }) => id);
  const rows = ids.length > 0 ? await queries.listRecipientNames(executor, ids) : [];
  return batches.map((batch) => ({
    preview: previewOf(batch.text, PREVIEW_LENGTH),
    attachment: attachmentOf(batch),
    names: rows.filter(({ batchId }) => batchId === batch.id).map(({ name }) => name),
    ...batch,
  }));
};

const readBatch = async (executor: Executor, id: number) => {
  const [batch] = await withNames(executor, await queries.listBatches(executor, [id]));
  if (!batch) throw new Refusal('message_not_found');
  return batch;
};

export const sendMessage = async (deps: Deps, staff: StaffActor, message: NewMessage, uploaded: Buffer | null) =>
  readBatch(deps.db, await send.sendMessage(deps, staff, message, uploaded));

export const listSent = async (deps: Deps, before: number | undefined) => {
  const ids = await queries.listBatchIds(deps.db, before, PAGE + 1);
  const { rows, next } = pageOf(ids, PAGE, (id) => id);
  const batches = rows.length > 0 ? await queries.listBatches(deps.db, rows) : [];
  return { messages: await withNames(deps.db, batches), nextBefore: next };
};

export const readSent = async (deps: Deps, id: number) => {
  const batch = await readBatch(deps.db, id);
  return { students: await queries.listBatchStudents(deps.db, id), ...batch };
};

/** From everybody: who has not read it finds nothing, who has reads that it was taken back. A second time answers the same. */
export const takeBackMessage = async (deps: Deps, staff: StaffActor, id: number) => {
  const now = deps.clock();
  const { batch, students } = await deps.db.transaction().execute(async (trx) => {
    const { text, names } = await readBatch(trx, id);
    if (!(await queries.takeBackBatch(trx, id, { at: now.toISOString(), staffId: staff.staffId })))
      return { batch: await readBatch(trx, id), students: [] };
    const taken = await queries.takeBackMessages(trx, id);
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'message_taken_back',
      ...about('teacher_messages', id, taken.length === 1 ? (names[0] ?? null) : null),
      details: {
        students: taken.length,
        readers: taken.filter(({ read }) => read === 1).length,
        text: previewOf(text, PREVIEW_LENGTH),
      },
    });
    return { batch: await readBatch(trx, id), students: taken.map(({ studentId }) => studentId) };
  });
  deps.live.tellBoth({ students }, 'messages');
  return batch;
};

/** Of what was taken back not a word leaves the server. */
const withoutTakenBack = (row: queries.MessageRow) =>
  row.takenBack === 1 ? { ...row, text: null, attachment: null } : { attachment: attachmentOf(row), ...row };

export const listMessages = async (deps: Deps, studentId: number, before: number | undefined) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) =>
    queries.listStudentMessages(deps.db, studentId, before, limit),
  );
  return { messages: rows.map(withoutTakenBack), unread: await countUnread(deps.db, studentId), nextBefore };
};

/** Every pupil's first screen asks for these two. */
export const latestMessages = async (executor: Executor, studentId: number, limit: number) =>
  (await queries.listLatest(executor, { studentId, limit })).rows;

export const countUnread = async (executor: Executor, studentId: number): Promise<number> =>
  (await queries.readUnread(executor, { studentId })).rows[0]?.unread ?? 0;

export const markRead = async (deps: Deps, studentId: number, id: number): Promise<void> => {
  const isFirst = await queries.markRead(deps.db, studentId, id, deps.clock().toISOString());
  if (isFirst) deps.live.tellBoth({ students: [studentId] }, 'messages');
  else if (!(await queries.hasRead(deps.db, studentId, id))) throw new Refusal('message_not_found');
};
