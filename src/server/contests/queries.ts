import { type Insertable, sql } from 'kysely';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { withheldFlag } from '#server/consents/service';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { claims } from '#server/rewards/service';
import type { ContestWinners, PracticeShares } from './tables.ts';

const asCount = (expression: string) => sql<number>`cast(coalesce(${sql.raw(expression)}, 0) as integer)`;

export type LeaderRow = Awaited<ReturnType<typeof listHighest>>[number];

/** Those with the highest score in the race that decides a contest, whatever their accuracy: who of them wins is for the rules. */
export const listHighest = (executor: Executor, contestId: number) =>
  executor
    .selectFrom('practice_bests as b')
    .innerJoin('students as s', 's.id', 'b.studentId')
    .select(['b.studentId', 's.name', 'b.grade', 'b.score', 'b.accuracy', 'b.lateAnswers'])
    .where('b.contestId', '=', contestId)
    .where('b.mode', '=', 'timed')
    .where('b.minutes', '=', CONTEST_RACE_MINUTES)
    .where('b.score', '=', (eb) =>
      eb
        .selectFrom('practice_bests as top')
        .select((of) => of.fn.max('top.score').as('score'))
        .where('top.contestId', '=', contestId)
        .where('top.mode', '=', 'timed')
        .where('top.minutes', '=', CONTEST_RACE_MINUTES),
    )
    // As the board's index has them, so that it is asked and not all bests of the contest.
    .orderBy('b.accuracy', 'desc')
    .orderBy('b.sessionId', 'desc')
    .execute();

/** How many took part in each, and of how many some answers came late. */
export const countParticipants = (executor: Executor, contestIds: readonly number[]) =>
  executor
    .selectFrom('practice_bests')
    .select([
      'contestId',
      asCount('count(distinct student_id)').as('participants'),
      asCount('count(distinct case when late_answers > 0 then student_id end)').as('latePupils'),
    ])
    .where('contestId', 'in', contestIds)
    .groupBy('contestId')
    .execute();

export const insertWinners = (executor: Executor, winners: readonly Insertable<ContestWinners>[]) =>
  executor.insertInto('contest_winners').values(winners).execute();

/** Of some contests, or of all: they are a few in a year, and winners one or two of each. */
export const listWinners = (executor: Executor, contestIds?: readonly number[]) =>
  executor
    .selectFrom('contest_winners as w')
    .innerJoin('students as s', 's.id', 'w.studentId')
    .selectAll('w')
    .select(['s.firstName', withheldFlag('boards', sql.ref('s.id')).as('isWithheld')])
    .$if(contestIds !== undefined, (query) => query.where('w.contestId', 'in', contestIds as readonly number[]))
    .orderBy('w.contestId')
    .orderBy('w.studentId')
    .execute();

const shares = (executor: Executor) =>
  executor
    .selectFrom('practice_shares as p')
    .innerJoin(claims(executor).as('r'), 'r.id', 'p.rewardId')
    .select(['p.contestId', 'p.studentId', 'p.coins', 'p.sentAt', 'r.isClaimed']);

export type SentShareRow = Awaited<ReturnType<typeof listOwnShares>>[number];

export const listOwnShares = (executor: Executor, studentId: number) =>
  shares(executor).where('p.studentId', '=', studentId).execute();

export const listContestShares = (executor: Executor, contestId: number) =>
  shares(executor).where('p.contestId', '=', contestId).execute();

/** False where it was sent before, also when both arrive at once. */
export const insertShare = (executor: Executor, share: PracticeShares): Promise<boolean> =>
  hasChanged(
    executor
      .insertInto('practice_shares')
      .values(share)
      .onConflict((oc) => oc.doNothing()),
  );

const countRace = (executor: Executor) =>
  executor
    .selectFrom('practice_bests as e')
    .select(asCount('count(*)').as('n'))
    .where('e.contestId', '=', sql.ref<number>('c.id'))
    .where('e.mode', '=', 'timed')
    .where('e.minutes', '=', CONTEST_RACE_MINUTES);

/** How many are in the race of each contest, and how many of them are ahead of this pupil: the best standing first. */
export const listStandings = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('contests as c')
    .leftJoin('practice_bests as own', (join) =>
      join
        .onRef('own.contestId', '=', 'c.id')
        .on('own.studentId', '=', studentId)
        .on('own.mode', '=', 'timed')
        .on('own.minutes', '=', CONTEST_RACE_MINUTES),
    )
    .select([
      'c.id as contestId',
      'own.score',
      'own.accuracy',
      countRace(executor).$asScalar().$notNull().as('participants'),
      countRace(executor)
        .where(sql<boolean>`(e.score, e.accuracy) > (own.score, own.accuracy)`)
        .$asScalar()
        .$notNull()
        .as('ahead'),
    ])
    .where('c.kind', '=', 'contest')
    .orderBy('ahead')
    .execute();
