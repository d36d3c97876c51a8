import { goesAt } from '#domain/recordings/recordings';
import type { OwnRecording, RecordingAnswer, StaffRecording } from '#wire/recordings';
import type { OwnRow, SentRow } from './queries.ts';

const presentAnswer = (row: OwnRow | SentRow): RecordingAnswer | null =>
  row.answered_at === null
    ? null
    : {
        mark: row.mark,
        note: row.note,
        fileId: row.answer_file_id,
        by: row.answered_by_name,
        at: row.answered_at,
      };

export const presentOwn = (row: OwnRow): OwnRecording => ({
  id: row.id,
  textId: row.text_id,
  ayah: row.ayah,
  fileId: row.file_id,
  status: row.status,
  createdAt: row.created_at,
  answer: presentAnswer(row),
  isNew: row.status === 'answered' && row.seen_at === null,
});

export const presentSent = (row: SentRow): StaffRecording => ({
  id: row.id,
  studentId: row.student_id,
  studentName: row.student_name,
  grade: row.grade,
  textId: row.text_id,
  textTitle: row.text_title,
  ayah: row.ayah,
  verse: row.verse,
  fileId: row.file_id,
  sentAt: row.sent_at ?? row.created_at,
  goesAt: row.is_kept === 1 ? null : goesAt(row.sent_at ?? row.created_at).toISOString(),
  answer: presentAnswer(row),
});
