import type { Race, Racer, Side } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
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

/** What never changes of a race, from its first row to its last question. */
interface Fixed {
  readonly row: store.RaceRow;
  readonly deck: readonly AskedQuestion[];
  readonly startsAt: number;
}

const keptIn = onceFor((_database: object) => new Map<number, Fixed>());
const KEPT_MAX = 5000;

const readFixed = async (executor: Executor, raceId: number): Promise<Fixed> => {
  const row = (await store.findRace(executor, { id: raceId })).rows[0] as store.RaceRow;
  const deck = await raceQuestions(executor, JSON.parse(row.deck) as number[]);
  return { row, deck, startsAt: Date.parse(row.starts_at) };
};

const fixedOf = async (executor: Executor, raceId: number, { seed, phase }: store.Changing): Promise<Fixed> => {
  // A transaction has its database's adapter.
  const kept = keptIn(executor.getExecutor().adapter);
  const known = kept.get(raceId);
  // A race whose beginning was rolled back leaves its number to another, which has another seed.
  const fixed = known?.row.seed === seed ? known : await readFixed(executor, raceId);
  if (kept.size >= KEPT_MAX) kept.clear();
  if (phase === 'over') kept.delete(raceId);
  else kept.set(raceId, fixed);
  return fixed;
};

export const readStanding = async (executor: Executor, raceId: number): Promise<Standing | null> => {
  const changing = (await store.findChanging(executor, { id: raceId })).rows[0];
  if (!changing) return null;
  const { row: first, deck, startsAt } = await fixedOf(executor, raceId, changing);
  const row = { ...first, ...changing };
  return {
    row,
    race: {
      phase: row.phase,
      seed: row.seed,
      deck,
      startsAt,
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
