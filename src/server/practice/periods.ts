import type { Insertable, Selectable, Updateable } from 'kysely';
import { contestState } from '#domain/contests/contest';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { Contests } from './tables.ts';

export type ContestRow = Selectable<Contests>;

const readAll = prepared((executor) => executor.selectFrom('contests').selectAll().orderBy('startsAt', 'desc'), {
  remember: 'contests',
});

/** All there ever were, and open practice with them, newest first: a few a year, and asked for with every page of practice. */
export const listPeriods = async (executor: Executor): Promise<readonly ContestRow[]> =>
  (await readAll(executor, {})).rows;

/** What pupils play in now: the contest that runs, else practice that staff left open; null while it is closed (D-42). */
export const openPeriod = async (executor: Executor, now: Date): Promise<ContestRow | null> => {
  const running = (await listPeriods(executor)).filter(
    (row) => contestState(row, row.closedAt, now.toISOString()) === 'open',
  );
  return running.find(({ kind }) => kind === 'contest') ?? running[0] ?? null;
};

/** Whose board is shown: of what runs, else of what ended last, a contest (closed or not) or open practice. */
export const shownPeriod = async (executor: Executor, now: Date): Promise<ContestRow | null> => {
  const ended = (await listPeriods(executor)).filter(({ endsAt }) => endsAt <= now.toISOString());
  const [last] = ended.toSorted((a, b) => b.endsAt.localeCompare(a.endsAt));
  return (await openPeriod(executor, now)) ?? last ?? null;
};

/** What a game was opened in, whichever it was. */
export const readPeriod = async (executor: Executor, id: number): Promise<ContestRow> =>
  (await listPeriods(executor)).find((row) => row.id === id) as ContestRow;

export type ContestColumns = Pick<ContestRow, 'title' | 'rules' | 'startsAt' | 'endsAt' | 'prizeCoins' | 'sharePool'>;

export const insertContest = (executor: Executor, contest: Insertable<Contests>): Promise<ContestRow> =>
  executor.insertInto('contests').values(contest).returningAll().executeTakeFirstOrThrow();

export const updateContest = (executor: Executor, id: number, change: Updateable<Contests>): Promise<ContestRow> =>
  executor.updateTable('contests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
