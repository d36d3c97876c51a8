import { queryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { asRead } from '#strings/questions/text';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf, type Reply } from '#web/lib/api.ts';

const asDuelRead = (duel: Reply<'GET /api/student/duels/:id'>) => ({
  ...duel,
  replay: duel.replay && { ...duel.replay, questions: duel.replay.questions.map(asRead) },
});

export const duelQuery = (id: number) =>
  queryOptions({
    queryKey: ['student', 'races', 'duel', id],
    queryFn: () => api('GET /api/student/duels/:id', { params: { id: String(id) } }),
    select: asDuelRead,
  });

const NEWS = [
  ['student', 'races'],
  ['student', 'practice'],
  ['student', 'dashboard'],
] as const;

const paramsOf = (id: number) => ({ params: { id: String(id) } });

export const useDeclineDuel = () =>
  useAction({
    run: (id: number) => api('POST /api/student/duels/:id/decline', paramsOf(id)),
    refused: messageOf,
    refresh: NEWS,
  });

export const useSeeDuel = () =>
  useAction({ run: (id: number) => api('POST /api/student/duels/:id/seen', paramsOf(id)), refresh: NEWS });

export const useStartDuel = (id: number) =>
  useAction({
    run: () => api('POST /api/student/duels/:id/start', paramsOf(id)),
    refused: messageOf,
    refresh: NEWS,
  });

/** By the challenge that nobody came to, or once more after a duel. */
export const useOpenDuel = () => {
  const navigate = useNavigate();
  return useAction({
    run: (wish: { challengeId: number } | { duelId: number }) =>
      'challengeId' in wish
        ? api('POST /api/student/duels', { body: wish })
        : api('POST /api/student/duels/:id/again', paramsOf(wish.duelId)),
    after: ({ id }) => navigate({ to: '/educational-games/quiz-race/duels/$duelId', params: { duelId: String(id) } }),
    refused: messageOf,
  });
};
