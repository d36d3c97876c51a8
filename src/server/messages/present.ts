import type { AttachmentType } from '#domain/messages/attachments';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import type { Attachment, Message, SentInFull, SentMessage } from '#wire/messages';
import type { MessageRow } from './queries.ts';
import type { Batch, readSent } from './service.ts';

const presentAttachment = (row: {
  attachment_file_id: string | null;
  attachment_type: AttachmentType | null;
}): Attachment | null =>
  row.attachment_file_id && row.attachment_type ? { fileId: row.attachment_file_id, type: row.attachment_type } : null;

/** Of what was taken back not a word leaves the server. */
export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  text: row.taken_back === 1 ? null : row.text,
  attachment: row.taken_back === 1 ? null : presentAttachment(row),
  from: row.sender,
  read: row.read === 1,
  createdAt: row.created_at,
});

export const presentSent = (batch: Batch): SentMessage => ({
  id: batch.id,
  preview: previewOf(batch.text, PREVIEW_LENGTH),
  attachment: presentAttachment(batch),
  sentAt: batch.created_at,
  sentBy: batch.sender,
  audience: batch.audience,
  grade: batch.grade,
  names: [...batch.names],
  recipients: batch.recipients,
  read: batch.read,
  takenBackAt: batch.taken_back_at,
  takenBackBy: batch.taken_back_name,
});

export const presentSentInFull = ({ batch, students }: Awaited<ReturnType<typeof readSent>>): SentInFull => ({
  ...presentSent(batch),
  text: batch.text,
  students: students.map((row) => ({
    studentId: row.student_id,
    name: row.name,
    grade: row.grade,
    readAt: row.read_at,
  })),
});
