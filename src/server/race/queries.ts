import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { RaceAnswers, RaceResults, Races } from './tables.ts';

type RaceRow = Selectable<Races>;

export const findRace = prepared(
  (executor, { id }: { id: number }) =>
    executor
      .selectFrom('races as r')
      .innerJoin('students as first', 'first.id', 'r.firstId')
      .innerJoin('students as second', 'second.id', 'r.secondId')
      .selectAll('r')
      .select(['first.firstName as firstName', 'second.firstName as secondName'])
      .where('r.id', '=', id),
  { atMostOneRow: true },
);

/** What never changes of a race while it runs. */
export type RaceFacts = Pick<
  RowOf<typeof findRace>,
  'id' | 'contentId' | 'grade' | 'difficulty' | 'firstId' | 'secondId' | 'firstName' | 'secondName'
>;

export const findChanging = prepared(
  (executor, { id }: { id: number }) =>
    executor
      .selectFrom('races')
      .select(['seed', 'version', 'phase', 'racers', 'ending', 'winnerSide', 'endedAt', 'dueAt'])
      .where('id', '=', id),
  { atMostOneRow: true },
);

export type Changing = RowOf<typeof findChanging>;

export const insertRace = async (executor: Executor, race: Insertable<Races>): Promise<number> =>
  (await executor.insertInto('races').values(race).returning('id').executeTakeFirstOrThrow()).id;

/** With the version as it was read; whoever finds another has been overtaken. */
type Move = Pick<RaceRow, 'id' | 'seed' | 'version' | 'racers'> & { readonly known: number };

/** Almost every answer: what the indexes and the checks look at stays as it is. Nothing where it was overtaken. */
export const moveRace = prepared((executor, { id, known, seed, ...move }: Move) =>
  executor.updateTable('races').set(move).where('id', '=', id).where('version', '=', known).where('seed', '=', seed),
);

type Change = Move & Pick<RaceRow, 'phase' | 'ending' | 'winnerSide' | 'endedAt' | 'dueAt'>;

/** Nothing where it was overtaken. */
export const updateRace = prepared((executor, { id, known, seed, ...change }: Change) =>
  executor.updateTable('races').set(change).where('id', '=', id).where('version', '=', known).where('seed', '=', seed),
);

export const insertAnswer = prepared((executor, answer: RaceAnswers) =>
  executor.insertInto('race_answers').values(answer),
);

export const listAnswers = (executor: Executor, raceId: number): Promise<Selectable<RaceAnswers>[]> =>
  executor
    .selectFrom('race_answers')
    .selectAll()
    .where('raceId', '=', raceId)
    .orderBy('side')
    .orderBy('number')
    .execute();

/** Once for each race, whoever comes first. */
export const insertResult = prepared((executor, result: RaceResults) =>
  executor
    .insertInto('race_results')
    .values(result)
    .onConflict((oc) => oc.column('raceId').doNothing()),
);

export const clearDue = prepared((executor, { raceId }: { raceId: number }) =>
  executor.updateTable('races').set({ dueAt: null }).where('id', '=', raceId),
);

export const postpone = (executor: Executor, raceId: number, until: string) =>
  executor.updateTable('races').set({ dueAt: until }).where('id', '=', raceId).execute();

/** What is due, longest first. */
export const listDue = prepared((executor, { now, atMost }: { now: string; atMost: number }) =>
  executor.selectFrom('races').select('id').where('dueAt', '<=', now).orderBy('dueAt').limit(atMost),
);

/** When the next will be due. */
export const findNextDue = async (executor: Executor, now: string): Promise<string | null> => {
  const later = executor.selectFrom('races').select('dueAt').where('dueAt', '>', now);
  return (await later.orderBy('dueAt').limit(1).executeTakeFirst())?.dueAt ?? null;
};
