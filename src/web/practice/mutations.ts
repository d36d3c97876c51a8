import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, type Input } from '#web/lib/api.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import type { PracticeSession } from '#wire/practice';
import { practiceQuery } from './queries.ts';

type Wish = Omit<Input<'POST /api/student/practice/sessions'>['body'], 'requestKey'>;

/** Something on the server is not as the page shows it: it is read again, and goes on with what there is. */
const OVERTAKEN: readonly string[] = ['practice_session_open', 'practice_closed'];

export const useOpenSession = (onOpened: (session: PracticeSession) => void) => {
  const client = useQueryClient();
  const { keyFor, forget } = useRequestKey();
  return useMutation({
    mutationFn: (wish: Wish) =>
      api('POST /api/student/practice/sessions', { body: { ...wish, requestKey: keyFor(wish) } }),
    onSuccess: (session) => {
      forget();
      onOpened(session);
    },
    onError: (error) => {
      if (error instanceof ApiError && OVERTAKEN.includes(error.code))
        void client.invalidateQueries({ queryKey: practiceQuery.queryKey });
    },
  });
};
