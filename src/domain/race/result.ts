import { otherSide, positionOf, type Race } from './race.ts';
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
