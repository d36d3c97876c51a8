import { studentRewards } from '#strings/rewards/pupil';
import { useSingleAction } from '#web/lib/action.ts';
import { api, refusalOr } from '#web/lib/api.ts';
import { celebrate } from './celebrate.ts';

/** As the specification has it. */
const CLAIM_REFUSED_MS = 3000;

/** The server pays once, however often it is asked. */
export const useClaim = (rewardId: string) =>
  useSingleAction(['claim', rewardId], {
    run: () => api('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } }),
    after: celebrate,
    refused: (error) => refusalOr(error, studentRewards.claimFailed),
    refusedForMs: CLAIM_REFUSED_MS,
    refresh: [
      ['student', 'dashboard'],
      ['student', 'rewards'],
      ['student', 'ledger'],
    ],
  });
