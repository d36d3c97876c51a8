import { studentRewards } from '#strings/rewards/pupil';
import { useSingleAction } from '#web/lib/action.ts';
import { api, refusalOr } from '#web/lib/api.ts';
import { celebrate } from './celebrate.ts';

const claim = (rewardId: string) => api('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } });

/** How long a claim that failed is told, and what is asked again: as the specification has it. */
const CLAIMING = {
  after: celebrate,
  refused: (error: unknown) => refusalOr(error, studentRewards.claimFailed),
  refusedForMs: 3000,
  refresh: [
    ['student', 'dashboard'],
    ['student', 'rewards'],
    ['student', 'ledger'],
  ],
};

/** The server pays once, however often it is asked. */
export const useClaim = (rewardId: string, after: typeof celebrate = celebrate) =>
  useSingleAction(['claim', rewardId], { ...CLAIMING, after, run: async () => [await claim(rewardId)] });

/** One after the other, with one feast for all. Where one cannot be had, those before it are celebrated all the same. */
export const useClaimAll = (rewardIds: readonly string[]) =>
  useSingleAction(['claim', 'all'], {
    ...CLAIMING,
    run: async () => {
      const claimed = [];
      try {
        for (const id of rewardIds) claimed.push(await claim(id));
      } catch (error) {
        if (claimed.length === 0) throw error;
      }
      return claimed;
    },
  });
