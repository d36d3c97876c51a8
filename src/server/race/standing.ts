import type { Race, Racer, Side } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { onceFor } from '#server/platform/once-for';
import * as queries from './queries.ts';
import { type AskedQuestion, raceQuestions } from './questions.ts';

/** A stored race as the rules know it, with the words it is run in. */
export interface Standing {
  readonly facts: queries.RaceFacts;
  readonly version: number;
  /** Of a race that is over, null when nothing is left to be stored of it. */
  readonly dueAt: string | null;
  readonly race: Race & { readonly deck: readonly AskedQuestion[] };
}

const endingOf = ({ ending, winnerSide, endedAt }: queries.Changing): Race['ending'] => {
  if (ending === null) return null;
  const at = Date.parse(endedAt as string);
  return ending === 'called_off'
    ? { kind: ending, winner: null, at }
    : { kind: ending, winner: winnerSide as Side, at };
};

const keptBy = onceFor((_database: object) => new Map<number, Standing>());
const KEPT_MAX = 5000;

/**
 * How a race stood when this process last looked at it. Whoever goes on from it must find that nobody wrote since; for
 * anything else it is to be read.
 */
export const recallStanding = (deps: Deps, raceId: number): Standing | undefined => keptBy(deps.db).get(raceId);

/** Only what is on the disk: a transaction that is rolled back leaves its version, and its race's number, to another. */
export const keepStanding = (deps: Deps, standing: Standing): void => {
  const kept = keptBy(deps.db);
  const { facts, version, race } = standing;
  const known = kept.get(facts.id);
  if (known?.race.seed === race.seed && known.version > version) return;
  if (kept.size >= KEPT_MAX) kept.clear();
  if (race.phase === 'over') kept.delete(facts.id);
  else kept.set(facts.id, standing);
};

const standingOf = (
  facts: queries.RaceFacts,
  changing: queries.Changing,
  { deck, startsAt }: Pick<Standing['race'], 'deck' | 'startsAt'>,
): Standing => ({
  facts,
  version: changing.version,
  dueAt: changing.dueAt,
  race: {
    phase: changing.phase,
    seed: changing.seed,
    deck,
    startsAt,
    racers: JSON.parse(changing.racers) as [Racer, Racer],
    ending: endingOf(changing),
  },
});

const readWhole = async (executor: Executor, raceId: number): Promise<Standing | null> => {
  const row = (await queries.findRace(executor, { id: raceId })).rows[0];
  if (!row) return null;
  const deck = await raceQuestions(executor, JSON.parse(row.deck) as number[]);
  return standingOf(row, row, { deck, startsAt: Date.parse(row.startsAt) });
};

/** Of a race that is known only what changes. */
export const readStanding = async (executor: Executor, deps: Deps, raceId: number): Promise<Standing | null> => {
  const known = recallStanding(deps, raceId);
  if (!known) return readWhole(executor, raceId);
  const changing = (await queries.findChanging(executor, { id: raceId })).rows[0];
  // The number of a race that is gone may be another's now, which has another seed.
  if (changing?.seed !== known.race.seed) return readWhole(executor, raceId);
  return standingOf(known.facts, changing, known.race);
};

export const studentAt = ({ facts }: Standing, side: Side): number => (side === 0 ? facts.firstId : facts.secondId);

/** Null for somebody who is not in this race. */
export const sideOf = ({ facts }: Standing, studentId: number): Side | null => {
  if (facts.firstId === studentId) return 0;
  return facts.secondId === studentId ? 1 : null;
};
