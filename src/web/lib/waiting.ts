import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import type { WaitingKind } from '#domain/vocabulary';
import { api } from './api.ts';

/** Time alone makes something wait too: a contest ends. */
const REFRESH_MS = 60_000;

/** For the staff's first screen and their menu: one request for both. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: () => api('GET /api/admin/waiting'),
  refetchInterval: REFRESH_MS,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Stands on the classroom's wall: it asks for nothing but what it shows. */
    wall?: true;
  }
}

/** How much of each kind waits. */
export const useWaiting = (): ReadonlyMap<WaitingKind, number> => {
  const isWall = useMatches({ select: (matches) => matches.at(-1)?.staticData.wall === true });
  const { data } = useQuery({ ...waitingQuery, enabled: !isWall });
  return new Map(data?.waiting.map(({ kind, count }) => [kind, count]));
};
