import { type Duel, duelRace, type RecordedAnswer } from '#domain/race/duel';
import { otherSide, type Race, type Side } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import type { WaitingDuel } from '#wire/race/challenges';
import type { OwnDuel } from '#wire/race/history';
import * as queries from './duel-queries.ts';
import { type AskedQuestion, raceQuestions } from './questions.ts';

/** A stored duel as the rules know it. */
export interface LoadedDuel {
  readonly row: queries.DuelRow;
  readonly duel: Duel<AskedQuestion>;
}

/** When a side's climb began or begins; null of one that nobody began. */
export const startOf = ({ row }: LoadedDuel, side: Side): number | null => {
  const at = side === 0 ? row.fromStartsAt : row.toStartsAt;
  return at === null ? null : Date.parse(at);
};

export const studentOf = ({ row }: LoadedDuel, side: Side): number => (side === 0 ? row.fromId : row.toId);

export const loadDuel = async (executor: Executor, id: number): Promise<LoadedDuel> => {
  const row = await queries.findDuel(executor, id);
  const answers = await queries.listAnswers(executor, id);
  const runOf = (side: Side, startsAt: string | null): RecordedAnswer[] =>
    answers
      .filter((answer) => answer.side === side)
      .map(({ number, choice, isCorrect, answeredAt }) => ({
        number,
        choice,
        isCorrect: isCorrect === 1,
        at: Date.parse(answeredAt) - Date.parse(startsAt as string),
      }));
  const deck = await raceQuestions(executor, JSON.parse(row.deck) as number[]);
  const runs = [runOf(0, row.fromStartsAt), runOf(1, row.toStartsAt)] as const;
  return { row, duel: { seed: row.seed, deck, runs } };
};

/** Null where this side does not climb. */
export const climbOf = (loaded: LoadedDuel, side: Side, now: number): Race | null => {
  const startsAt = startOf(loaded, side);
  const isClimbing = loaded.row.state === (side === 0 ? 'running' : 'answering');
  return isClimbing && startsAt !== null ? duelRace(loaded.duel, side, startsAt, now) : null;
};

export const sideIn = ({ fromId, toId }: Pick<queries.DuelRow, 'fromId' | 'toId'>, studentId: number): Side | null => {
  if (fromId === studentId) return 0;
  return toId === studentId ? 1 : null;
};

export const outcomeFor = (winner: Side | null, side: Side): OwnDuel['outcome'] => {
  if (winner === null) return 'drawn';
  return winner === side ? 'won' : 'lost';
};

const NAMES = ['fromFirstName', 'toFirstName'] as const;

export const otherName = (row: queries.DuelRow, side: Side): string => row[NAMES[otherSide(side)]];

export const ownSideOf = (row: queries.DuelRow, studentId: number): Side => sideIn(row, studentId) ?? 0;

const waitingState = (row: queries.DuelRow, side: Side): WaitingDuel['state'] => {
  if (row.state === 'finished') return outcomeFor(row.winnerSide, side);
  if (row.state === 'declined' || row.state === 'expired') return row.state;
  return row.state === 'waiting' ? 'asked' : 'climbing';
};

export const presentWaitingDuel = (row: queries.DuelRow, studentId: number): WaitingDuel => {
  const side = ownSideOf(row, studentId);
  return { id: row.id, name: otherName(row, side), difficulty: row.difficulty, state: waitingState(row, side) };
};

export const presentOwnDuel = (row: queries.DuelRow, studentId: number): OwnDuel => {
  const side = ownSideOf(row, studentId);
  return {
    id: row.id,
    opponent: otherName(row, side),
    difficulty: row.difficulty,
    outcome: outcomeFor(row.winnerSide, side),
    endedAt: row.endedAt ?? row.createdAt,
  };
};
