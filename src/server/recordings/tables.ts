import type { Generated } from 'kysely';
import type { Mark, RecordingStatus } from '#domain/recordings/recordings';

export interface QuranRecordings {
  id: Generated<number>;
  studentId: number;
  textId: number;
  ayah: number;
  fileId: string;
  status: Generated<RecordingStatus>;
  requestKey: string;
  createdAt: string;
  sentAt: string | null;
  mark: Mark | null;
  note: string | null;
  answerFileId: string | null;
  answeredBy: number | null;
  answeredAt: string | null;
  /** When the pupil opened the answer. */
  seenAt: string | null;
  /** Kept by staff beyond the term. */
  isKept: Generated<0 | 1>;
}

/** When each recording of the last hour came, also those that were deleted since. */
export interface RecordingUploads {
  studentId: number;
  uploadedAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_recordings: QuranRecordings;
    recording_uploads: RecordingUploads;
  }
}
