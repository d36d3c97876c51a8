import { queryOptions } from '@tanstack/react-query';
import { ownResults } from '#strings/exams/pupil';
import { api, messageOf, sayInstead } from '#web/lib/api.ts';

/** In the words of the specification, with the reason in them. */
const sayWhy = (error: unknown): never => sayInstead(ownResults.loadFailed(messageOf(error)))(error);

export const ownResultsQuery = queryOptions({
  queryKey: ['student', 'results'],
  queryFn: async () => (await api('GET /api/student/results').catch(sayWhy)).exams,
});
