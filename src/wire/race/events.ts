import { z } from 'zod';
import { DIFFICULTIES, type Difficulty } from '#domain/questions/kinds';
import type { Ending, RacePhase } from '#domain/race/race';
import { CONTENT_IDS, type ContentId, DIFFICULTY_DEFAULT } from '#domain/race/rules';
import type { Grade } from '#domain/roster/grades';
import type { ErrorCode } from '#domain/vocabulary';
import { bodyRowId, grade } from '#wire/fields';

export { RACE_NAMESPACE } from '#domain/race/rules';

/** A player's number within a race: who that is beyond a first name is nobody's business. */
const playerId = z.literal([1, 2], 'bad_id');
export type PlayerId = z.infer<typeof playerId>;

/** What a page says when it connects: a tab that comes back is known by it. */
export const raceHandshake = z.object({ tabId: z.string().regex(/^[\w-]{8,64}$/u) });

const raceId = bodyRowId;

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
    raceId: raceId.optional(),
    /** Against whom this race was, again: whoever that is, the server knows. */
    rematchOf: raceId.optional(),
    /** Only against the other of this challenge, until it has run out. */
    challengeId: bodyRowId.optional(),
  }),
  submit_answer: z.object({
    raceId,
    playerId: playerId.optional(),
    questionId: bodyRowId,
    /** Which of the player's questions this is, from one. */
    number: z.number().int().min(1).max(100_000),
    /** The place of the option on the player's screen, from zero. */
    answer: z.number().int().min(0).max(9),
  }),
  request_opponent_answers: z.object({ raceId, opponentId: playerId }),
  /** Was for a server that had to ask. The answers are stored here, so nobody's word for them is taken. */
  opponent_answers: z.unknown(),
  store_result: z.object({
    raceId,
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

export interface RacePlayer {
  readonly id: PlayerId;
  /** The first name alone. */
  readonly name: string;
  readonly grade: Grade;
  readonly connected: boolean;
}

/** Never with its answer. */
export interface RaceQuestion {
  readonly id: number;
  readonly number: number;
  readonly text: string;
  /** In the order of this player's screen. */
  readonly options: readonly string[];
}

export type Positions = readonly [number, number];

/** Tells messages that overtook each other on the way apart: the higher is the later. */
interface Versioned {
  readonly raceId: number;
  readonly version: number;
}

export interface PlayerAnswer extends Versioned {
  readonly number: number;
  readonly questionId: number;
  readonly answer: number;
  readonly correctAnswer: number;
  readonly isCorrect: boolean;
}

/** Everything a page needs to go on, whatever it missed. */
export interface RaceView extends Versioned {
  readonly phase: RacePhase;
  readonly you: PlayerId;
  readonly players: readonly RacePlayer[];
  readonly difficulty: Difficulty;
  readonly contentId: ContentId;
  readonly positions: Positions;
  readonly startsInMs: number;
  /** Null before the start and after the end. */
  readonly question: RaceQuestion | null;
  /** The last verdict, in case it was lost on the way. */
  readonly lastAnswer: PlayerAnswer | null;
  /** While the opponent is away: how long until the race is won. */
  readonly opponentMsLeft: number | null;
}

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

export interface GameOver extends Versioned {
  readonly ending: Ending['kind'];
  /** Null of a race that was called off. */
  readonly winner: RacePlayer | null;
  readonly gameResult: GameResult | null;
  readonly positions: Positions;
  readonly you: PlayerId;
  readonly players: readonly RacePlayer[];
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
