import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { Contests } from './tables.ts';

export type ContestRow = Selectable<Contests>;

/** All there ever were, and open practice with them, newest first: a few a year, and asked for with every page of practice. */
export const readAll = prepared((executor) => executor.selectFrom('contests').selectAll().orderBy('startsAt', 'desc'), {
  remember: 'contests',
});

/** What ended last, a contest (closed or not) or open practice. */
export const findLastEnded = prepared(
  (executor, { now }: { now: string }) =>
    executor.selectFrom('contests').selectAll().where('endsAt', '<=', now).orderBy('endsAt', 'desc').limit(1),
  { atMostOneRow: true },
);

export type ContestColumns = Pick<ContestRow, 'title' | 'rules' | 'startsAt' | 'endsAt' | 'prizeCoins' | 'sharePool'>;

export const insertContest = (executor: Executor, contest: Insertable<Contests>): Promise<ContestRow> =>
  executor.insertInto('contests').values(contest).returningAll().executeTakeFirstOrThrow();

export const updateContest = (executor: Executor, id: number, change: Updateable<Contests>): Promise<ContestRow> =>
  executor.updateTable('contests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
