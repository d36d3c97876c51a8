import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { asRead } from '#strings/questions/text';
import { api, type Input } from '#web/lib/api.ts';
import type { RaceReplay } from '#wire/race/history';

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

export const ownRaceQuery = (id: string) =>
  queryOptions({
    queryKey: ['student', 'races', id],
    queryFn: () => api('GET /api/student/races/:id', { params: { id } }),
    select: replayAsRead,
  });

/** What is on the screen stays while the next filter is on its way. */
export const racesQuery = (filter: Omit<Input<'GET /api/admin/races'>['query'], 'before'>) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'races', 'list', filter],
    queryFn: ({ pageParam }) => api('GET /api/admin/races', { query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
  });

export const raceQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'races', id],
    queryFn: () => api('GET /api/admin/races/:id', { params: { id } }),
    select: replayAsRead,
  });
