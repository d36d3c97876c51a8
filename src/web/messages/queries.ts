import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { pagedQuery } from '#web/lib/paged.ts';

export const sentQuery = pagedQuery(['admin', 'messages', 'sent'], (before) =>
  api('GET /api/admin/messages', { query: { before } }),
);

export const sentDetailsQuery = (id: number) =>
  asked(['admin', 'messages', 'sent', id], 'GET /api/admin/messages/:id', { params: { id } });

export const inboxQuery = pagedQuery(['student', 'messages', 'inbox'], (before) =>
  api('GET /api/student/messages', { query: { before } }),
);

/** `false` while the page is told of news by its socket. */
export const unreadQuery = (refetchInterval: number | false) =>
  queryOptions({
    ...asked(['student', 'messages', 'unread'], 'GET /api/student/messages/unread'),
    refetchInterval,
  });
