import { useSingleAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { celebrate } from './celebrate.ts';

/** The server pays once, however often it is asked. */
export const useClaim = (rewardId: string) =>
  useSingleAction(['claim', rewardId], {
    run: () => api('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } }),
    after: celebrate,
    refused: messageOf,
    refresh: [
      ['student', 'dashboard'],
      ['student', 'rewards'],
      ['student', 'ledger'],
    ],
  });
