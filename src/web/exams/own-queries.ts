import { queryOptions } from '@tanstack/react-query';
import { SPECIFIED } from '#domain/exams/paper';
import { ownResults } from '#strings/exams/pupil';
import { api, messageOf, sayInstead } from '#web/lib/api.ts';

/** In the words of the specification, with the reason in them. */
const sayWhy = (error: unknown): never => sayInstead(ownResults.loadFailed(messageOf(error)))(error);

export const ownResultsQuery = queryOptions({
  queryKey: ['student', 'results'],
  queryFn: async () => {
    const { exams, missed } = await api('GET /api/student/results').catch(sayWhy);
    // What an older version of this page kept is of specified papers, and says nothing of absence.
    return { exams: exams.map((exam) => ({ ...exam, shape: exam.shape ?? SPECIFIED })), missed: missed ?? [] };
  },
});
