import type { StaffActor } from '#domain/access/actors';
import { ATTACHED_IMAGE_MAX_SIDE, type AttachmentType } from '#domain/messages/attachments';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { reencodeImage } from '#server/platform/files/images';
import { kindOfBytes } from '#server/platform/files/kind-of-bytes';
import { findRecipients, type Recipient } from '#server/roster/service';
import type { NewMessage } from '#wire/messages';
import * as queries from './queries.ts';

const prepareAttachment = async (uploaded: Buffer) => {
  const kind = await kindOfBytes(uploaded);
  if (!kind) throw new Refusal('attachment_not_recognised');
  if (kind.kind === 'image')
    return { type: 'image' as const, extension: 'webp', bytes: await reencodeImage(uploaded, ATTACHED_IMAGE_MAX_SIDE) };
  return { type: 'audio' as const, extension: kind.extension, bytes: uploaded };
};

interface Attached {
  readonly fileId: string;
  readonly type: AttachmentType;
}

/** Thrown to roll back what a request that lost the race has begun, its file included. */
class SentAlready extends Error {}

/** More names than these say no more than their number. */
const NAMES_IN_LOG = 10;

const gradeOf = ({ to }: NewMessage) => (to.kind === 'grade' ? to.grade : null);

const audit = (trx: Executor, now: Date, staff: StaffActor, message: NewMessage, sent: Sent, attached?: Attached) => {
  const names = sent.recipients.map(({ name }) => name);
  const isNamed = message.to.kind === 'students';
  return logAdminAction(trx, now, {
    actor: staff,
    action: 'message_sent',
    ...about('teacher_messages', sent.id, names.length === 1 ? (names[0] ?? null) : null),
    details: {
      students: names.length,
      ...(isNamed && names.length <= NAMES_IN_LOG ? { names } : { grade: gradeOf(message) }),
      text: previewOf(message.text, PREVIEW_LENGTH),
      ...(attached && { attachment: attached.type }),
    },
  });
};

interface Sent {
  readonly id: number;
  readonly recipients: readonly Recipient[];
}

const record = async (trx: Executor, now: Date, staff: StaffActor, message: NewMessage, attached?: Attached) => {
  const createdAt = now.toISOString();
  const batch = await queries.insertBatch(trx, {
    requestKey: message.requestKey,
    audience: message.to.kind,
    grade: gradeOf(message),
    sentBy: staff.staffId,
    createdAt,
  });
  if (!batch) throw new SentAlready();
  const sent = { id: batch.id, recipients: await findRecipients(trx, message.to) };
  const studentIds = sent.recipients.map((pupil) => pupil.id);
  await queries.insertMessages(trx, studentIds, {
    batchId: batch.id,
    text: message.text,
    attachmentFileId: attached?.fileId ?? null,
    attachmentType: attached?.type ?? null,
    sentBy: staff.staffId,
    createdAt,
  });
  await audit(trx, now, staff, message, sent, attached);
  return sent;
};

const write = async (deps: Deps, staff: StaffActor, message: NewMessage, uploaded: Buffer | null): Promise<Sent> => {
  if (!uploaded) return deps.db.transaction().execute((trx) => record(trx, deps.clock(), staff, message));
  const { type, extension, bytes } = await prepareAttachment(uploaded);
  return withNewFile(
    deps,
    { purpose: 'message', studentId: null, extension, contents: { full: bytes } },
    (trx, fileId) => record(trx, deps.clock(), staff, message, { fileId, type }),
  );
};

/** The batch's id. A key that was sent before sends nothing and gives the same. */
export const sendMessage = async (deps: Deps, staff: StaffActor, message: NewMessage, uploaded: Buffer | null) => {
  const earlier = async () => (await queries.findBatchByKey(deps.db, message.requestKey))?.id;
  const known = await earlier();
  if (known !== undefined) return known;
  try {
    const { id, recipients } = await write(deps, staff, message, uploaded);
    deps.live.tellBoth({ students: recipients.map((pupil) => pupil.id) }, 'messages');
    return id;
  } catch (error) {
    const first = error instanceof SentAlready ? await earlier() : undefined;
    if (first === undefined) throw error;
    return first;
  }
};
