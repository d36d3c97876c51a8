import { z } from 'zod';
import { DIFFICULTIES } from '#domain/questions/kinds';
import type { Contract } from '#wire/endpoint';
import { bodyRowId, done, rowParams } from '#wire/fields';

const challenge = z.object({
  id: z.number(),
  /** As classmates see each other. */
  name: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** The race it follows, where it is a rematch. */
  rematchOf: z.number().nullable(),
});
export type Challenge = z.infer<typeof challenge>;

/** What waits for a pupil at the race. */
export const raceNews = z.object({
  /** The first name of the opponent in a race that is not over. */
  running: z.string().nullable(),
  /** Who asks for a race. */
  challenges: z.array(challenge),
  /** Whom this pupil asked last, while it matters. */
  own: challenge.extend({ state: z.enum(['open', 'accepted', 'declined']) }).nullable(),
  /** Duels that wait for this pupil: asked, climbing, or what became of one they asked for. */
  duels: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      difficulty: z.enum(DIFFICULTIES),
      state: z.enum(['asked', 'climbing', 'won', 'lost', 'drawn', 'declined', 'expired']),
    }),
  ),
  /** Whether the reward of the day's first race is still to be had. */
  rewardAhead: z.boolean(),
});
export type WaitingDuel = RaceNews['duels'][number];
export type RaceNews = z.infer<typeof raceNews>;

export const raceChallengesContract = {
  'GET /api/student/race': {
    access: 'pupil',
    summary: 'What waits for this pupil at the race: one under way, challenges, the day’s reward',
    reply: raceNews,
  },
  'POST /api/student/race/challenges': {
    access: 'pupil-self',
    summary: 'Asks a classmate for a race; asked again, or asked by them already, it is the same challenge',
    body: z.object({ studentId: bodyRowId, difficulty: z.enum(DIFFICULTIES) }),
    reply: z.object({ id: z.number() }),
  },
  'POST /api/student/race/challenges/:id/decline': {
    access: 'pupil-self',
    summary: 'Says “maybe later” to a challenge',
    params: rowParams,
    reply: done,
  },
} as const satisfies Contract;
