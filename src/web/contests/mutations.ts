import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeDialog, contestForm } from '#strings/contests/staff';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import type { AdminContest, ContestFields } from '#wire/contests/staff';

/** Also after a refusal, which is shown in the dialog that asked: it usually means that something changed meanwhile. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['admin', 'contests'] });
};

export const usePlanContest = () =>
  useMutation({
    mutationFn: (fields: ContestFields) => api('POST /api/admin/contests', { body: fields }),
    onSuccess: ({ title }) => toast.good(contestForm.added(title)),
    onSettled: useRefresh(),
  });

export const useEditContest = (id: number) =>
  useMutation({
    mutationFn: (fields: ContestFields) => api('PUT /api/admin/contests/:id', { params: { id }, body: fields }),
    onSuccess: ({ title }) => toast.good(contestForm.saved(title)),
    onSettled: useRefresh(),
  });

/** Sends whom the confirmation named, so that nobody else can get the prize. */
export const useCloseContest = () =>
  useMutation({
    mutationFn: ({ id, winners }: AdminContest) =>
      api('POST /api/admin/contests/:id/close', {
        params: { id },
        body: { winners: winners.map(({ studentId }) => studentId) },
      }),
    onSuccess: ({ title }) => toast.good(closeDialog.done(title)),
    onSettled: useRefresh(),
  });
