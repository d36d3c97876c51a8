import type { Manifest } from '#server/manifest';
import { messagesAudit } from '#strings/messages/audit';
import { messagesRefusals } from '#strings/messages/refusals';
import { happenings, standings } from '#strings/roster/pupil-page';
import { createMessagesTables } from './migrations/063-messages.ts';
import * as queries from './queries.ts';
import { messagesRoutes, messageUploads } from './routes.ts';
import { planMessages } from './seed.ts';
import { isRecipient } from './service.ts';

export const messages: Manifest = {
  name: 'messages',
  migrations: { '063-messages': createMessagesTables },
  refusals: messagesRefusals,
  audit: messagesAudit,
  routes: [messagesRoutes],
  uploads: messageUploads,
  files: { message: isRecipient },
  demo: planMessages,
  ofPupil: [
    {
      kind: 'messages',
      standing: async (executor, studentId) => {
        const { sent, unread } = await queries.countOfStudent(executor, studentId);
        return { value: standings.messages(sent), note: sent === 0 ? '' : standings.unread(unread) };
      },
      happened: async (executor, studentId, page) =>
        (await queries.listBefore(executor, studentId, page)).map((row) => ({
          at: row.createdAt,
          text: happenings.message(row.text),
          note: row.read === 1 ? happenings.read : happenings.unread,
        })),
    },
  ],
};
