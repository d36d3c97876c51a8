import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { PhotoFilter } from '#domain/photos/approval';
import { photosPage } from '#strings/photos/staff';
import { api, sayInstead } from '#web/lib/api.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { useIsLive } from '#web/lib/live.ts';

export const ownPhotoQuery = queryOptions({
  queryKey: ['student', 'photo'],
  queryFn: () => api('GET /api/student/photo'),
});

const REFRESH_MS = 30_000;

/** Newest first, a page at a time; asked again by itself only while nobody tells the page. */
export const usePhotos = ({ status = 'pending', grade, section }: PupilsOf & { status?: PhotoFilter }) =>
  useInfiniteQuery({
    queryKey: ['admin', 'photos', { status, grade, section }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/photos', { query: { status, grade, section, before: pageParam } }).catch(
        sayInstead(photosPage.loadFailed),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: useIsLive() ? false : REFRESH_MS,
  });
