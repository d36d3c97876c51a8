import type { Manifest } from '#server/manifest';
import { messagesAudit } from '#strings/messages/audit';
import { messagesRefusals } from '#strings/messages/refusals';
import { createMessagesTables } from './migrations/063-messages.ts';
import { messagesOfPupil } from './of-pupil.ts';
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
  ofPupil: messagesOfPupil,
};
