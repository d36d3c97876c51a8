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
  'r.race_id',
  'r.grade',
  'r.difficulty',
  'r.content_id',
  'r.ending',
  'r.game_duration',
  'r.ended_at',
  'r.is_flawless',
] as const;

interface OwnPage {
  readonly studentId: number;
  readonly before: number;
  readonly limit: number;
}

const SIDES = {
  won: {
    own: 'r.winner_id',
    other: 'r.loser_id',
    scores: ['r.winner_score as own_score', 'r.loser_score as opponent_score'],
  },
  lost: {
    own: 'r.loser_id',
    other: 'r.winner_id',
    scores: ['r.loser_score as own_score', 'r.winner_score as opponent_score'],
  },
} as const;

/** As far as the page goes, from one index. */
const ownSide = (executor: Executor, { studentId, before, limit }: OwnPage, side: keyof typeof SIDES) => {
  const { own, other, scores } = SIDES[side];
  const page = executor
    .selectFrom('race_results as r')
    .select(FACE)
    .select(scores)
    .select([`${other} as opponent_id`, sql<0 | 1>`${sql.lit(side === 'won' ? 1 : 0)}`.as('has_won')])
    .where(own, '=', studentId)
    .where('r.race_id', '<', before)
    .orderBy('r.race_id', 'desc')
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
    .innerJoin('students as s', 's.id', 'o.opponent_id')
    .selectAll('o')
    .select('s.first_name as opponent_name')
    .orderBy('o.race_id', 'desc')
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
          .where('l.loser_id', '=', studentId)
          .$asScalar()
          .$notNull()
          .as('lost'),
      )
      .where('r.winner_id', '=', studentId),
  { atMostOneRow: true },
);

const withBoth = (executor: Executor) =>
  executor
    .selectFrom('race_results as r')
    .innerJoin('students as winner', 'winner.id', 'r.winner_id')
    .innerJoin('students as loser', 'loser.id', 'r.loser_id')
    .select(FACE)
    .select(['r.winner_id', 'r.loser_id', 'r.winner_score', 'r.loser_score', 'r.winner_answers', 'r.loser_answers'])
    .select(['winner.name as winner_name', 'loser.name as loser_name']);

export type StaffRow = Awaited<ReturnType<typeof listForStaff>>[number];

export type RacesFilter = QueryOf<'GET /api/admin/races'>;

/** More than so many are met soon when races are gone through from the newest, and have too many to look up all of them. */
const FEW = 8;

const ofAny = (executor: Executor, students: readonly number[]) => {
  const raced = (column: 'winner_id' | 'loser_id') =>
    executor.selectFrom('race_results').select('race_id').where(column, 'in', students);
  return students.length <= FEW
    ? sql<boolean>`r.race_id in (${raced('winner_id').union(raced('loser_id'))})`
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
    .where('r.race_id', '<', before)
    .orderBy('r.race_id', 'desc')
    .limit(limit)
    .execute();

export type ResultRow = Awaited<ReturnType<typeof readResult>>;

/** With what it takes to replay it. A race has a result once it is over and somebody won it. */
export const readResult = (executor: Executor, raceId: number) =>
  withBoth(executor)
    .innerJoin('races', 'races.id', 'r.race_id')
    .select(['r.questions', 'r.student_answers', 'races.starts_at'])
    .select(['winner.first_name as winner_first_name', 'loser.first_name as loser_first_name'])
    .where('r.race_id', '=', raceId)
    .executeTakeFirstOrThrow(refusing('race_not_found'));
