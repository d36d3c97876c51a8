import { z } from 'zod';
import { DIFFICULTIES, type Difficulty } from '#domain/questions/kinds';
import { type Ending, RACE_PHASES } from '#domain/race/race';
import { CONTENT_IDS, DIFFICULTY_DEFAULT } from '#domain/race/rules';
import type { ErrorCode } from '#domain/vocabulary';
import { bodyRowId, grade } from '#wire/fields';

export { RACE_NAMESPACE } from '#domain/race/rules';

/** A player's number within a race: who that is beyond a first name is nobody's business. */
const playerId = z.literal([1, 2], 'bad_id');
export type PlayerId = z.infer<typeof playerId>;

/** What a page says when it connects: a tab that comes back is known by it. */
export const raceHandshake = z.object({ tabId: z.string().regex(/^[\w-]{8,64}$/u) });

/**
 * What pages send. Who somebody is, what is right and how a race stands is the server's own knowledge: a field that
 * claims another player is refused, one that claims a judgement is not read (D-1, D-44).
 */
export const clientEvents = {
  join_quiz_race: z.object({
    userId: bodyRowId.optional(),
    name: z.string().max(200).optional(),
    grade: grade.optional(),
    difficulty: z.enum(DIFFICULTIES).default(DIFFICULTY_DEFAULT),
    contentId: z.enum(CONTENT_IDS).optional(),
    /** The race this page was in: if it ended meanwhile, the page is told how instead of being given another. */
    raceId: bodyRowId.optional(),
    /** Against whom this race was, again: whoever that is, the server knows. */
    rematchOf: bodyRowId.optional(),
    /** Only against the other of this challenge, until it has run out. */
    challengeId: bodyRowId.optional(),
  }),
  submit_answer: z.object({
    raceId: bodyRowId,
    playerId: playerId.optional(),
    questionId: bodyRowId,
    /** Which of the player's questions this is, from one. */
    number: z.number().int().min(1).max(100_000),
    /** The place of the option on the player's screen, from zero. */
    answer: z.number().int().min(0).max(9),
  }),
  request_opponent_answers: z.object({ raceId: bodyRowId, opponentId: playerId }),
  /** Was for a server that had to ask. The answers are stored here, so nobody's word for them is taken. */
  opponent_answers: z.unknown(),
  store_result: z.object({
    raceId: bodyRowId,
    winnerId: playerId,
    loserId: playerId,
    contentId: z.enum(CONTENT_IDS),
    winnerScore: z.number().int().min(0).max(100),
    loserScore: z.number().int().min(0).max(100),
    grade: grade.optional(),
    gameDuration: z.number().min(0).optional(),
  }),
} as const;

export type ClientEvent = keyof typeof clientEvents;
/** As a page writes it, before defaults are filled in. */
export type ClientPayload<Name extends ClientEvent> = z.input<(typeof clientEvents)[Name]>;
export type ReceivedPayload<Name extends ClientEvent> = z.output<(typeof clientEvents)[Name]>;

const player = z.object({
  id: playerId,
  /** The first name alone. */
  name: z.string(),
  grade,
  connected: z.boolean(),
});
export type RacePlayer = z.infer<typeof player>;

/** Never with its answer. */
const raceQuestion = z.object({
  id: z.number(),
  number: z.number(),
  text: z.string(),
  /** In the order of this player's screen. */
  options: z.array(z.string()).readonly(),
});
export type RaceQuestion = z.infer<typeof raceQuestion>;

export type Positions = readonly [number, number];

/** Tells messages that overtook each other on the way apart: the higher is the later. */
const versioned = z.object({ raceId: z.number(), version: z.number() });
type Versioned = z.infer<typeof versioned>;

const playerAnswer = versioned.extend({
  number: z.number(),
  questionId: z.number(),
  answer: z.number(),
  correctAnswer: z.number(),
  isCorrect: z.boolean(),
});
export type PlayerAnswer = z.infer<typeof playerAnswer>;

/** Everything a page needs to go on, whatever it missed. */
export const raceView = versioned.extend({
  phase: z.enum(RACE_PHASES),
  you: playerId,
  players: z.array(player).readonly(),
  difficulty: z.enum(DIFFICULTIES),
  contentId: z.enum(CONTENT_IDS),
  positions: z.tuple([z.number(), z.number()]).readonly(),
  startsInMs: z.number(),
  /** Null before the start and after the end. */
  question: raceQuestion.nullable(),
  /** The last verdict, in case it was lost on the way. */
  lastAnswer: playerAnswer.nullable(),
  /** While the opponent is away: how long until the race is won. */
  opponentMsLeft: z.number().nullable(),
});
export type RaceView = z.infer<typeof raceView>;

export type GameResult = Required<Omit<ReceivedPayload<'store_result'>, 'raceId'>>;

export interface AnswerRecord {
  readonly questionId: number;
  readonly number: number;
  readonly question: string;
  readonly selectedOption: string;
  readonly correctAnswer: string;
  readonly isCorrect: boolean;
  /** ISO-8601, by the server's clock. */
  readonly timestamp: string;
  /** Nothing is ever made up. */
  readonly isPlaceholder: false;
}

export interface GameOver extends Pick<RaceView, 'raceId' | 'version' | 'you' | 'players' | 'positions'> {
  readonly ending: Ending['kind'];
  /** Null of a race that was called off. */
  readonly winner: RacePlayer | null;
  readonly gameResult: GameResult | null;
  readonly stored: boolean;
}

/** What pages hear. */
export interface ServerEvents {
  players_update: (told: {
    raceId: number | null;
    you: PlayerId;
    players: readonly RacePlayer[];
    required: number;
    difficulty: Difficulty;
    /** How long the player has been searching, by the server's clock. */
    waitedMs: number;
    /** Who alone is waited for, and for how long still. */
    awaits: { readonly name: string; readonly msLeft: number } | null;
  }) => void;
  player_left: (told: Versioned & { playerId: PlayerId; msLeft: number }) => void;
  game_starting: (told: RaceView) => void;
  game_start: (told: RaceView) => void;
  positions_update: (told: Versioned & { positions: Positions }) => void;
  new_question: (told: Versioned & { question: RaceQuestion }) => void;
  player_answer: (told: PlayerAnswer & { positions: Positions }) => void;
  game_over: (told: GameOver) => void;
  opponent_answers: (told: { raceId: number; playerId: PlayerId; answers: readonly AnswerRecord[] }) => void;
  result_stored: (told: { raceId: number }) => void;
  result_storage_failed: (told: { raceId: number; code: ErrorCode; message: string; details: string }) => void;
  validation_error: (told: { field: string; message: string }) => void;
  error: (told: { code: ErrorCode; message: string }) => void;
}

/** What pages may say. */
export type ClientEvents = { [Name in ClientEvent]: (said: ClientPayload<Name>) => void };
