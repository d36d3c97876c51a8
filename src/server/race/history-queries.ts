import { sql } from 'kysely';
import type { Difficulty } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { isOfClass } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import type { QueryOf } from '#wire/contract';

/** After every race. */
export const NEWEST = 2_147_483_647;

/** Without the answers, which are most of a row. */
const FACE = [
  'r.raceId',
  'r.grade',
  'r.difficulty',
  'r.contentId',
  'r.ending',
  'r.gameDuration',
  'r.endedAt',
  'r.isFlawless',
] as const;

interface OwnPage {
  readonly studentId: number;
  readonly before: number;
  readonly limit: number;
}

const SIDES = {
  won: {
    own: 'r.winnerId',
    other: 'r.loserId',
    scores: ['r.winnerScore as ownScore', 'r.loserScore as opponentScore'],
  },
  lost: {
    own: 'r.loserId',
    other: 'r.winnerId',
    scores: ['r.loserScore as ownScore', 'r.winnerScore as opponentScore'],
  },
} as const;

/** As far as the page goes, from one index. */
const ownSide = (executor: Executor, { studentId, before, limit }: OwnPage, side: keyof typeof SIDES) => {
  const { own, other, scores } = SIDES[side];
  const page = executor
    .selectFrom('race_results as r')
    .select(FACE)
    .select(scores)
    .select([`${other} as opponentId`, sql<0 | 1>`${sql.lit(side === 'won' ? 1 : 0)}`.as('hasWon')])
    .where(own, '=', studentId)
    .where('r.raceId', '<', before)
    .orderBy('r.raceId', 'desc')
    .limit(limit);
  return executor.selectFrom(page.as('page')).selectAll();
};

export const listOwn = prepared((executor, page: OwnPage) =>
  executor
    .selectFrom(
      ownSide(executor, page, 'won')
        .unionAll(ownSide(executor, page, 'lost'))
        .as('o'),
    )
    .innerJoin('students as s', 's.id', 'o.opponentId')
    .selectAll('o')
    .select('s.firstName as opponentName')
    .orderBy('o.raceId', 'desc')
    .limit(page.limit),
);

export type OwnRow = RowOf<typeof listOwn>;

/** From the indexes alone. */
export const countOwn = prepared(
  (executor, { studentId }: { studentId: number }) =>
    executor
      .selectFrom('race_results as r')
      .select([
        sql<number>`cast(count(*) as integer)`.as('won'),
        sql<number>`cast(coalesce(sum(r.is_flawless), 0) as integer)`.as('flawless'),
      ])
      .select((eb) =>
        eb
          .selectFrom('race_results as l')
          .select(sql<number>`cast(count(*) as integer)`.as('lost'))
          .where('l.loserId', '=', studentId)
          .$asScalar()
          .$notNull()
          .as('lost'),
      )
      .where('r.winnerId', '=', studentId),
  { atMostOneRow: true },
);

const withBoth = (executor: Executor) =>
  executor
    .selectFrom('race_results as r')
    .innerJoin('students as winner', 'winner.id', 'r.winnerId')
    .innerJoin('students as loser', 'loser.id', 'r.loserId')
    .select(FACE)
    .select(['r.winnerId', 'r.loserId', 'r.winnerScore', 'r.loserScore', 'r.winnerAnswers', 'r.loserAnswers'])
    .select(['winner.name as winnerName', 'loser.name as loserName']);

export type StaffRow = Awaited<ReturnType<typeof listForStaff>>[number];

export type RacesFilter = QueryOf<'GET /api/admin/races'>;

/** More than so many are met soon when races are gone through from the newest, and have too many to look up all of them. */
const FEW = 8;

const ofAny = (executor: Executor, students: readonly number[]) => {
  const raced = (column: 'winnerId' | 'loserId') =>
    executor.selectFrom('race_results').select('raceId').where(column, 'in', students);
  return students.length <= FEW
    ? sql<boolean>`r.race_id in (${raced('winnerId').union(raced('loserId'))})`
    : // As a sum, so that no index is asked for either of them.
      sql<boolean>`(r.winner_id + 0 in (${sql.join(students)}) or r.loser_id + 0 in (${sql.join(students)}))`;
};

/** Of these pupils alone, where any are given. */
export const listForStaff = (
  executor: Executor,
  { grade, section, difficulty, before = NEWEST }: RacesFilter,
  students: readonly number[] | null,
  limit: number,
) =>
  withBoth(executor)
    .$if(grade !== undefined, (query) => query.where('r.grade', '=', grade as Grade))
    .where(sql<boolean>`(${isOfClass('winner', { section })} or ${isOfClass('loser', { section })})`)
    .$if(difficulty !== undefined, (query) => query.where('r.difficulty', '=', difficulty as Difficulty))
    .$if(students !== null, (query) => query.where(ofAny(executor, students ?? [])))
    .where('r.raceId', '<', before)
    .orderBy('r.raceId', 'desc')
    .limit(limit)
    .execute();

export type ResultRow = Awaited<ReturnType<typeof readResult>>;

/** With what it takes to replay it. A race has a result once it is over and somebody won it. */
export const readResult = (executor: Executor, raceId: number) =>
  withBoth(executor)
    .innerJoin('races', 'races.id', 'r.raceId')
    .select(['r.questions', 'r.studentAnswers', 'races.startsAt'])
    .select(['winner.firstName as winnerFirstName', 'loser.firstName as loserFirstName'])
    .where('r.raceId', '=', raceId)
    .executeTakeFirstOrThrow(refusing('race_not_found'));
