import { z } from 'zod';
import { DIFFICULTIES } from '#domain/questions/kinds';
import type { Contract } from '#wire/endpoint';
import { bodyRowId, done, rowParams } from '#wire/fields';
import { raceView } from './events.ts';
import { replay } from './history.ts';

/** A race now, or at another time. */
const asked = z.object({
  id: z.number(),
  /** The other, as classmates see each other; of a duel the first name alone. */
  name: z.string(),
  difficulty: z.enum(DIFFICULTIES),
});

/** With the race it follows, where it is a rematch. */
const challenge = asked.extend({
  rematchOf: z.number().nullable(),
  /** For how long it still stands. */
  leftMs: z.number(),
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
  duels: z.array(asked.extend({ state: z.enum(['asked', 'climbing', 'won', 'lost', 'drawn', 'declined', 'expired']) })),
  /** Whether the reward of the day's first race is still to be had. */
  rewardAhead: z.boolean(),
});
export type WaitingDuel = RaceNews['duels'][number];
export type RaceNews = z.infer<typeof raceNews>;

const duel = asked.extend({
  /** `asked` waits for this pupil, `sent` for the other; whoever asked and never reached the summit `dropped` it. */
  state: z.enum(['asked', 'climbing', 'sent', 'over', 'declined', 'expired', 'dropped']),
  /** Whether this pupil asked. */
  isAsker: z.boolean(),
  /** While it waits: until when. */
  expiresAt: z.string().nullable(),
  /** In how many milliseconds whoever asked reached the summit; null before. */
  toBeatMs: z.number().nullable(),
  /** While this pupil climbs, and when the climb has just ended. */
  climb: z
    .object({
      /** As the page of a live race is told of it: never with an answer that was not given. */
      view: raceView,
      /** Since the start, by the server's clock; below zero before it. */
      elapsedMs: z.number(),
      /** When the other climbed each step, from the start: where they were, never what they answered. */
      otherSteps: z.array(z.number()),
    })
    .nullable(),
  /** Once both have climbed. */
  replay: replay.nullable(),
  outcome: z.enum(['won', 'lost', 'drawn']).nullable(),
});
export type Duel = z.infer<typeof duel>;

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
  'POST /api/student/duels': {
    access: 'pupil-self',
    summary:
      'Begins a duel with the classmate of a challenge, who climbs later; the one that stands, where there is one',
    body: z.object({ challengeId: bodyRowId }),
    reply: z.object({ id: z.number() }),
  },
  'POST /api/student/duels/:id/again': {
    access: 'pupil-self',
    summary: 'Begins another duel with the same classmate',
    params: rowParams,
    reply: z.object({ id: z.number() }),
  },
  'GET /api/student/duels/:id': {
    access: 'pupil',
    summary: 'How one of this pupil’s duels stands',
    params: rowParams,
    reply: duel,
  },
  'POST /api/student/duels/:id/start': {
    access: 'pupil-self',
    summary: 'Whoever was asked begins to climb; once',
    params: rowParams,
    reply: duel,
  },
  'POST /api/student/duels/:id/answer': {
    access: 'pupil-self',
    summary: 'Answers the question of the own climb; sent again, it counts once',
    params: rowParams,
    body: z.object({
      questionId: bodyRowId,
      number: z.number().int().min(1).max(100_000),
      /** The place of the option on this pupil’s screen, from zero. */
      answer: z.number().int().min(0).max(9),
    }),
    reply: duel,
  },
  'POST /api/student/duels/:id/decline': {
    access: 'pupil-self',
    summary: 'Says “maybe later” to a duel',
    params: rowParams,
    reply: done,
  },
  'POST /api/student/duels/:id/seen': {
    access: 'pupil-self',
    summary: 'Whoever asked has seen what became of it',
    params: rowParams,
    reply: done,
  },
} as const satisfies Contract;
