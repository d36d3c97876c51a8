import type { Manifest } from '#server/manifest';
import { messagesAudit } from '#strings/messages/audit';
import { messagesRefusals } from '#strings/messages/refusals';
import { createMessagesTables } from './migrations/004-messages.ts';
import { addTakenBack } from './migrations/032-taken-back.ts';
import { messagesOfPupil } from './of-pupil.ts';
import { messagesRoutes, messageUploads } from './routes.ts';
import { planMessages } from './seed.ts';
import { isRecipient } from './service.ts';

export const messages: Manifest = {
  name: 'messages',
  migrations: { '004-messages': createMessagesTables, '032-taken-back': addTakenBack },
  refusals: messagesRefusals,
  audit: messagesAudit,
  routes: [messagesRoutes],
  uploads: messageUploads,
  files: { message: isRecipient },
  demo: planMessages,
  ofPupil: messagesOfPupil,
};
