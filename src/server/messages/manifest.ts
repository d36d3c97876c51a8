import type { Manifest } from '#server/manifest';
import { messagesRoutes, messageUploads } from './routes.ts';
import { planMessages } from './seed.ts';
import { isRecipient } from './service.ts';

export const messages: Manifest = {
  name: 'messages',
  routes: [messagesRoutes],
  uploads: messageUploads,
  files: { message: isRecipient },
  demo: planMessages,
};
