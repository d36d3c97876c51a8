import { shareTexts } from '#strings/contests/results';
import { useSingleAction } from '#web/lib/action.ts';
import { ApiError, api } from '#web/lib/api.ts';
import { practiceResultsQuery } from './results-queries.ts';

/** The server takes it once. A refusal says why; anything else is said in the words of the specification. */
export const useSendShare = (contestId: number) =>
  useSingleAction(['send-share', contestId], {
    run: () => api('POST /api/student/practice-results/:id/send', { params: { id: contestId } }),
    done: shareTexts.sentNow,
    refused: (error) =>
      error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : shareTexts.sendFailed,
    refresh: [practiceResultsQuery.queryKey, ['student', 'rewards'], ['student', 'dashboard']],
  });
