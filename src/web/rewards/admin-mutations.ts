import { adminRewards, giveForm, presetsDialog, recentGifts } from '#strings/rewards/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api, type Input } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Gift, RewardBatch } from '#wire/rewards';

const { useFormAction, useStep } = actionsOn(['admin', 'rewards'], ['admin', 'ledger']);

export const useDeleteReward = () =>
  useStep({
    run: (rewardId: string) => api('DELETE /api/admin/rewards/:rewardId', { params: { rewardId } }),
    done: adminRewards.deleted,
    refused: adminRewards.deleteFailed,
  });

export const useClearRewards = () =>
  useStep({
    run: (studentId: number) => api('DELETE /api/admin/rewards/students/:studentId', { params: { studentId } }),
    done: adminRewards.cleared,
    refused: adminRewards.clearFailed,
  });

/** A refusal is shown in the form that asked. */
export const useGive = () => {
  const run = useKeyed((gift: Gift, requestKey) => api('POST /api/admin/rewards', { body: { ...gift, requestKey } }));
  return useFormAction({ run });
};

/** The page says which and to whom; how much, the server knows. */
export const useGivePreset = () => {
  const run = useKeyed(({ presetId, ids }: { presetId: number; ids: readonly number[] }, requestKey) =>
    api('POST /api/admin/rewards/presets/:id/give', {
      params: { id: presetId },
      body: { ids: [...ids], requestKey },
    }),
  );
  return useStep({ run });
};

export const useSavePresets = () =>
  useFormAction({
    run: (body: Input<'PUT /api/admin/rewards/presets'>['body']) => api('PUT /api/admin/rewards/presets', { body }),
    done: presetsDialog.saved,
  });

/** Said with the way back, while it is still unclaimed. */
export const useSayGiven = () => {
  const takeBack = useTakeBack();
  return (batch: RewardBatch) =>
    toast.good(giveForm.sent(batch.type, batch.amount, batch.count), {
      label: giveForm.undo,
      run: () => takeBack.mutate(batch),
    });
};

export const useTakeBack = () =>
  useStep({
    run: ({ id }: RewardBatch) => api('DELETE /api/admin/rewards/batches/:batchId', { params: { batchId: id } }),
    done: (now, before) => recentGifts.takenBack(now.removed - before.removed),
  });
