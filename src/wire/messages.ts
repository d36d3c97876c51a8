import { z } from 'zod';
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES } from '#domain/messages/attachments';
import { AUDIENCES } from '#domain/messages/audience';
import { MESSAGE_MAX_LENGTH } from '#domain/messages/text';
import type { Contract } from './endpoint.ts';
import { grade, linesText, namedPupil, pageBefore, requestKey, rowParams } from './fields.ts';
import { recipients } from './recipients.ts';

const newMessage = z.object({
  to: recipients,
  text: linesText(MESSAGE_MAX_LENGTH),
  /** Drawn by the page for each message: sent again, nothing is added. */
  requestKey,
});
export type NewMessage = z.output<typeof newMessage>;

const attachment = z.object({ fileId: z.string(), type: z.enum(ATTACHMENT_TYPES) });
export type Attachment = z.infer<typeof attachment>;

const message = z.object({
  id: z.number(),
  /** Null where staff took it back after it was read. */
  text: z.string().nullable(),
  attachment: attachment.nullable(),
  from: z.string().nullable(),
  read: z.boolean(),
  createdAt: z.string(),
});
export type Message = z.infer<typeof message>;

const sentMessage = z.object({
  id: z.number(),
  preview: z.string(),
  attachment: attachment.nullable(),
  sentAt: z.string(),
  sentBy: z.string().nullable(),
  audience: z.enum(AUDIENCES),
  grade: grade.nullable(),
  /** Named where they are few and were named. */
  names: z.array(z.string()),
  recipients: z.number(),
  read: z.number(),
  /** From then on no pupil reads it. */
  takenBackAt: z.string().nullable(),
  takenBackBy: z.string().nullable(),
});
export type SentMessage = z.infer<typeof sentMessage>;

const recipient = z.object({ ...namedPupil, readAt: z.string().nullable() });
export type MessageRecipient = z.infer<typeof recipient>;

const sentInFull = sentMessage.extend({ text: z.string(), students: z.array(recipient) });
export type SentInFull = z.infer<typeof sentInFull>;

const unread = z.object({ unread: z.number() });

export const messagesContract = {
  'POST /api/admin/messages': {
    access: 'staff',
    touches: 'named',
    summary: 'Send a message to pupils, a grade or all, with an image or a sound; the same key sends once',
    body: newMessage,
    upload: { maxBytes: ATTACHMENT_MAX_BYTES, tooLarge: 'attachment_too_large' },
    reply: sentMessage,
  },
  'GET /api/admin/messages': {
    access: 'staff',
    summary: 'Sent messages, newest first',
    query: z.object({ before: pageBefore }),
    reply: z.object({ messages: z.array(sentMessage), nextBefore: z.number().nullable() }),
  },
  'GET /api/admin/messages/:id': {
    access: 'staff',
    summary: 'A sent message with who read it and when',
    params: rowParams,
    reply: sentInFull,
  },
  'POST /api/admin/messages/:id/take-back': {
    access: 'staff',
    touches: { on: 'teacher_messages', by: 'batchId' },
    summary: 'Take a wrong message back: gone for who has not read it, said to who has. A second time answers the same',
    params: rowParams,
    reply: sentMessage,
  },
  'GET /api/student/messages': {
    access: 'pupil',
    summary: "A pupil's messages, newest first",
    query: z.object({ before: pageBefore }),
    reply: z.object({ messages: z.array(message), ...unread.shape, nextBefore: z.number().nullable() }),
  },
  'GET /api/student/messages/unread': {
    access: 'pupil',
    summary: 'How many messages a pupil has not read; polled while the socket is down',
    reply: unread,
  },
  'POST /api/student/messages/:id/read': {
    access: 'pupil-self',
    summary: 'Mark a message as read; again, nothing changes',
    params: rowParams,
    reply: unread,
  },
} as const satisfies Contract;
