import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requests } from '#strings/reports/staff';
import { ApiError, api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Report } from '#wire/reports';
import { failureText } from './who-asks.ts';

/** A refusal keeps the server's words; anything unexpected becomes the specification's sentence. */
const asProcessingFailure = (error: unknown): never => {
  const { code, fields } = error instanceof ApiError ? error : { code: 'internal' as const, fields: {} };
  throw new ApiError({ code, fields, message: failureText(error, requests.processFailed) });
};

/** Also after a refusal: it usually means that a colleague was faster. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => Promise.all([['reports'], ['overview']].map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** A refusal is shown in the dialog that asked, so there is no toast for it. */
export const useApproveReport = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, specialPassword }: { id: number; specialPassword: string }) =>
      api('POST /api/admin/reports/:id/approve', { params: { id }, body: { specialPassword } }).catch(
        asProcessingFailure,
      ),
    onSuccess: () => toast.good(requests.accepted),
    onSettled: refresh,
  });
};

const useDecision = (decide: (id: number) => Promise<Report>, done: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => decide(id).catch(asProcessingFailure),
    onSuccess: () => toast.good(done),
    onError: (error) => toast.bad(error.message),
    onSettled: refresh,
  });
};

export const useRejectReport = () =>
  useDecision((id) => api('POST /api/admin/reports/:id/reject', { params: { id } }), requests.rejected);

export const useReopenReport = () =>
  useDecision((id) => api('POST /api/admin/reports/:id/reopen', { params: { id } }), requests.reopenedNow);
