import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { home, nav } from '#strings/messages/nav';
import { admin, student } from '#web/app/parents.ts';
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
      getParentRoute: () => student,
      path: '/messages',
      staticData: { home: { label: home, icon: 'mail', place: 1 } },
      validateSearch: openedMessage,
      component: lazyRouteComponent(() => import('./screens/inbox.tsx'), 'Inbox'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/messages',
      validateSearch: messagesSearch,
      staticData: { grade: 'one', pupils: true },
      component: lazyRouteComponent(() => import('./screens/staff-messages.tsx'), 'StaffMessages'),
    }),
  ],
  nav: [{ to: '/admin/messages', label: nav.messages, icon: 'mail' }],
  live: [
    { key: ['student', 'messages'], on: ['messages'] },
    { key: ['admin', 'messages'], on: ['messages'] },
  ],
} as const satisfies Manifest;
