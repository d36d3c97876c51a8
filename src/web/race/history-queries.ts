import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { asRead } from '#strings/questions/text';
import { api } from '#web/lib/api.ts';
import type { Chosen } from '#web/ui/list/search.ts';
import type { RaceReplay } from '#wire/race/history';
import type { racesSearch } from './admin-search.ts';

export const ownRacesQuery = infiniteQueryOptions({
  queryKey: ['student', 'races', 'list'],
  queryFn: ({ pageParam }) => api('GET /api/student/races', { query: { before: pageParam } }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => page.nextBefore ?? undefined,
});

/** Digits like everywhere in the product. */
const replayAsRead = (race: RaceReplay): RaceReplay => ({
  ...race,
  questions: race.questions.map(asRead),
});

export const replayQuery = (of: 'student' | 'admin', id: string) =>
  queryOptions({
    queryKey: [of, 'races', id],
    queryFn: () => api(`GET /api/${of}/races/:id`, { params: { id } }),
    select: replayAsRead,
  });

interface RacesFilter extends Chosen<typeof racesSearch.choices> {
  readonly grade: Grade | undefined;
  readonly search: string;
}

/** What is on the screen stays while the next filter is on its way. */
export const racesQuery = (filter: RacesFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'races', 'list', filter],
    queryFn: ({ pageParam }) => api('GET /api/admin/races', { query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
  });
