import type { AttachmentType } from '#domain/messages/attachments';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import type { Attachment, Message, SentInFull, SentMessage } from '#wire/messages';
import type { MessageRow } from './queries.ts';
import type { Batch, readSent } from './service.ts';

const presentAttachment = (row: {
  attachmentFileId: string | null;
  attachmentType: AttachmentType | null;
}): Attachment | null =>
  row.attachmentFileId && row.attachmentType ? { fileId: row.attachmentFileId, type: row.attachmentType } : null;

/** Of what was taken back not a word leaves the server. */
export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  text: row.takenBack === 1 ? null : row.text,
  attachment: row.takenBack === 1 ? null : presentAttachment(row),
  from: row.sender,
  read: row.read === 1,
  createdAt: row.createdAt,
});

export const presentSent = (batch: Batch): SentMessage => ({
  id: batch.id,
  preview: previewOf(batch.text, PREVIEW_LENGTH),
  attachment: presentAttachment(batch),
  sentAt: batch.createdAt,
  sentBy: batch.sender,
  audience: batch.audience,
  grade: batch.grade,
  names: [...batch.names],
  recipients: batch.recipients,
  read: batch.read,
  takenBackAt: batch.takenBackAt,
  takenBackBy: batch.takenBackName,
});

export const presentSentInFull = ({ batch, students }: Awaited<ReturnType<typeof readSent>>): SentInFull => ({
  ...presentSent(batch),
  text: batch.text,
  students: students.map((row) => ({
    studentId: row.studentId,
    name: row.name,
    grade: row.grade,
    readAt: row.readAt,
  })),
});
