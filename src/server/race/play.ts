import { nextDue, type Outcome, type Race, type RaceEvent, stepRace } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';
import { deleteSeatsOf } from './seats-queries.ts';
import { readStanding, recallStanding, type Standing } from './standing.ts';

/** A race after something happened in it, and what is to be told of it once it is stored. */
export interface Step {
  readonly standing: Standing;
  readonly outcome: Outcome;
  readonly hasChanged: boolean;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** One that somebody won is due at once, and until its result is stored. */
const dueOf = (race: Race): string | null => {
  if (race.ending) return race.ending.winner === null ? null : iso(race.ending.at);
  const due = nextDue(race);
  return due === null ? null : iso(due);
};

/** Null where the racers alone have moved. */
const changeOf = (before: Race, race: Race) => {
  if (race.phase === before.phase && nextDue(race) === nextDue(before)) return null;
  return {
    phase: race.phase,
    ending: race.ending?.kind ?? null,
    winnerSide: race.ending?.winner ?? null,
    endedAt: race.ending && iso(race.ending.at),
    dueAt: dueOf(race),
  };
};

/** Null where somebody else wrote since it was read. */
const write = async (
  executor: Executor,
  { facts, version, dueAt, race: before }: Standing,
  { race, answer }: Outcome,
  now: number,
): Promise<Standing | null> => {
  const move = {
    id: facts.id,
    seed: race.seed,
    known: version,
    version: version + 1,
    racers: JSON.stringify(race.racers),
  };
  const change = changeOf(before, race);
  const { numAffectedRows } = change
    ? await queries.updateRace(executor, { ...change, ...move })
    : await queries.moveRace(executor, move);
  if (numAffectedRows === 0n) return null;
  if (answer)
    await queries.insertAnswer(executor, {
      raceId: facts.id,
      side: answer.side,
      number: answer.number,
      questionId: answer.questionId,
      choice: answer.choice,
      isCorrect: answer.isCorrect ? 1 : 0,
      answeredAt: iso(now),
    });
  if (race.phase === 'over') await deleteSeatsOf(executor, { raceId: facts.id });
  return {
    facts,
    version: move.version,
    dueAt: change ? change.dueAt : dueAt,
    race: { ...race, deck: before.deck },
  };
};

/** Null where somebody else wrote since it was read. */
const stepFrom = async (executor: Executor, deps: Deps, standing: Standing, event: RaceEvent): Promise<Step | null> => {
  const now = deps.clock().getTime();
  const outcome = stepRace(standing.race, event, now);
  if (outcome.race === standing.race) return { standing, outcome, hasChanged: false };
  const written = await write(executor, standing, outcome, now);
  return written && { standing: written, outcome, hasChanged: true };
};

/** Two players, an alarm and a sweep: nobody is overtaken more often than this. */
const TRIES = 20;

/** Lets something happen in a stored race, in the caller's transaction. Null where there is no such race. */
export const stepStored = async (
  executor: Executor,
  deps: Deps,
  raceId: number,
  eventFor: (standing: Standing) => RaceEvent,
): Promise<Step | null> => {
  const known = recallStanding(deps, raceId);
  const step = known && (await stepFrom(executor, deps, known, eventFor(known)));
  // What changes nothing was never compared with what is stored.
  if (step?.hasChanged) return step;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const standing = await readStanding(executor, deps, raceId);
    if (!standing) return null;
    const stepped = await stepFrom(executor, deps, standing, eventFor(standing));
    if (stepped) return stepped;
  }
  throw new Error(`race ${raceId} changed ${TRIES} times under one event`);
};
