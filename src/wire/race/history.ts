import { z } from 'zod';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { CONTENT_IDS } from '#domain/race/rules';
import type { Contract } from '#wire/endpoint';
import { classQuery, grade, pageBefore, rowParams, searchText } from '#wire/fields';

const race = z.object({
  id: z.number(),
  grade,
  difficulty: z.enum(DIFFICULTIES),
  contentId: z.enum(CONTENT_IDS),
  ending: z.enum(['finished', 'forfeited']),
  /** From the first question to the end. */
  gameDuration: z.number(),
  endedAt: z.string(),
});

const ownRace = race.extend({
  hasWon: z.boolean(),
  /** The opponent's first name. */
  opponent: z.string(),
  ownScore: z.number(),
  opponentScore: z.number(),
  /** Won without a single wrong answer. */
  isFlawless: z.boolean(),
});
export type OwnRace = z.infer<typeof ownRace>;

const ownDuel = ownRace
  .pick({ id: true, opponent: true, difficulty: true, endedAt: true })
  .extend({ outcome: z.enum(['won', 'lost', 'drawn']) });
export type OwnDuel = z.infer<typeof ownDuel>;

const answer = z.object({
  number: z.number(),
  questionId: z.number(),
  selectedOption: z.number(),
  correctAnswer: z.number(),
  isCorrect: z.boolean(),
  timestamp: z.string(),
  /** Milliseconds from the start of the race. */
  at: z.number(),
  isPlaceholder: z.literal(false),
});
export type RaceAnswer = z.infer<typeof answer>;

const player = z.object({
  /** The first name alone for pupils, the whole for staff. */
  name: z.string(),
  /** Only staff are told. */
  studentId: z.number().nullable(),
  isYou: z.boolean(),
  hasWon: z.boolean(),
  score: z.number(),
  position: z.number(),
  answers: z.array(answer),
});
export type RaceReplayPlayer = z.infer<typeof player>;

export const replay = race.extend({
  startedAt: z.string(),
  isFlawless: z.boolean(),
  /** The pupil whose race it is first, for staff the winner. */
  players: z.array(player),
  /** Those that anybody was asked, in the order in which they were. */
  questions: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      options: z.array(z.string()),
      correctAnswer: z.number(),
      source: z.string(),
      explanation: z.string().nullable(),
    }),
  ),
});
export type RaceReplay = z.infer<typeof replay>;

const adminRace = race.extend({
  winnerId: z.number(),
  winnerName: z.string(),
  winnerScore: z.number(),
  winnerAnswers: z.number(),
  loserId: z.number(),
  loserName: z.string(),
  loserScore: z.number(),
  loserAnswers: z.number(),
  isFlawless: z.boolean(),
});
export type AdminRace = z.infer<typeof adminRace>;

const pupilRaces = z.object({
  studentId: z.number(),
  studentName: z.string(),
  grade,
  played: z.number(),
  won: z.number(),
  /** Of those without a single wrong answer. */
  flawless: z.number(),
  lost: z.number(),
  /** When the last one ended. */
  lastAt: z.string(),
});
export type PupilRaces = z.infer<typeof pupilRaces>;

export const raceContract = {
  'GET /api/student/races': {
    access: 'pupil',
    summary: 'This pupil’s races, newest first, a page at a time',
    query: z.object({ before: pageBefore }),
    reply: z.object({
      races: z.array(ownRace),
      nextBefore: z.number().nullable(),
      /** The newest duels that both climbed, with the first page; they are in no total. */
      duels: z.array(ownDuel),
      totals: z.object({ played: z.number(), won: z.number(), flawless: z.number() }),
    }),
  },
  'GET /api/student/races/:id': {
    access: 'pupil',
    summary: 'One of this pupil’s races, answer by answer, once it is over',
    params: rowParams,
    reply: replay,
  },
  'GET /api/admin/races': {
    access: 'staff',
    summary: 'All races, newest first, a page at a time',
    query: z.object({
      ...classQuery,
      difficulty: z.enum(DIFFICULTIES).optional(),
      search: searchText.optional(),
      before: pageBefore,
    }),
    reply: z.object({ races: z.array(adminRace), nextBefore: z.number().nullable() }),
  },
  'GET /api/admin/races/:id': {
    access: 'staff',
    summary: 'A race with both answer lists',
    params: rowParams,
    reply: replay,
  },
  'GET /api/admin/race-wins': {
    access: 'staff',
    summary: 'Races played and won by each pupil who raced, most wins first',
    query: z.object(classQuery),
    reply: z.object({ pupils: z.array(pupilRaces) }),
  },
  'GET /api/admin/race-wins.csv': {
    access: 'staff',
    summary: 'The same as a file for a spreadsheet',
    query: z.object(classQuery),
    reply: z.string(),
  },
} as const satisfies Contract;
