import type { Selectable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { Contests } from '#server/platform/db/schema-practice';

export type ContestRow = Selectable<Contests>;

interface At {
  readonly now: string;
}

/** All there ever were: a few a year, and asked for with every page of practice. */
export const readAll = prepared<object, ContestRow>((executor) => executor.selectFrom('contests').selectAll(), {
  remember: 'answer',
});

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
