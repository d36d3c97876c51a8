import type { StaffActor } from '#domain/access/actors';
import { ATTACHED_IMAGE_MAX_SIDE } from '#domain/messages/attachments';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { about, logAct } from '#server/platform/audit';
import { countChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { reencodeImage } from '#server/platform/files/images';
import { kindOfBytes } from '#server/platform/files/kind-of-bytes';
import { readPage } from '#server/platform/pages';
import { findRecipients } from '#server/roster/service';
import type { NewMessage } from '#wire/messages';
import * as queries from './queries.ts';

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

const prepareAttachment = async (uploaded: Buffer) => {
  const kind = orRefuse(await kindOfBytes(uploaded), 'attachment_not_recognised');
  if (kind.kind === 'image')
    return { type: 'image' as const, extension: 'webp', bytes: await reencodeImage(uploaded, ATTACHED_IMAGE_MAX_SIDE) };
  return { type: 'audio' as const, extension: kind.extension, bytes: uploaded };
};

/** As the row of a message has it. */
type Attached = Pick<queries.MessageRow, 'attachmentFileId' | 'attachmentType'>;

const NOTHING: Attached = { attachmentFileId: null, attachmentType: null };

/** Thrown to roll back what a request that lost the race has begun, its file included. */
class SentAlready extends Error {}

/** More names than these say no more than their number. */
const NAMES_IN_LOG = 10;

const record = async (trx: Executor, now: Date, staff: StaffActor, message: NewMessage, attached: Attached) => {
  const { requestKey, to, text } = message;
  const grade = to.kind === 'grade' ? to.grade : null;
  const sent = { sentBy: staff.staffId, createdAt: now.toISOString() };
  const batch = await queries.insertBatch(trx, { requestKey, audience: to.kind, grade, ...sent });
  if (!batch) throw new SentAlready();
  const recipients = await findRecipients(trx, to);
  const studentIds = recipients.map((pupil) => pupil.id);
  await queries.insertMessages(trx, studentIds, { batchId: batch.id, text, ...attached, ...sent });
  const names = recipients.map(({ name }) => name);
  const subject = about('teacher_messages', batch.id, names.length === 1 ? names[0] : null);
  await logAct(trx, now, staff, 'message_sent', subject, {
    details: {
      students: names.length,
      ...(to.kind === 'students' && names.length <= NAMES_IN_LOG ? { names } : { grade }),
      text: previewOf(text, PREVIEW_LENGTH),
      ...(attached.attachmentType && { attachment: attached.attachmentType }),
    },
  });
  return { id: batch.id, studentIds };
};

const write = async (deps: Deps, staff: StaffActor, message: NewMessage, uploaded: Buffer | null) => {
  if (!uploaded) return deps.db.transaction().execute((trx) => record(trx, deps.clock(), staff, message, NOTHING));
  const { type, extension, bytes } = await prepareAttachment(uploaded);
  return withNewFile(
    deps,
    { purpose: 'message', studentId: null, extension, contents: { full: bytes } },
    (trx, fileId) => record(trx, deps.clock(), staff, message, { attachmentFileId: fileId, attachmentType: type }),
  );
};

/** The batch's id. A key that was sent before sends nothing and gives the same. */
const send = async (deps: Deps, staff: StaffActor, message: NewMessage, uploaded: Buffer | null) => {
  const earlier = async () => (await queries.findBatchByKey(deps.db, message.requestKey))?.id;
  const known = await earlier();
  if (known !== undefined) return known;
  try {
    const { id, studentIds } = await write(deps, staff, message, uploaded);
    deps.live.tellBoth({ students: studentIds }, 'messages');
    return id;
  } catch (error) {
    const first = error instanceof SentAlready ? await earlier() : undefined;
    if (first === undefined) throw error;
    return first;
  }
};

export const sendMessage = async (deps: Deps, staff: StaffActor, message: NewMessage, uploaded: Buffer | null) =>
  readBatch(deps.db, await send(deps, staff, message, uploaded));

export const listSent = async (deps: Deps, before: number | undefined) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => queries.listBatchIds(deps.db, before, limit));
  const ids = rows.map(({ id }) => id);
  const batches = ids.length > 0 ? await queries.listBatches(deps.db, ids) : [];
  return { messages: await withNames(deps.db, batches), nextBefore };
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
    const subject = about('teacher_messages', id, taken.length === 1 ? names[0] : null);
    await logAct(trx, now, staff, 'message_taken_back', subject, {
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

export const messagesBefore = (executor: Executor, at: string) =>
  executor.selectFrom('teacher_messages').where('createdAt', '<', at);

export const deleteEmptyBatches = (executor: Executor): Promise<number> =>
  countChanged(
    executor
      .deleteFrom('message_batches')
      .where('id', 'not in', (eb) => eb.selectFrom('teacher_messages').select('batchId')),
  );

/** Files of messages that nobody has any more; the sweep removes their bytes. */
const deleteUnsentAttachments = (executor: Executor) =>
  executor
    .deleteFrom('files')
    .where('purpose', '=', 'message')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('teacher_messages')
        .select('attachmentFileId')
        .where('attachmentFileId', 'is not', null)
        .$castTo<{ attachmentFileId: string }>(),
    )
    .execute();

export const forgetMessagesBefore = async (executor: Executor, at: string): Promise<number> => {
  const deleted = await countChanged(executor.deleteFrom('teacher_messages').where('createdAt', '<', at));
  await deleteEmptyBatches(executor);
  await deleteUnsentAttachments(executor);
  return deleted;
};
