import { queryOptions } from '@tanstack/react-query';
import { asRead } from '#strings/questions/text';
import { api } from '#web/lib/api.ts';
import { pagedQuery } from '#web/lib/paged.ts';
import type { RaceReplay } from '#wire/race/history';

export const ownRacesQuery = pagedQuery(['student', 'races', 'list'], (before) =>
  api('GET /api/student/races', { query: { before } }),
);

/** Digits like everywhere in the product. */
const replayAsRead = (race: RaceReplay): RaceReplay => ({ ...race, questions: race.questions.map(asRead) });

export const replayQuery = (of: 'student' | 'admin', id: string) =>
  queryOptions({
    queryKey: [of, 'races', id],
    queryFn: () => api(`GET /api/${of}/races/:id`, { params: { id } }),
    select: replayAsRead,
  });

export const duelQuery = (id: number) =>
  queryOptions({
    queryKey: ['student', 'races', 'duel', id],
    queryFn: () => api('GET /api/student/duels/:id', { params: { id: String(id) } }),
    select: (duel) => ({ ...duel, replay: duel.replay && replayAsRead(duel.replay) }),
  });
