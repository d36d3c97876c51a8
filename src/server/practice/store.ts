import { type Selectable, sql } from 'kysely';
import type { Grade } from '#domain/access/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { PracticeAnswers, PracticeScores, PracticeSessions } from '#server/platform/db/schema-practice';

export type SessionRow = Selectable<PracticeSessions>;
export type AnswerRow = Selectable<PracticeAnswers>;
export type ScoreRow = Selectable<PracticeScores>;

interface OwnSession {
  readonly id: number;
  readonly studentId: number;
}

export const findOwnSession = prepared<OwnSession, SessionRow>(
  (executor, value) =>
    executor
      .selectFrom('practice_sessions')
      .selectAll()
      .where('id', '=', value('id'))
      .where('student_id', '=', value('studentId')),
  { atMostOneRow: true },
);

export const findOpenSession = prepared<{ readonly studentId: number }, SessionRow>(
  (executor, value) =>
    executor
      .selectFrom('practice_sessions')
      .selectAll()
      .where('student_id', '=', value('studentId'))
      .where('state', '=', sql.lit<'open'>('open')),
  { atMostOneRow: true },
);

export const findByKey = (executor: Executor, requestKey: string) =>
  executor.selectFrom('practice_sessions').selectAll().where('request_key', '=', requestKey).executeTakeFirst();

type NewSession = Omit<SessionRow, 'id' | 'answered' | 'state' | 'last_answer_at' | 'closed_at'>;

/** Undefined where the key was used before, also when both arrive at once. */
export const insertSession = (executor: Executor, session: NewSession): Promise<SessionRow | undefined> =>
  executor
    .insertInto('practice_sessions')
    .values({ ...session, state: 'open' })
    .onConflict((oc) => oc.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();

export const listAnswers = prepared<{ readonly sessionId: number }, AnswerRow>((executor, value) =>
  executor.selectFrom('practice_answers').selectAll().where('session_id', '=', value('sessionId')).orderBy('number'),
);

interface Addition {
  readonly id: number;
  /** What was counted before; whoever finds another number has been overtaken. */
  readonly known: number;
  readonly answered: number;
  readonly at: string;
}

/** Empty where another tab wrote first, or the session is over. */
export const addToAnswered = prepared<Addition, { id: number }>(
  (executor, value) =>
    executor
      .updateTable('practice_sessions')
      .set({ answered: value('answered'), last_answer_at: value('at') })
      .where('id', '=', value('id'))
      .where('answered', '=', value('known'))
      .where('state', '=', sql.lit<'open'>('open'))
      .returning('id'),
  { atMostOneRow: true },
);

export const insertAnswer = prepared<AnswerRow, object>((executor, value) =>
  executor.insertInto('practice_answers').values({
    session_id: value('session_id'),
    number: value('number'),
    question_id: value('question_id'),
    choice: value('choice'),
    is_correct: value('is_correct'),
    at_ms: value('at_ms'),
    received_at: value('received_at'),
  }),
);

/** The first who ends it gets it, and nobody adds an answer from then on; empty for everybody else. */
export const closeSession = prepared<{ readonly id: number; readonly at: string }, SessionRow>(
  (executor, value) =>
    executor
      .updateTable('practice_sessions')
      .set((eb) => ({
        state: eb
          .case()
          .when('answered', '>', sql.lit(0))
          .then(sql.lit<'saved'>('saved'))
          .else(sql.lit<'dropped'>('dropped'))
          .end(),
        closed_at: value('at'),
      }))
      .where('id', '=', value('id'))
      .where('state', '=', sql.lit<'open'>('open'))
      .returningAll(),
  { atMostOneRow: true },
);

/** Open ones, the oldest first. */
export const listOpenSince = (executor: Executor, openedBefore: string) =>
  executor
    .selectFrom('practice_sessions')
    .select(['id', 'contest_id', 'mode', 'minutes', 'opened_at', 'last_answer_at'])
    .where('state', '=', sql.lit<'open'>('open'))
    .where('opened_at', '<=', openedBefore)
    .orderBy('opened_at')
    .execute();

export const dropSession = async (executor: Executor, id: number): Promise<void> => {
  await executor.updateTable('practice_sessions').set({ state: 'dropped' }).where('id', '=', id).execute();
};

export const listOpenOfContest = (executor: Executor, contestId: number) =>
  executor
    .selectFrom('practice_sessions')
    .select('id')
    .where('state', '=', sql.lit<'open'>('open'))
    .where('contest_id', '=', contestId)
    .orderBy('id')
    .execute();

export const insertScore = prepared<Omit<ScoreRow, 'id'>, ScoreRow>(
  (executor, value) =>
    executor
      .insertInto('practice_scores')
      .values({
        session_id: value('session_id'),
        student_id: value('student_id'),
        student_name: value('student_name'),
        grade: value('grade'),
        mode: value('mode'),
        time_minutes: value('time_minutes'),
        score: value('score'),
        accuracy: value('accuracy'),
        total_questions: value('total_questions'),
        correct_answers: value('correct_answers'),
        seconds: value('seconds'),
        previous_best: value('previous_best'),
        counts: value('counts'),
        created_at: value('created_at'),
      })
      .returningAll(),
  { atMostOneRow: true },
);

export const findScore = (executor: Executor, sessionId: number) =>
  executor.selectFrom('practice_scores').selectAll().where('session_id', '=', sessionId).executeTakeFirst();

export const findName = prepared<{ readonly id: number }, { name: string }>(
  (executor, value) => executor.selectFrom('students').select('name').where('id', '=', value('id')),
  { atMostOneRow: true, remember: 'row by key' },
);

/** The newest first. */
export const listScores = (executor: Executor, studentId: number, before: number | undefined, limit: number) =>
  executor
    .selectFrom('practice_scores')
    .selectAll()
    .where('student_id', '=', studentId)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export interface ScoreStatsRow {
  attempts: number;
  score: number;
  accuracy: number;
  correct_answers: number;
  total_questions: number;
}

const total = (column: 'score' | 'accuracy' | 'correct_answers' | 'total_questions') =>
  sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`;

/** Sums over all that a pupil played. */
export const sumScores = (executor: Executor, studentId: number): Promise<ScoreStatsRow> =>
  executor
    .selectFrom('practice_scores')
    .select((eb) => [
      eb.fn.countAll<number>().as('attempts'),
      total('score').as('score'),
      total('accuracy').as('accuracy'),
      total('correct_answers').as('correct_answers'),
      total('total_questions').as('total_questions'),
    ])
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();

export interface RosterRow {
  id: number;
  name: string;
  name_reading: string | null;
  grade: Grade;
}

/** Who is in a grade; the same for every pupil until somebody comes or goes. */
export const listRoster = prepared<{ readonly grade: Grade }, RosterRow>(
  (executor, value) =>
    executor
      .selectFrom('students')
      .select(['id', 'name', 'name_reading', 'grade'])
      .where('grade', '=', value('grade'))
      .where('archived_at', 'is', null)
      .orderBy('id'),
  { remember: 'answer' },
);
