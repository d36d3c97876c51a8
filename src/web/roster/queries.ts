import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { PupilPage } from '#wire/roster';

/** Never from the cache: what is taken back must be what was shown. */
export const lastImportQuery = queryOptions({
  ...asked(['students', 'import'], 'GET /api/admin/students/import'),
  staleTime: 0,
  gcTime: 0,
});

export const pupilQuery = (studentId: number) =>
  asked(['admin', 'pupil', studentId], 'GET /api/admin/students/:studentId', { params: { studentId } });

/** Masked, and not kept: whoever opens the form next asks again. */
export const nationalNumberQuery = (studentId: number) =>
  queryOptions({
    ...asked(['admin', 'national-number', studentId], 'GET /api/admin/students/:studentId/national-number', {
      params: { studentId },
    }),
    staleTime: 0,
    gcTime: 0,
  });

/** The first part came with the page; another reading of the page begins it anew. */
export const timelineQuery = ({ student, timeline }: PupilPage) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'pupil-timeline', student.id, timeline],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/students/:studentId/timeline', {
        params: { studentId: student.id },
        query: { before: pageParam },
      }),
    initialPageParam: '',
    initialData: { pages: [timeline], pageParams: [''] },
    getNextPageParam: (part) => part.nextBefore ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Never from the cache: the counts are what the year change is confirmed with. */
export const promotionQuery = queryOptions({
  ...asked(['promotion'], 'GET /api/admin/promotion'),
  staleTime: 0,
  gcTime: 0,
});
