import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import type { Grade } from '#domain/roster/grades';
import type { WaitingKind } from '#domain/vocabulary';
import { asked } from './asked.ts';

/** Time alone makes something wait too: a contest ends. */
const REFRESH_MS = 60_000;

/** For the staff's first screen, their menu and the header: one request for all. */
export const waitingQuery = queryOptions({
  ...asked(['admin', 'waiting'], 'GET /api/admin/waiting'),
  refetchInterval: REFRESH_MS,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Stands on the classroom's wall: it asks for nothing but what it shows. */
    wall?: true;
  }
}

export const useIsWall = (): boolean => useMatches({ select: (matches) => matches.at(-1)?.staticData.wall === true });

/** The sections of each grade, or of the whole school. */
export const useAllSections = (): ((grade: Grade | undefined) => readonly string[]) => {
  const { data } = useQuery({ ...waitingQuery, enabled: !useIsWall() });
  return (grade) =>
    (data?.sections ?? []).filter((each) => grade === undefined || each.grade === grade).map(({ section }) => section);
};

export const useSections = (grade: Grade | undefined): readonly string[] => useAllSections()(grade);

/** How much of each kind waits. */
export const useWaiting = (): ReadonlyMap<WaitingKind, number> => {
  const { data } = useQuery({ ...waitingQuery, enabled: !useIsWall() });
  return new Map(data?.waiting.map(({ kind, count }) => [kind, count]));
};
