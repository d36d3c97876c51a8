import type { PupilPart } from '#server/platform/pupil-parts';
import { standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';

export const cardsOfPupil: readonly PupilPart[] = [
  {
    kind: 'card',
    standing: async (executor, studentId) => {
      const login = await queries.findLogin(executor, studentId);
      return { value: standings.card(login?.loginId ?? null), note: standings.lastLogin(login?.lastLogin ?? null) };
    },
  },
];
