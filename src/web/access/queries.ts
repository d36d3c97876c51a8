import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** Asked again when the tab comes back into view, so that a session ended elsewhere is noticed. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => api('GET /api/session'),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});
