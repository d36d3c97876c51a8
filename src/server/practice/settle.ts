import { isOverdue, LATE_ANSWERS_MS } from '#domain/practice/timing';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { type Ended, endSession, tellOfScore } from './ending.ts';
import { readPeriod } from './periods.ts';
import { elapsedOf, kindOf } from './played-session.ts';
import * as queries from './queries.ts';

type Timed = Pick<queries.SessionRow, 'contestId' | 'mode' | 'minutes' | 'openedAt' | 'lastAnswerAt'>;

/** Nobody will end it any more: the race's time or the review's contest is long over, or the review was forgotten. */
export const isForgotten = async (executor: Executor, session: Timed, now: Date): Promise<boolean> => {
  const { endsAt } = await readPeriod(executor, session.contestId);
  const since = (moment: string): number => now.getTime() - Date.parse(moment);
  return isOverdue(kindOf(session), {
    opened: elapsedOf(session, now),
    untouched: since(session.lastAnswerAt ?? session.openedAt),
    ended: since(endsAt),
  });
};

/** Ends a session in the pupil's place, with the answers that arrived. */
export const settleSession = async (deps: Deps, id: number): Promise<void> => {
  const ended = await deps.db.transaction().execute((trx) => endSession(trx, deps.clock(), id));
  if (ended) tellOfScore(deps, ended);
};

/** What is left lying: for the hourly round. */
export const settleForgotten = async (deps: Deps): Promise<void> => {
  const now = deps.clock();
  const longAgo = new Date(now.getTime() - LATE_ANSWERS_MS).toISOString();
  for (const session of await queries.listOpenSince(deps.db, longAgo))
    if (await isForgotten(deps.db, session, now)) await settleSession(deps, session.id);
};

/** Ends whatever is still open of a contest, so that its bests are the last word. */
export const settleContest = async (deps: Deps, contestId: number): Promise<void> => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const all: Ended[] = [];
    for (const { id } of await queries.listOpenOfContest(trx, contestId)) {
      const done = await endSession(trx, deps.clock(), id);
      if (done) all.push(done);
    }
    return all;
  });
  for (const each of ended) tellOfScore(deps, each);
};
