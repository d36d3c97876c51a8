import { type Insertable, sql } from 'kysely';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import type { Executor } from '#server/platform/db/database';
import { claims } from '#server/rewards/service';
import type { ContestWinners, PracticeShares } from './tables.ts';

const asCount = (expression: string) => sql<number>`cast(coalesce(${sql.raw(expression)}, 0) as integer)`;

/** Bests of the race that decides a contest. */
const raceBests = (executor: Executor, contestId: number) =>
  executor
    .selectFrom('practice_bests as b')
    .innerJoin('students as s', 's.id', 'b.student_id')
    .where('b.contest_id', '=', contestId)
    .where('b.mode', '=', 'timed')
    .where('b.minutes', '=', CONTEST_RACE_MINUTES);

export type LeaderRow = Awaited<ReturnType<typeof listHighest>>[number];

/** Those with the highest score, whatever their accuracy: who of them wins is for the rules. */
export const listHighest = (executor: Executor, contestId: number) =>
  raceBests(executor, contestId)
    .select(['b.student_id', 's.name', 'b.grade', 'b.score', 'b.accuracy', 'b.late_answers'])
    .where('b.score', '=', (eb) =>
      eb
        .selectFrom('practice_bests as top')
        .select((of) => of.fn.max('top.score').as('score'))
        .where('top.contest_id', '=', contestId)
        .where('top.mode', '=', 'timed')
        .where('top.minutes', '=', CONTEST_RACE_MINUTES),
    )
    // As the board's index has them, so that it is asked and not all bests of the contest.
    .orderBy('b.accuracy', 'desc')
    .orderBy('b.session_id', 'desc')
    .execute();

/** How many took part, and of how many some answers came late. */
export const countParticipants = (executor: Executor, contestId: number) =>
  executor
    .selectFrom('practice_bests')
    .select([
      asCount('count(distinct student_id)').as('participants'),
      asCount('count(distinct case when late_answers > 0 then student_id end)').as('latePupils'),
    ])
    .where('contest_id', '=', contestId)
    .executeTakeFirstOrThrow();

export const insertWinners = (executor: Executor, winners: readonly Insertable<ContestWinners>[]) =>
  executor.insertInto('contest_winners').values(winners).execute();

/** Contests are a few in a year, and winners one or two of each. */
export const listWinners = (executor: Executor) =>
  executor.selectFrom('contest_winners').selectAll().orderBy('contest_id').orderBy('student_id').execute();

export const listWinnersOf = (executor: Executor, contestId: number) =>
  executor
    .selectFrom('contest_winners')
    .selectAll()
    .where('contest_id', '=', contestId)
    .orderBy('student_id')
    .execute();

const shares = (executor: Executor) =>
  executor
    .selectFrom('practice_shares as p')
    .innerJoin(claims(executor).as('r'), 'r.id', 'p.reward_id')
    .select(['p.contest_id', 'p.student_id', 'p.coins', 'p.sent_at', 'r.is_claimed']);

export type SentShareRow = Awaited<ReturnType<typeof listOwnShares>>[number];

export const listOwnShares = (executor: Executor, studentId: number) =>
  shares(executor).where('p.student_id', '=', studentId).execute();

export const listContestShares = (executor: Executor, contestId: number) =>
  shares(executor).where('p.contest_id', '=', contestId).execute();

/** False where it was sent before, also when both arrive at once. */
export const insertShare = async (executor: Executor, share: PracticeShares): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('practice_shares')
    .values(share)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

const countRace = (executor: Executor) =>
  executor
    .selectFrom('practice_bests as e')
    .select(asCount('count(*)').as('n'))
    .where('e.contest_id', '=', sql.ref<number>('c.id'))
    .where('e.mode', '=', 'timed')
    .where('e.minutes', '=', CONTEST_RACE_MINUTES);

/** How many are in the race of each contest, and how many of them are ahead of this pupil: the best standing first. */
export const listStandings = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('contests as c')
    .leftJoin('practice_bests as own', (join) =>
      join
        .onRef('own.contest_id', '=', 'c.id')
        .on('own.student_id', '=', studentId)
        .on('own.mode', '=', 'timed')
        .on('own.minutes', '=', CONTEST_RACE_MINUTES),
    )
    .select([
      'c.id as contest_id',
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
