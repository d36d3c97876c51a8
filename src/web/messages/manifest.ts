import { createRoute } from '@tanstack/react-router';
import { home, nav } from '#strings/messages/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { positiveNumber } from '#web/ui/list/search.ts';
import { messagesSearch } from './admin-search.ts';

/** The opened message lives in the address, so that the back button closes it. */
const openedMessage = (search: Record<string, unknown>): { message?: number } => {
  const message = positiveNumber(search.message);
  return message ? { message } : {};
};

export const messages = {
  student: [
    createRoute({
      ...screenAt(student, '/messages', () => import('./screens/inbox.tsx'), 'Inbox'),
      staticData: { home: { label: home, icon: 'mail', place: 1 } },
      validateSearch: openedMessage,
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/messages', () => import('./screens/staff-messages.tsx'), 'StaffMessages'),
      validateSearch: messagesSearch,
      staticData: { grade: 'one', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/messages', label: nav.messages, group: 'pupils', icon: 'mail' }],
  live: [
    { key: ['student', 'messages'], on: ['messages'] },
    { key: ['admin', 'messages'], on: ['messages'] },
  ],
} as const satisfies Manifest;
