import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { PhotoFilter } from '#domain/photos/approval';
import type { Grade } from '#domain/roster/grades';
import { photosPage } from '#strings/photos/staff';
import { ApiError, api } from '#web/lib/api.ts';
import { useIsLive } from '#web/lib/live.ts';

export const ownPhotoQuery = queryOptions({
  queryKey: ['student', 'photo'],
  queryFn: () => api('GET /api/student/photo'),
});

const REFRESH_MS = 30_000;

/** Whatever broke, the list says the specification's one sentence; the code still tells a lost network apart. */
const asLoadFailure = (error: unknown): never => {
  throw new ApiError({ code: error instanceof ApiError ? error.code : 'internal', message: photosPage.loadFailed });
};

/** Newest first, a page at a time; asked again by itself only while nobody tells the page. */
export const usePhotos = ({ status = 'pending', grade }: { status?: PhotoFilter; grade: Grade | undefined }) =>
  useInfiniteQuery({
    queryKey: ['admin', 'photos', { status, grade }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/photos', { query: { status, grade, before: pageParam } }).catch(asLoadFailure),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: useIsLive() ? false : REFRESH_MS,
  });
