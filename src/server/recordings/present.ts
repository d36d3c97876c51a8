import { goesAt } from '#domain/recordings/recordings';
import type { OwnRecording, RecordingAnswer, StaffRecording } from '#wire/recordings';
import type { OwnRow, SentRow } from './queries.ts';

const presentAnswer = (row: OwnRow | SentRow): RecordingAnswer | null =>
  row.answeredAt === null
    ? null
    : {
        mark: row.mark,
        note: row.note,
        fileId: row.answerFileId,
        by: row.answeredByName,
        at: row.answeredAt,
      };

export const presentOwn = (row: OwnRow): OwnRecording => ({
  id: row.id,
  textId: row.textId,
  ayah: row.ayah,
  fileId: row.fileId,
  status: row.status,
  createdAt: row.createdAt,
  answer: presentAnswer(row),
  isNew: row.status === 'answered' && row.seenAt === null,
});

export const presentSent = (row: SentRow): StaffRecording => ({
  id: row.id,
  studentId: row.studentId,
  studentName: row.studentName,
  grade: row.grade,
  textId: row.textId,
  textTitle: row.textTitle,
  ayah: row.ayah,
  verse: row.verse,
  fileId: row.fileId,
  sentAt: row.sentAt ?? row.createdAt,
  goesAt: row.isKept === 1 ? null : goesAt(row.sentAt ?? row.createdAt).toISOString(),
  answer: presentAnswer(row),
});
