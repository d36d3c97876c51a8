import type { z } from 'zod';
import type { Contract } from './endpoint.ts';
import { practice } from './practice.ts';
import { raceNews } from './race/challenges.ts';

const games = practice.extend({
  /** What waits at the race, which the hub leads to as well. */
  race: raceNews,
});
export type Games = z.infer<typeof games>;

export const gamesContract = {
  'GET /api/student/practice': {
    access: 'pupil',
    summary: 'What the practice page and the games hub open with',
    reply: games,
  },
} as const satisfies Contract;
