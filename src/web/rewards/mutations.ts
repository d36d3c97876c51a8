import { useSingleAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { celebrate } from './celebrate.ts';

const CLAIMED = [
  ['student', 'dashboard'],
  ['student', 'rewards'],
  ['student', 'ledger'],
];

const claim = (rewardId: string) => api('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } });

/** The server pays once, however often it is asked. */
export const useClaim = (rewardId: string) =>
  useSingleAction(['claim', rewardId], {
    run: async () => [await claim(rewardId)],
    after: celebrate,
    refused: messageOf,
    refresh: CLAIMED,
  });

/** One after the other, with one feast for all. Where one cannot be had, those before it are celebrated all the same. */
export const useClaimAll = (rewardIds: readonly string[]) =>
  useSingleAction(['claim', 'all'], {
    run: async () => {
      const claimed = [];
      try {
        for (const id of rewardIds) claimed.push(await claim(id));
      } catch (error) {
        if (claimed.length === 0) throw error;
      }
      return claimed;
    },
    after: celebrate,
    refused: messageOf,
    refresh: CLAIMED,
  });
