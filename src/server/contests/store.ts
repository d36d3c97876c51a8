import type { Selectable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { Contests } from '#server/platform/db/schema-practice';

export type ContestRow = Selectable<Contests>;

/** Every contest there ever was, newest first: a few a year, asked for with every page of practice. */
export const readAll = prepared<object, ContestRow>(
  (executor) => executor.selectFrom('contests').selectAll().orderBy('starts_at', 'desc'),
  { remember: 'answer' },
);

export const findContest = (executor: Executor, id: number) =>
  executor.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirst();
