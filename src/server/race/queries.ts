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
      .innerJoin('students as first', 'first.id', 'r.first_id')
      .innerJoin('students as second', 'second.id', 'r.second_id')
      .selectAll('r')
      .select(['first.first_name as first_name', 'second.first_name as second_name'])
      .where('r.id', '=', id),
  { atMostOneRow: true },
);

/** What never changes of a race while it runs. */
export type RaceFacts = Pick<
  RowOf<typeof findRace>,
  'id' | 'content_id' | 'grade' | 'difficulty' | 'first_id' | 'second_id' | 'first_name' | 'second_name'
>;

export const findChanging = prepared(
  (executor, { id }: { id: number }) =>
    executor
      .selectFrom('races')
      .select(['seed', 'version', 'phase', 'racers', 'ending', 'winner_side', 'ended_at', 'due_at'])
      .where('id', '=', id),
  { atMostOneRow: true },
);

export type Changing = RowOf<typeof findChanging>;

type NewRace = Omit<RaceRow, 'id' | 'ending' | 'winner_side' | 'ended_at'>;

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

type Change = Move & Pick<RaceRow, 'phase' | 'ending' | 'winner_side' | 'ended_at' | 'due_at'>;

/** Nothing where it was overtaken. */
export const updateRace = prepared((executor, { id, known, seed, ...change }: Change) =>
  executor.updateTable('races').set(change).where('id', '=', id).where('version', '=', known).where('seed', '=', seed),
);

export const insertAnswer = prepared((executor, answer: RaceAnswers) =>
  executor.insertInto('race_answers').values(answer),
);

const readAnswers = prepared((executor, { raceId }: { raceId: number }) =>
  executor.selectFrom('race_answers').selectAll().where('race_id', '=', raceId).orderBy('side').orderBy('number'),
);

export const listAnswers = async (executor: Executor, raceId: number): Promise<Selectable<RaceAnswers>[]> =>
  (await readAnswers(executor, { raceId })).rows;

export const listAnswersOf = (executor: Executor, raceId: number, side: Side): Promise<Selectable<RaceAnswers>[]> =>
  executor
    .selectFrom('race_answers')
    .selectAll()
    .where('race_id', '=', raceId)
    .where('side', '=', side)
    .orderBy('number')
    .execute();

/** Once for each race, whoever comes first. */
export const insertResult = prepared((executor, result: RaceResults) =>
  executor
    .insertInto('race_results')
    .values(result)
    .onConflict((oc) => oc.column('race_id').doNothing()),
);

export const clearDue = prepared((executor, { raceId }: { raceId: number }) =>
  executor.updateTable('races').set({ due_at: null }).where('id', '=', raceId),
);

export const postpone = (executor: Executor, raceId: number, until: string) =>
  executor.updateTable('races').set({ due_at: until }).where('id', '=', raceId).execute();

/** What is due, longest first. */
export const listDue = prepared((executor, { now, atMost }: { now: string; atMost: number }) =>
  executor.selectFrom('races').select('id').where('due_at', '<=', now).orderBy('due_at').limit(atMost),
);

const readNextDue = prepared(
  (executor, { now }: { now: string }) =>
    executor.selectFrom('races').select('due_at').where('due_at', '>', now).orderBy('due_at').limit(1),
  { atMostOneRow: true },
);

/** When the next will be due. */
export const findNextDue = async (executor: Executor, now: string): Promise<string | null> =>
  (await readNextDue(executor, { now })).rows[0]?.due_at ?? null;
