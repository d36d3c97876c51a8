import { cancelDialog, clearDialog, logForm, waysBackForm } from '#strings/penalties/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { toast } from '#web/ui/toast.tsx';
import type { NewLogs, StaffLog, StaffPenalty } from '#wire/penalties';

const refresh = [['admin', 'penalties']];

export const useLogConduct = () => {
  const run = useKeyed((entry: Omit<NewLogs, 'requestKey'>, requestKey) =>
    api('POST /api/admin/penalties/logs', { body: { ...entry, requestKey } }),
  );
  return useAction({
    run,
    after: ({ logs, penalised }) => {
      toast.good(logForm.done(logs.length));
      if (penalised.length > 0) toast.good(logForm.penalised(penalised.map((each) => each.studentName)));
    },
    refresh,
  });
};

export const useCancelLog = () =>
  useAction({
    run: ({ id }: StaffLog) => api('POST /api/admin/penalties/logs/:id/cancel', { params: { id } }),
    done: ({ studentName }) => cancelDialog.done(studentName),
    refused: messageOf,
    refresh,
  });

export const useClearPenalty = () =>
  useAction({
    run: ({ id }: StaffPenalty) => api('POST /api/admin/penalties/:id/clear', { params: { id } }),
    done: ({ studentName }) => clearDialog.done(studentName),
    refused: messageOf,
    refresh,
  });

export const useSetWaysBack = () =>
  useAction({
    run: (body: { review: number; drill: number }) => api('PUT /api/admin/penalties/ways-back', { body }),
    done: () => waysBackForm.done,
    refresh,
  });
