import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, type Input } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { useWatchedPages } from '#web/lib/paged.ts';

export const ownRecordingsQuery = (textId: number) =>
  asked(['student', 'recordings', textId], 'GET /api/student/recordings', { query: { textId } });

type Wanted = Input<'GET /api/admin/recordings'>['query'];

export const useRecordings = ({ status = 'sent', grade, section, student }: Wanted) =>
  useWatchedPages(['admin', 'recordings', { status, grade, section, student }], (before) =>
    api('GET /api/admin/recordings', { query: { status, grade, section, student, before } }),
  );

/** How much of each text a pupil said back. */
export const saidQuery = (student: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'recordings', 'by-text', student],
    queryFn: student
      ? async () => (await api('GET /api/admin/recordings/by-text', { query: { student } })).texts
      : skipToken,
  });
