import { otherSide, type Side } from '#domain/race/race';
import type { WaitingDuel } from '#wire/race/challenges';
import type { OwnDuel } from '#wire/race/history';
import { type DuelRow, sideIn } from './duel-queries.ts';

type Outcome = OwnDuel['outcome'];

export const outcomeFor = (winner: Side | null, side: Side): Outcome => {
  if (winner === null) return 'drawn';
  return winner === side ? 'won' : 'lost';
};

const NAMES = ['fromFirstName', 'toFirstName'] as const;

export const otherName = (row: DuelRow, side: Side): string => row[NAMES[otherSide(side)]];

export const ownSideOf = (row: DuelRow, studentId: number): Side => sideIn(row, studentId) ?? 0;

const waitingState = (row: DuelRow, side: Side): WaitingDuel['state'] => {
  if (row.state === 'finished') return outcomeFor(row.winnerSide, side);
  if (row.state === 'declined' || row.state === 'expired') return row.state;
  return row.state === 'waiting' ? 'asked' : 'climbing';
};

export const presentWaitingDuel = (row: DuelRow, studentId: number): WaitingDuel => {
  const side = ownSideOf(row, studentId);
  return { id: row.id, name: otherName(row, side), difficulty: row.difficulty, state: waitingState(row, side) };
};

export const presentOwnDuel = (row: DuelRow, studentId: number): OwnDuel => {
  const side = ownSideOf(row, studentId);
  return {
    id: row.id,
    opponent: otherName(row, side),
    difficulty: row.difficulty,
    outcome: outcomeFor(row.winnerSide, side),
    endedAt: row.endedAt ?? row.createdAt,
  };
};
