import type { Generated } from 'kysely';
import type { Mark, RecordingStatus } from '#domain/recordings/recordings';

export interface QuranRecordings {
  id: Generated<number>;
  student_id: number;
  text_id: number;
  ayah: number;
  file_id: string;
  status: Generated<RecordingStatus>;
  request_key: string;
  created_at: string;
  sent_at: string | null;
  mark: Mark | null;
  note: string | null;
  answer_file_id: string | null;
  answered_by: number | null;
  answered_at: string | null;
  /** When the pupil opened the answer. */
  seen_at: string | null;
  /** Kept by staff beyond the term. */
  is_kept: Generated<0 | 1>;
}

/** When each recording of the last hour came, also those that were deleted since. */
export interface RecordingUploads {
  student_id: number;
  uploaded_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_recordings: QuranRecordings;
    recording_uploads: RecordingUploads;
  }
}
