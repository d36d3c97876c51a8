import { cancelDialog, clearDialog, logForm, waysBackForm } from '#strings/penalties/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { toast } from '#web/ui/toast.tsx';
import type { NewLogs, StaffLog, StaffPenalty } from '#wire/penalties';

const { useFormAction, useStep } = actionsOn(['admin', 'penalties']);

export const useLogConduct = () => {
  const run = useKeyed((entry: Omit<NewLogs, 'requestKey'>, requestKey) =>
    api('POST /api/admin/penalties/logs', { body: { ...entry, requestKey } }),
  );
  return useFormAction({
    run,
    after: ({ logs, penalised }) => {
      toast.good(logForm.done(logs.length));
      if (penalised.length > 0) toast.good(logForm.penalised(penalised.map((each) => each.studentName)));
    },
  });
};

export const useCancelLog = () =>
  useStep({
    run: ({ id }: StaffLog) => api('POST /api/admin/penalties/logs/:id/cancel', { params: { id } }),
    done: ({ studentName }) => cancelDialog.done(studentName),
  });

export const useClearPenalty = () =>
  useStep({
    run: ({ id }: StaffPenalty) => api('POST /api/admin/penalties/:id/clear', { params: { id } }),
    done: ({ studentName }) => clearDialog.done(studentName),
  });

export const useSetWaysBack = () =>
  useFormAction({
    run: (body: { review: number; drill: number }) => api('PUT /api/admin/penalties/ways-back', { body }),
    done: () => waysBackForm.done,
  });
