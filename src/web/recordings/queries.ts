import { keepPreviousData, queryOptions, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import type { RecordingFilter } from '#domain/recordings/recordings';
import { api } from '#web/lib/api.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { useIsLive } from '#web/lib/live.ts';

export const ownRecordingsQuery = (textId: number) =>
  queryOptions({
    queryKey: ['student', 'recordings', textId],
    queryFn: async () => (await api('GET /api/student/recordings', { query: { textId } })).recordings,
  });

const REFRESH_MS = 30_000;

interface Wanted extends PupilsOf {
  status?: RecordingFilter | undefined;
  student?: number | undefined;
}

/** Newest first, a page at a time; asked again by itself only while nobody tells the page. */
export const useRecordings = ({ status = 'sent', grade, section, student }: Wanted) =>
  useInfiniteQuery({
    queryKey: ['admin', 'recordings', { status, grade, section, student }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/recordings', { query: { status, grade, section, student, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: useIsLive() ? false : REFRESH_MS,
  });

/** How much of each text a pupil said back. */
export const saidQuery = (student: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'recordings', 'by-text', student],
    queryFn: student
      ? async () => (await api('GET /api/admin/recordings/by-text', { query: { student } })).texts
      : skipToken,
  });
