import { type Selectable, sql } from 'kysely';
import type { Ending, JudgedAnswer, RacePhase, Side } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { RaceAnswers, RaceResults, Races } from '#server/platform/db/schema-race';

export interface RaceRow extends Selectable<Races> {
  readonly first_name: string;
  readonly second_name: string;
}

/** Every answer runs this. */
export const findRace = prepared<{ readonly id: number }, RaceRow>(
  (executor, value) =>
    executor
      .selectFrom('races as r')
      .innerJoin('students as first', 'first.id', 'r.first_id')
      .innerJoin('students as second', 'second.id', 'r.second_id')
      .selectAll('r')
      .select(['first.first_name as first_name', 'second.first_name as second_name'])
      .where('r.id', '=', value('id')),
  { atMostOneRow: true },
);

type NewRace = Omit<Selectable<Races>, 'id' | 'ending' | 'winner_side' | 'ended_at'>;

export const insertRace = async (executor: Executor, race: NewRace): Promise<number> => {
  const { id } = await executor.insertInto('races').values(race).returning('id').executeTakeFirstOrThrow();
  return id;
};

interface Change {
  readonly id: number;
  /** What was read; whoever finds another has been overtaken. */
  readonly known: number;
  readonly version: number;
  readonly phase: RacePhase;
  readonly racers: string;
  readonly ending: Ending['kind'] | null;
  readonly winner_side: Side | null;
  readonly ended_at: string | null;
  readonly due_at: string | null;
}

/** Empty where somebody else changed it first. */
export const updateRace = prepared<Change, { id: number }>(
  (executor, value) =>
    executor
      .updateTable('races')
      .set({
        version: value('version'),
        phase: value('phase'),
        racers: value('racers'),
        ending: value('ending'),
        winner_side: value('winner_side'),
        ended_at: value('ended_at'),
        due_at: value('due_at'),
      })
      .where('id', '=', value('id'))
      .where('version', '=', value('known'))
      .returning('id'),
  { atMostOneRow: true },
);

type NewAnswer = Omit<JudgedAnswer, 'isCorrect'> & {
  readonly raceId: number;
  readonly isCorrect: 0 | 1;
  readonly at: string;
};

export const insertAnswer = prepared<NewAnswer, object>((executor, value) =>
  executor.insertInto('race_answers').values({
    race_id: value('raceId'),
    side: value('side'),
    number: value('number'),
    question_id: value('questionId'),
    choice: value('choice'),
    is_correct: value('isCorrect'),
    answered_at: value('at'),
  }),
);

export const listAnswers = (executor: Executor, raceId: number): Promise<Selectable<RaceAnswers>[]> =>
  executor
    .selectFrom('race_answers')
    .selectAll()
    .where('race_id', '=', raceId)
    .orderBy('side')
    .orderBy('number')
    .execute();

export const listAnswersOf = (executor: Executor, raceId: number, side: Side): Promise<Selectable<RaceAnswers>[]> =>
  executor
    .selectFrom('race_answers')
    .selectAll()
    .where('race_id', '=', raceId)
    .where('side', '=', side)
    .orderBy('number')
    .execute();

/** Once for each race, whoever comes first. */
export const insertResult = (executor: Executor, result: Selectable<RaceResults>) =>
  executor
    .insertInto('race_results')
    .values(result)
    .onConflict((oc) => oc.column('race_id').doNothing())
    .execute();

export const hasResult = async (executor: Executor, raceId: number): Promise<boolean> =>
  (await executor.selectFrom('race_results').select('race_id').where('race_id', '=', raceId).executeTakeFirst()) !==
  undefined;

export const clearDue = (executor: Executor, raceId: number) =>
  executor.updateTable('races').set({ due_at: null }).where('id', '=', raceId).execute();

interface Due {
  readonly id: number;
  readonly due_at: string;
  readonly phase: RacePhase;
}

/** Those that are due first; the last of them may not be due yet. */
export const listDue = prepared<{ readonly atMost: number }, Due>((executor, value) =>
  executor
    .selectFrom('races')
    .select(['id', 'phase', sql<string>`due_at`.as('due_at')])
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(value('atMost')),
);
