import { infiniteQueryOptions, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useIsLive } from './live.ts';

interface Page {
  readonly nextBefore: number | null;
}

/** A list that comes a page at a time, newest first; each page says before which row the next one begins. */
export const pagedQuery = <Of extends Page, const Key extends QueryKey>(
  queryKey: Key,
  ask: (before: number | undefined) => Promise<Of>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });

const REFRESH_MS = 30_000;

/** The rows on the screen stay while another filter is on its way; asked again by itself only while nobody tells the page. */
export const useWatchedPages = <Of extends Page>(
  queryKey: QueryKey,
  ask: (before: number | undefined) => Promise<Of>,
) =>
  useInfiniteQuery({
    ...pagedQuery(queryKey, ask),
    placeholderData: keepPreviousData,
    refetchInterval: useIsLive() ? false : REFRESH_MS,
  });
