import { type Selectable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { newestFirst } from '#server/platform/pages';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { PracticeAnswers, PracticeScores, PracticeSessions } from './tables.ts';

export type SessionRow = Selectable<PracticeSessions>;
export type ScoreRow = Selectable<PracticeScores>;

export const findOwnSession = prepared(
  (executor, { id, studentId }: { id: number; studentId: number }) =>
    executor.selectFrom('practice_sessions').selectAll().where('id', '=', id).where('studentId', '=', studentId),
  { atMostOneRow: true },
);

export const findOpenSession = prepared(
  (executor, { studentId }: { studentId: number }) =>
    executor
      .selectFrom('practice_sessions')
      .selectAll()
      .where((eb) => eb.and({ studentId, state: sql.lit<'open'>('open') })),
  { atMostOneRow: true },
);

export const findByKey = (executor: Executor, requestKey: string) =>
  executor.selectFrom('practice_sessions').selectAll().where('requestKey', '=', requestKey).executeTakeFirst();

type NewSession = Omit<SessionRow, 'id' | 'answered' | 'state' | 'lastAnswerAt' | 'closedAt'>;

/** Undefined where the key was used before, also when both arrive at once. */
export const insertSession = (executor: Executor, session: NewSession): Promise<SessionRow | undefined> =>
  executor
    .insertInto('practice_sessions')
    .values({ ...session, state: 'open' })
    .onConflict((oc) => oc.column('requestKey').doNothing())
    .returningAll()
    .executeTakeFirst();

export const listAnswers = prepared((executor, { sessionId }: { sessionId: number }) =>
  executor
    .selectFrom('practice_answers')
    .select(['questionId', 'choice', 'isCorrect', 'atMs as at', 'receivedAt'])
    .where('sessionId', '=', sessionId)
    .orderBy('number'),
);

interface Addition {
  readonly id: number;
  /** What was counted before; whoever finds another number has been overtaken. */
  readonly known: number;
  readonly answered: number;
  readonly at: string;
}

/** Empty where another tab wrote first, or the session is over. */
export const addToAnswered = prepared(
  (executor, { id, known, answered, at }: Addition) =>
    executor
      .updateTable('practice_sessions')
      .set({ answered, lastAnswerAt: at })
      .where((eb) => eb.and({ id, answered: known, state: sql.lit<'open'>('open') }))
      .returning('id'),
  { atMostOneRow: true },
);

export const insertAnswer = prepared((executor, answer: PracticeAnswers) =>
  executor.insertInto('practice_answers').values(answer),
);

/** The first who ends it gets it, and nobody adds an answer from then on; empty for everybody else. */
export const closeSession = prepared(
  (executor, { id, at }: { id: number; at: string }) =>
    executor
      .updateTable('practice_sessions')
      .set((eb) => ({
        state: eb
          .case()
          .when('answered', '>', sql.lit(0))
          .then(sql.lit<'saved'>('saved'))
          .else(sql.lit<'dropped'>('dropped'))
          .end(),
        closedAt: at,
      }))
      .where((eb) => eb.and({ id, state: sql.lit<'open'>('open') }))
      .returningAll(),
  { atMostOneRow: true },
);

/** Open ones, the oldest first. */
export const listOpenSince = (executor: Executor, openedBefore: string) =>
  executor
    .selectFrom('practice_sessions')
    .select(['id', 'contestId', 'mode', 'minutes', 'openedAt', 'lastAnswerAt'])
    .where('state', '=', sql.lit<'open'>('open'))
    .where('openedAt', '<=', openedBefore)
    .orderBy('openedAt')
    .execute();

export const dropSession = async (executor: Executor, id: number): Promise<void> => {
  await executor.updateTable('practice_sessions').set({ state: 'dropped' }).where('id', '=', id).execute();
};

export const listOpenOfContest = (executor: Executor, contestId: number) =>
  executor
    .selectFrom('practice_sessions')
    .select('id')
    .where((eb) => eb.and({ state: sql.lit<'open'>('open'), contestId }))
    .orderBy('id')
    .execute();

export const insertScore = prepared(
  (executor, score: Omit<ScoreRow, 'id'>) => executor.insertInto('practice_scores').values(score).returningAll(),
  { atMostOneRow: true },
);

export const findScore = (executor: Executor, sessionId: number) =>
  executor.selectFrom('practice_scores').selectAll().where('sessionId', '=', sessionId).executeTakeFirst();

export const findName = prepared(
  (executor, { id }: { id: number }) => executor.selectFrom('students').select('name').where('id', '=', id),
  { atMostOneRow: true, remember: 'name of a pupil' },
);

/** The newest first. */
export const listScores = (executor: Executor, studentId: number, before: number | undefined, limit: number) =>
  executor
    .selectFrom('practice_scores')
    .selectAll()
    .where('studentId', '=', studentId)
    .$call(newestFirst('id', before, limit))
    .execute();

const total = (column: 'score' | 'accuracy' | 'correctAnswers' | 'totalQuestions') =>
  sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`;

/** Sums over all that a pupil played. */
export const sumScores = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('practice_scores')
    .select((eb) => [
      eb.fn.countAll<number>().as('attempts'),
      total('score').as('score'),
      total('accuracy').as('accuracy'),
      total('correctAnswers').as('correctAnswers'),
      total('totalQuestions').as('totalQuestions'),
    ])
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();

const leftOutOf = (executor: Executor, contestIds: readonly number[]) =>
  executor
    .selectFrom('practice_scores as p')
    .innerJoin('practice_sessions as g', 'g.id', 'p.sessionId')
    .where('g.contestId', 'in', contestIds)
    .where('p.leftOut', 'is not', null);

/** Of how many pupils some runs are left out of a contest. */
export const countLeftOut = (executor: Executor, contestIds: readonly number[]) =>
  leftOutOf(executor, contestIds)
    .select(['g.contestId', sql<number>`cast(count(distinct p.student_id) as integer)`.as('pupils')])
    .groupBy('g.contestId')
    .execute();

/** Whose runs are left out of a contest, why, how many, and the highest of them. */
export const listLeftOut = (executor: Executor, contestId: number) =>
  leftOutOf(executor, [contestId])
    .innerJoin('students as s', 's.id', 'p.studentId')
    .select((eb) => ['p.studentId', 's.name', 's.grade', eb.ref('p.leftOut').$notNull().as('reason')])
    .select(sql<number>`cast(count(*) as integer)`.as('runs'))
    .select((eb) => eb.fn.max('p.score').as('score'))
    .groupBy(['p.studentId', 's.name', 's.grade', 'p.leftOut'])
    .orderBy('score', 'desc')
    .orderBy('p.studentId')
    .execute();

export const listScoresBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('practice_scores')
    .select(['mode', 'timeMinutes', 'score', 'correctAnswers', 'totalQuestions', 'leftOut', 'createdAt'])
    .where('studentId', '=', studentId)
    .where('createdAt', '<', before)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();

/** Hours in which the pupil practised, which are few however much was done in them. */
export const daysPractised = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'played' as what, substr(created_at, 1, 13) as at from practice_scores
    where student_id = ${studentId} and created_at >= ${since}`;
