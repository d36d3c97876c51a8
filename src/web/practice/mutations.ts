import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, type Input } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { readClocks } from './game/race-clock.ts';
import type { HeardSession } from './game/use-player.ts';
import { practiceQuery } from './queries.ts';

type Wish = Omit<Input<'POST /api/student/practice/sessions'>['body'], 'requestKey'>;

/** Something on the server is not as the page shows it: it is read again, and goes on with what there is. */
const OVERTAKEN: readonly string[] = ['practice_session_open', 'practice_closed'];

export const useOpenSession = (onOpened: (heard: HeardSession) => void) => {
  const client = useQueryClient();
  const send = useKeyed((wish: Wish, requestKey) =>
    api('POST /api/student/practice/sessions', { body: { ...wish, requestKey } }),
  );
  return useMutation({
    mutationFn: (wish: Wish) => send(wish),
    onSuccess: async (session) => {
      const heardAt = readClocks();
      onOpened({ session, heardAt });
      // Whoever leaves and comes back finds it there also without a network. An answer that was asked for before knows nothing of this session.
      await client.cancelQueries({ queryKey: practiceQuery.queryKey });
      client.setQueryData(practiceQuery.queryKey, (before) => before && { ...before, session, heardAt });
    },
    onError: (error) => {
      if (error instanceof ApiError && OVERTAKEN.includes(error.code))
        void client.invalidateQueries({ queryKey: practiceQuery.queryKey });
    },
  });
};
