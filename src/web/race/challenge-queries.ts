import { queryOptions } from '@tanstack/react-query';
import { challenges as texts } from '#strings/race/pupil';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';

/** Who asks for a race, and what became of those one asked for. */
export const raceNewsQuery = queryOptions({
  queryKey: ['student', 'races', 'news'],
  queryFn: () => api('GET /api/student/race'),
});

const NEWS = [
  ['student', 'races', 'news'],
  ['student', 'practice'],
] as const;

export const useDecline = () =>
  useAction({
    run: (id: number) => api('POST /api/student/race/challenges/:id/decline', { params: { id: String(id) } }),
    refused: texts.failed,
    refresh: NEWS,
  });
