import type { Selectable } from 'kysely';
import type { Side } from '#domain/race/race';
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

type NewRace = Omit<RaceRow, 'id' | 'ending' | 'winnerSide' | 'endedAt'>;

const addRace = prepared((executor, race: NewRace) => executor.insertInto('races').values(race).returning('id'), {
  atMostOneRow: true,
});

export const insertRace = async (executor: Executor, race: NewRace): Promise<number> =>
  ((await addRace(executor, race)).rows[0] as { id: number }).id;

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

const readAnswers = prepared((executor, { raceId }: { raceId: number }) =>
  executor.selectFrom('race_answers').selectAll().where('raceId', '=', raceId).orderBy('side').orderBy('number'),
);

export const listAnswers = async (executor: Executor, raceId: number): Promise<Selectable<RaceAnswers>[]> =>
  (await readAnswers(executor, { raceId })).rows;

export const listAnswersOf = (executor: Executor, raceId: number, side: Side): Promise<Selectable<RaceAnswers>[]> =>
  executor
    .selectFrom('race_answers')
    .selectAll()
    .where('raceId', '=', raceId)
    .where('side', '=', side)
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

const readNextDue = prepared(
  (executor, { now }: { now: string }) =>
    executor.selectFrom('races').select('dueAt').where('dueAt', '>', now).orderBy('dueAt').limit(1),
  { atMostOneRow: true },
);

/** When the next will be due. */
export const findNextDue = async (executor: Executor, now: string): Promise<string | null> =>
  (await readNextDue(executor, { now })).rows[0]?.dueAt ?? null;
