import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RewardType } from '#domain/rewards/kinds';
import { adjustForm, reverseForm } from '#strings/ledger/staff';
import { adminRewards, recentGifts } from '#strings/rewards/staff';
import { changeText } from '#web/ledger/change-text.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Gift, RewardBatch } from '#wire/rewards';

/** Also after a refusal: it usually means that a colleague was faster. */
const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [
        ['admin', 'rewards'],
        ['admin', 'ledger'],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};

export const useDeleteReward = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (rewardId: string) => api('DELETE /api/admin/rewards/:rewardId', { params: { rewardId } }),
    onSuccess: () => toast.good(adminRewards.deleted),
    onError: () => toast.bad(adminRewards.deleteFailed),
    onSettled: refresh,
  });
};

export const useClearRewards = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (studentId: number) => api('DELETE /api/admin/rewards/students/:studentId', { params: { studentId } }),
    onSuccess: () => toast.good(adminRewards.cleared),
    onError: () => toast.bad(adminRewards.clearFailed),
    onSettled: refresh,
  });
};

/** A refusal is shown in the form that asked, so there is no toast for it. */
export const useGive = () => {
  const refresh = useRefresh();
  const { keyFor, forget } = useRequestKey();
  return useMutation({
    mutationFn: (gift: Gift) => api('POST /api/admin/rewards', { body: { ...gift, requestKey: keyFor(gift) } }),
    onSuccess: forget,
    onSettled: refresh,
  });
};

export const useTakeBack = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: RewardBatch) => api('DELETE /api/admin/rewards/batches/:batchId', { params: { batchId: id } }),
    onSuccess: (now, before) => toast.good(recentGifts.takenBack(now.removed - before.removed)),
    onError: (error) => toast.bad(messageOf(error)),
    onSettled: refresh,
  });
};

interface Adjustment {
  studentId: number;
  type: RewardType;
  amount: number;
  note: string;
}

export const useAdjust = () => {
  const refresh = useRefresh();
  const { keyFor, forget } = useRequestKey();
  return useMutation({
    mutationFn: (adjustment: Adjustment) =>
      api('POST /api/admin/ledger', { body: { ...adjustment, requestKey: keyFor(adjustment) } }),
    onSuccess: (line) => {
      forget();
      toast.good(adjustForm.done(changeText(line)));
    },
    onSettled: refresh,
  });
};

export const useReverse = (id: number) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (note: string) => api('POST /api/admin/ledger/lines/:id/reversal', { params: { id }, body: { note } }),
    onSuccess: () => toast.good(reverseForm.done),
    onSettled: refresh,
  });
};
