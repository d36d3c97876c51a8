import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelDialog, clearDialog, logForm } from '#strings/penalties/staff';
import { api, messageOf } from '#web/lib/api.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { toast } from '#web/ui/toast.tsx';
import type { NewLogs, StaffLog, StaffPenalty } from '#wire/penalties';

type Entry = Omit<NewLogs, 'requestKey'>;

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['admin', 'penalties'] });
};

export const useLogConduct = () => {
  const refresh = useRefresh();
  const { keyFor, forget } = useRequestKey();
  return useMutation({
    mutationFn: (entry: Entry) =>
      api('POST /api/admin/penalties/logs', { body: { ...entry, requestKey: keyFor(entry) } }),
    onSuccess: ({ logs, penalised }) => {
      forget();
      toast.good(logForm.done(logs.length));
      if (penalised.length > 0) toast.good(logForm.penalised(penalised.map((each) => each.studentName)));
    },
    onSettled: refresh,
  });
};

/** Also after a refusal: it usually means that a colleague was faster. */
export const useCancelLog = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (log: StaffLog) => api('POST /api/admin/penalties/logs/:id/cancel', { params: { id: log.id } }),
    onSuccess: (log) => toast.good(cancelDialog.done(log.studentName)),
    onError: (error) => toast.bad(messageOf(error)),
    onSettled: refresh,
  });
};

export const useClearPenalty = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (penalty: StaffPenalty) => api('POST /api/admin/penalties/:id/clear', { params: { id: penalty.id } }),
    onSuccess: (penalty) => toast.good(clearDialog.done(penalty.studentName)),
    onError: (error) => toast.bad(messageOf(error)),
    onSettled: refresh,
  });
};
