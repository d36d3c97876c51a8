import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareTexts } from '#strings/contests/results';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import { practiceResultsQuery } from './results-queries.ts';

/** A refusal says why; anything else is said in the words of the specification. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? messageOf(error) : shareTexts.sendFailed;

/** The server takes it once; a second press while the first is under way is not even sent. */
export const useSendShare = (contestId: number) => {
  const client = useQueryClient();
  const mutationKey = ['send-share', contestId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => api('POST /api/student/practice-results/:id/send', { params: { id: contestId } }),
    onSuccess: () => toast.good(shareTexts.sentNow),
    onError: (error) => toast.bad(failureOf(error)),
    onSettled: () =>
      Promise.all(
        [practiceResultsQuery.queryKey, ['student', 'rewards'], ['student', 'dashboard']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const send = () => {
    if (client.isMutating({ mutationKey }) === 0) mutate();
  };
  return { send, isPending };
};
