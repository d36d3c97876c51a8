import { DAILY_ANSWERS_MIN } from './challenge.ts';
import { otherSide, positionOf, type Race, type Side } from './race.ts';
import { TRACK_LENGTH, WINNER_SCORE } from './rules.ts';

/** How far along the track, in per cent. */
export const percentOf = (position: number): number => Math.round((position / TRACK_LENGTH) * 100);

/** Null while a race runs, and of one that was called off. */
export const resultOf = ({ ending, racers, startsAt }: Race) => {
  if (!ending || ending.winner === null) return null;
  const loser = otherSide(ending.winner);
  return {
    winner: ending.winner,
    loser,
    winnerScore: WINNER_SCORE,
    loserScore: percentOf(positionOf(racers[loser])),
    seconds: Math.max(0, Math.round((ending.at - startsAt) / 1000)),
  };
};

/** In a race that somebody won, having played it: not from a screen that was only left lying, and not by leaving it. */
export const hasTakenPart = ({ ending, racers }: Race, side: Side): boolean =>
  ending !== null &&
  ending.winner !== null &&
  (ending.kind === 'finished' || ending.winner === side) &&
  racers[side].answered >= DAILY_ANSWERS_MIN;
