import type { Generated } from 'kysely';
import type { AttachmentType } from '#domain/messages/attachments';
import type { Audience } from '#domain/messages/audience';
import type { Grade } from '#domain/roster/grades';

export interface MessageBatches {
  id: Generated<number>;
  /** UUID v4, drawn by the page that sent it. */
  request_key: string;
  audience: Audience;
  grade: Grade | null;
  sent_by: number | null;
  created_at: string;
  taken_back_at: string | null;
  taken_back_by: number | null;
}

export interface TeacherMessages {
  id: Generated<number>;
  student_id: number;
  batch_id: number;
  text: string;
  attachment_file_id: string | null;
  attachment_type: AttachmentType | null;
  sent_by: number | null;
  read: Generated<0 | 1>;
  read_at: string | null;
  /** As its batch is: who had not read it sees nothing of it any more. */
  taken_back: Generated<0 | 1>;
  created_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    message_batches: MessageBatches;
    teacher_messages: TeacherMessages;
  }
}
