import type { Selectable } from 'kysely';
import type { Ending, JudgedAnswer, RacePhase, Side } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { RaceAnswers, RaceResults, Races } from './tables.ts';

type RaceRow = Selectable<Races>;

/** What never changes of a race while it runs. */
export interface RaceFacts
  extends Pick<RaceRow, 'id' | 'content_id' | 'grade' | 'difficulty' | 'first_id' | 'second_id'> {
  readonly first_name: string;
  readonly second_name: string;
}

export const findRace = prepared<{ readonly id: number }, RaceRow & RaceFacts>(
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

export type Changing = Pick<
  RaceRow,
  'seed' | 'version' | 'phase' | 'racers' | 'ending' | 'winner_side' | 'ended_at' | 'due_at'
>;

export const findChanging = prepared<{ readonly id: number }, Changing>(
  (executor, value) =>
    executor
      .selectFrom('races')
      .select(['seed', 'version', 'phase', 'racers', 'ending', 'winner_side', 'ended_at', 'due_at'])
      .where('id', '=', value('id')),
  { atMostOneRow: true },
);

type NewRace = Omit<RaceRow, 'id' | 'ending' | 'winner_side' | 'ended_at'>;

const addRace = prepared<NewRace, { id: number }>(
  (executor, value) =>
    executor
      .insertInto('races')
      .values({
        content_id: value('content_id'),
        grade: value('grade'),
        difficulty: value('difficulty'),
        first_id: value('first_id'),
        second_id: value('second_id'),
        seed: value('seed'),
        deck: value('deck'),
        starts_at: value('starts_at'),
        version: value('version'),
        phase: value('phase'),
        racers: value('racers'),
        due_at: value('due_at'),
        created_at: value('created_at'),
      })
      .returning('id'),
  { atMostOneRow: true },
);

export const insertRace = async (executor: Executor, race: NewRace): Promise<number> =>
  ((await addRace(executor, race)).rows[0] as { id: number }).id;

/** How it was read; whoever finds another has been overtaken. */
interface Known {
  readonly id: number;
  readonly seed: number;
  readonly known: number;
}

interface Move {
  readonly version: number;
  readonly racers: string;
}

/** Almost every answer: what the indexes and the checks look at stays as it is. Nothing where it was overtaken. */
export const moveRace = prepared<Known & Move, object>((executor, value) =>
  executor
    .updateTable('races')
    .set({ version: value('version'), racers: value('racers') })
    .where('id', '=', value('id'))
    .where('version', '=', value('known'))
    .where('seed', '=', value('seed')),
);

interface Change extends Move {
  readonly phase: RacePhase;
  readonly ending: Ending['kind'] | null;
  readonly winner_side: Side | null;
  readonly ended_at: string | null;
  readonly due_at: string | null;
}

/** Nothing where it was overtaken. */
export const updateRace = prepared<Known & Change, object>((executor, value) =>
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
    .where('seed', '=', value('seed')),
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

const readAnswers = prepared<{ readonly raceId: number }, Selectable<RaceAnswers>>((executor, value) =>
  executor
    .selectFrom('race_answers')
    .selectAll()
    .where('race_id', '=', value('raceId'))
    .orderBy('side')
    .orderBy('number'),
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
export const insertResult = prepared<Selectable<RaceResults>, object>((executor, value) =>
  executor
    .insertInto('race_results')
    .values({
      race_id: value('race_id'),
      winner_id: value('winner_id'),
      loser_id: value('loser_id'),
      content_id: value('content_id'),
      grade: value('grade'),
      difficulty: value('difficulty'),
      ending: value('ending'),
      winner_score: value('winner_score'),
      loser_score: value('loser_score'),
      winner_answers: value('winner_answers'),
      loser_answers: value('loser_answers'),
      is_flawless: value('is_flawless'),
      game_duration: value('game_duration'),
      questions: value('questions'),
      student_answers: value('student_answers'),
      ended_at: value('ended_at'),
    })
    .onConflict((oc) => oc.column('race_id').doNothing()),
);

export const clearDue = prepared<{ readonly raceId: number }, object>((executor, value) =>
  executor.updateTable('races').set({ due_at: null }).where('id', '=', value('raceId')),
);

export const postpone = (executor: Executor, raceId: number, until: string) =>
  executor.updateTable('races').set({ due_at: until }).where('id', '=', raceId).execute();

/** What is due, longest first. */
export const listDue = prepared<{ readonly now: string; readonly atMost: number }, { id: number }>((executor, value) =>
  executor
    .selectFrom('races')
    .select('id')
    .where('due_at', '<=', value('now'))
    .orderBy('due_at')
    .limit(value('atMost')),
);

const readNextDue = prepared<{ readonly now: string }, { due_at: string | null }>(
  (executor, value) =>
    executor.selectFrom('races').select('due_at').where('due_at', '>', value('now')).orderBy('due_at').limit(1),
  { atMostOneRow: true },
);

/** When the next will be due. */
export const findNextDue = async (executor: Executor, now: string): Promise<string | null> =>
  (await readNextDue(executor, { now })).rows[0]?.due_at ?? null;
