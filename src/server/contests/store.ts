import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { Contests } from '#server/platform/db/schema-practice';

export type ContestRow = Selectable<Contests>;

interface At {
  readonly now: string;
}

/** All there ever were, newest first: a few a year, and asked for with every page of practice. */
export const readAll = prepared<object, ContestRow>(
  (executor) => executor.selectFrom('contests').selectAll().orderBy('starts_at', 'desc'),
  { remember: 'answer' },
);

/** The one that ended last, closed or not. */
export const findLastEnded = prepared<At, ContestRow>(
  (executor, value) =>
    executor
      .selectFrom('contests')
      .selectAll()
      .where('ends_at', '<=', value('now'))
      .orderBy('ends_at', 'desc')
      .limit(1),
  { atMostOneRow: true },
);

export const findContest = (executor: Executor, id: number) =>
  executor.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirst();

export type ContestColumns = Pick<
  ContestRow,
  'title' | 'rules' | 'starts_at' | 'ends_at' | 'prize_coins' | 'share_pool'
>;

/** Those whose time meets this one's: `overlaps` of the rules, as a condition. */
export const listOverlapping = (
  executor: Executor,
  { starts_at, ends_at }: Pick<ContestColumns, 'starts_at' | 'ends_at'>,
): Promise<ContestRow[]> =>
  executor
    .selectFrom('contests')
    .selectAll()
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .execute();

export const insertContest = (executor: Executor, contest: Insertable<Contests>): Promise<ContestRow> =>
  executor.insertInto('contests').values(contest).returningAll().executeTakeFirstOrThrow();

export const updateContest = (executor: Executor, id: number, change: Updateable<Contests>): Promise<ContestRow> =>
  executor.updateTable('contests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
