import type { Generated } from 'kysely';
import type { Difficulty } from '#domain/questions/kinds';
import type { DuelState } from '#domain/race/duel';
import type { Ending, RacePhase, Side } from '#domain/race/race';
import type { ContentId } from '#domain/race/rules';
import type { Grade } from '#domain/roster/grades';

/** Which questions are asked. */
interface Level {
  grade: Grade;
  difficulty: Difficulty;
}

export interface Races extends Level {
  id: Generated<number>;
  contentId: ContentId;
  firstId: number;
  secondId: number;
  seed: number;
  /** JSON: ids of question versions in the order in which both are asked. */
  deck: string;
  startsAt: string;
  version: number;
  phase: RacePhase;
  /** JSON: both racers as the rules know them. */
  racers: string;
  ending: Ending['kind'] | null;
  winnerSide: Side | null;
  endedAt: string | null;
  /** When somebody must look at it although nobody says anything; of one that is over, until its result is stored. */
  dueAt: string | null;
  createdAt: string;
}

export interface RaceAnswers {
  raceId: number;
  side: Side;
  /** 1 for the first. */
  number: number;
  /** Of the version that was asked. */
  questionId: number;
  choice: number;
  isCorrect: 0 | 1;
  answeredAt: string;
}

export interface RaceSeats extends Level {
  studentId: number;
  /** Null while searching. */
  raceId: number | null;
  side: Side | null;
  tabId: string;
  /** Null while away. */
  socketId: string | null;
  processId: string;
  joinedAt: string;
  /** For whom else of the grade the seat is not, until then: one named pupil is waited for. */
  challengeId: number | null;
  heldUntil: string | null;
}

export interface RaceChallenges extends Level {
  id: Generated<number>;
  fromId: number;
  toId: number;
  rematchOf: number | null;
  state: 'open' | 'declined' | 'withdrawn' | 'raced';
  createdAt: string;
  expiresAt: string;
}

export interface RaceProcesses {
  id: string;
  seenAt: string;
}

export interface RaceResults extends Level {
  raceId: number;
  winnerId: number;
  loserId: number;
  contentId: ContentId;
  ending: 'finished' | 'forfeited';
  winnerScore: number;
  loserScore: number;
  winnerAnswers: number;
  loserAnswers: number;
  isFlawless: 0 | 1;
  gameDuration: number;
  /** JSON: ids of the question versions that were asked, in their order. */
  questions: string;
  /** JSON: the winner's and the loser's answers. */
  studentAnswers: string;
  endedAt: string;
}

export interface Duels extends Level {
  id: Generated<number>;
  /** Whoever asked, and climbed first. */
  fromId: number;
  toId: number;
  seed: number;
  /** JSON: ids of questions in the order in which both are asked. */
  deck: string;
  state: DuelState;
  fromStartsAt: string;
  toStartsAt: string | null;
  /** While it is open: when its time is over, whatever it waits for. */
  expiresAt: string | null;
  /** Null of a draw too. */
  winnerSide: Side | null;
  endedAt: string | null;
  /** When whoever asked saw what became of it. */
  seenAt: string | null;
  createdAt: string;
}

export interface DuelAnswers extends Omit<RaceAnswers, 'raceId'> {
  duelId: number;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    races: Races;
    race_answers: RaceAnswers;
    race_seats: RaceSeats;
    race_challenges: RaceChallenges;
    race_processes: RaceProcesses;
    race_results: RaceResults;
    duels: Duels;
    duel_answers: DuelAnswers;
  }
}
