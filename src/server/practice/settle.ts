import { isOverdue, LATE_ANSWERS_MS } from '#domain/practice/timing';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { countBests } from './bests.ts';
import { endSession } from './ending.ts';
import { tellOfScore } from './news.ts';
import { elapsedOf, kindOf } from './standing.ts';
import * as store from './store.ts';

type Timed = Pick<store.SessionRow, 'mode' | 'minutes' | 'opened_at' | 'last_answer_at'>;

/** Nobody will end it any more: the race's time is long over, or the review was forgotten. */
export const isForgotten = (session: Timed, now: Date): boolean => {
  const touchedAt = session.last_answer_at ?? session.opened_at;
  return isOverdue(kindOf(session), elapsedOf(session, now), now.getTime() - Date.parse(touchedAt));
};

/** Ends a session in the pupil's place, with the answers that arrived. */
export const settleSession = async (deps: Deps, id: number): Promise<void> => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const done = await endSession(trx, deps.clock(), id);
    if (done?.change) await countBests(trx, [done.change]);
    return done;
  });
  if (ended) tellOfScore(deps, ended);
};

/** What is left lying: for the hourly round. */
export const settleForgotten = async (deps: Deps): Promise<void> => {
  const now = deps.clock();
  const longAgo = new Date(now.getTime() - LATE_ANSWERS_MS).toISOString();
  for (const session of await store.listOpenSince(deps.db, longAgo))
    if (isForgotten(session, now)) await settleSession(deps, session.id);
};

/** Ends whatever is still open of a contest, so that its bests are the last word. Inside the transaction that closes it. */
export const settleContest = async (executor: Executor, now: Date, contestId: number): Promise<void> => {
  const changes = [];
  for (const { id } of await store.listOpenOfContest(executor, contestId)) {
    const ended = await endSession(executor, now, id);
    if (ended?.change) changes.push(ended.change);
  }
  await countBests(executor, changes);
};
