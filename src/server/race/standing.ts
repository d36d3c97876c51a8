import type { Race, Racer, Side } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import { type AskedQuestion, raceQuestions } from './questions.ts';
import * as store from './store.ts';

/** A stored race as the rules know it, with the words it is run in. */
export interface Standing {
  readonly row: store.RaceRow;
  readonly race: Race & { readonly deck: readonly AskedQuestion[] };
}

const endingOf = ({ ending, winner_side, ended_at }: store.RaceRow): Race['ending'] => {
  if (ending === null) return null;
  const at = Date.parse(ended_at as string);
  return ending === 'called_off'
    ? { kind: ending, winner: null, at }
    : { kind: ending, winner: winner_side as Side, at };
};

export const readStanding = async (executor: Executor, raceId: number): Promise<Standing | null> => {
  const row = (await store.findRace(executor, { id: raceId })).rows[0];
  if (!row) return null;
  const deck = await raceQuestions(executor, JSON.parse(row.deck) as number[]);
  return {
    row,
    race: {
      phase: row.phase,
      seed: row.seed,
      deck,
      startsAt: Date.parse(row.starts_at),
      racers: JSON.parse(row.racers) as [Racer, Racer],
      ending: endingOf(row),
    },
  };
};

export const studentAt = ({ row }: Standing, side: Side): number => (side === 0 ? row.first_id : row.second_id);

/** Null for somebody who is not in this race. */
export const sideOf = ({ row }: Standing, studentId: number): Side | null => {
  if (row.first_id === studentId) return 0;
  return row.second_id === studentId ? 1 : null;
};
