import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import { adminRewards } from '#strings/rewards/staff';
import { api, sayInstead } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import type { Gift } from '#wire/rewards';

interface RewardsWanted extends PupilsOf {
  source?: RewardSource;
  type?: RewardType;
  search: string;
}

/** Newest first, a page at a time. The list on the screen stays while the next one is on its way. */
export const rewardsQuery = ({ source, type, grade, section, search }: RewardsWanted) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'rewards', 'list', { source, type, grade, section, search }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/rewards', {
        query: { source, type, grade, section, search: search || undefined, after: pageParam ?? undefined },
      }).catch(sayInstead(adminRewards.loadRewardsFailed)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextAfter,
    placeholderData: keepPreviousData,
  });

/** The whole school at once, about ninety rows: searching and filtering them needs no further request. */
export const rewardedStudentsQuery = queryOptions({
  queryKey: ['admin', 'rewards', 'students'],
  queryFn: async () => {
    const reply = await api('GET /api/admin/rewards/students', { query: {} }).catch(
      sayInstead(adminRewards.loadStudentsFailed),
    );
    return reply.students;
  },
});

export const givingQuery = asked(['admin', 'rewards', 'giving'], 'GET /api/admin/rewards/giving');

export const batchesQuery = queryOptions({
  queryKey: ['admin', 'rewards', 'batches'],
  queryFn: async () => (await api('GET /api/admin/rewards/batches')).batches,
});

/** What the server makes of a gift before it is given; nothing while the form is not complete. */
export const giftPreviewQuery = (gift: Gift | null) =>
  queryOptions({
    queryKey: ['admin', 'rewards', 'preview', gift],
    queryFn: gift ? () => api('POST /api/admin/rewards/preview', { body: gift }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
