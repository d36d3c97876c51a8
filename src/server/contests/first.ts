import { CONTEST_PRIZE_DEFAULT } from '#domain/contests/contest';
import { SHARE_POOL_DEFAULT } from '#domain/contests/share';
import type { Deps } from '#server/platform/deps';
import { firstContest } from '#strings/contests/words';
import { onContests } from './plan.ts';
import * as queries from './queries.ts';

/** 09:30 in Riyadh, as the specification has it (D-42). Nobody played in it here, so nobody won it. */
const STARTED = '2025-02-01T21:00:00.000Z';
const ENDED = '2025-02-16T06:30:00.000Z';

/** Contests are never deleted, so there is none only before a school's first day. */
export const recordFirstContest = (deps: Deps): Promise<void> =>
  onContests(deps, async (trx) => {
    if ((await queries.readAll(trx, {})).rows.length > 0) return;
    await queries.insertContest(trx, {
      title: firstContest.title,
      rules: firstContest.rules,
      starts_at: STARTED,
      ends_at: ENDED,
      prize_coins: CONTEST_PRIZE_DEFAULT,
      share_pool: SHARE_POOL_DEFAULT,
      closed_at: ENDED,
      participants: 0,
      share_hundredths: 0,
      created_at: STARTED,
    });
  });
