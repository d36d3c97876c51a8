import { useNavigate } from '@tanstack/react-router';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';

const NEWS = [
  ['student', 'races'],
  ['student', 'practice'],
  ['student', 'dashboard'],
] as const;
const { useStep } = actionsOn(...NEWS);

const paramsOf = (id: number) => ({ params: { id: String(id) } });

/** Whoever asked is raced against now, or at another time. */
export type Asked = 'race/challenges' | 'duels';

export const useDecline = (of: Asked) =>
  useStep({
    run: (id: number) => api(`POST /api/student/${of}/:id/decline`, paramsOf(id)),
  });

export const useSeeDuel = () =>
  useAction({ run: (id: number) => api('POST /api/student/duels/:id/seen', paramsOf(id)), refresh: NEWS });

export const useStartDuel = (id: number) =>
  useStep({
    run: () => api('POST /api/student/duels/:id/start', paramsOf(id)),
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
