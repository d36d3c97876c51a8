import { queryOptions } from '@tanstack/react-query';
import type { ASKED_FOR } from '#domain/privileges/pick';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { useWatchedPages } from '#web/lib/paged.ts';

export const usePicks = ({ status, grade, section }: PupilsOf & { status?: (typeof ASKED_FOR)[number] }) =>
  useWatchedPages(['admin', 'privileges', 'picks', { status, grade, section }], (before) =>
    api('GET /api/admin/privileges', { query: { status, grade, section, before } }),
  );

export const offersQuery = queryOptions({
  queryKey: ['admin', 'privileges', 'offers'],
  queryFn: async () => (await api('GET /api/admin/privileges/offers')).offers,
});

export const ownPrivilegesQuery = asked(['student', 'privileges'], 'GET /api/student/privileges');
