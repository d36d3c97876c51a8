import type { Generated } from 'kysely';
import type { AttachmentType } from '#domain/messages/attachments';
import type { Audience } from '#domain/messages/audience';
import type { Grade } from '#domain/roster/grades';

export interface MessageBatches {
  id: Generated<number>;
  /** UUID v4, drawn by the page that sent it. */
  requestKey: string;
  audience: Audience;
  grade: Grade | null;
  sentBy: number | null;
  createdAt: string;
  takenBackAt: string | null;
  takenBackBy: number | null;
}

export interface TeacherMessages {
  id: Generated<number>;
  studentId: number;
  batchId: number;
  text: string;
  attachmentFileId: string | null;
  attachmentType: AttachmentType | null;
  sentBy: number | null;
  read: Generated<0 | 1>;
  readAt: string | null;
  /** As its batch is: who had not read it sees nothing of it any more. */
  takenBack: Generated<0 | 1>;
  createdAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    message_batches: MessageBatches;
    teacher_messages: TeacherMessages;
  }
}
