import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';

/** What staff do to questions happens one after the other; pupils play on beside it. */
export const onBanks = <T>(deps: Deps, work: (trx: Executor) => Promise<T>): Promise<T> =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'question-banks');
    return work(trx);
  });
