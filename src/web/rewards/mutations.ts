import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import { celebrate } from './celebrate.ts';

const MONEY_KEYS = [
  ['student', 'dashboard'],
  ['student', 'rewards'],
  ['student', 'ledger'],
];

/** The server pays once, however often it is asked; a second press while the first is under way is not even sent. */
export const useClaim = (rewardId: string) => {
  const client = useQueryClient();
  const mutationKey = ['claim', rewardId];
  const refresh = () => Promise.all(MONEY_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => api('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } }),
    onSuccess: (claimed) => {
      celebrate(claimed);
      return refresh();
    },
    onError: (error) => {
      toast.bad(error.message);
      // Expired or taken back meanwhile: the list is older than the truth.
      return refresh();
    },
  });
  const claim = () => {
    if (client.isMutating({ mutationKey }) === 0) mutate();
  };
  return { claim, isPending };
};
