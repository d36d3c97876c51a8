import { requests } from '#strings/reports/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf, refusalOr, reworded } from '#web/lib/api.ts';

const asProcessingFailure = (error: unknown): never => {
  throw reworded(error, refusalOr(error, requests.processFailed));
};

const refresh = [['admin', 'reports']];

/** A refusal is shown in the dialog that asked. */
export const useApproveReport = () =>
  useAction({
    run: ({ id, specialPassword }: { id: number; specialPassword: string }) =>
      api('POST /api/admin/reports/:id/approve', { params: { id }, body: { specialPassword } }).catch(
        asProcessingFailure,
      ),
    done: requests.accepted,
    refresh,
  });

export const useRejectReport = () =>
  useAction({
    run: (id: number) => api('POST /api/admin/reports/:id/reject', { params: { id } }).catch(asProcessingFailure),
    done: requests.rejected,
    refused: messageOf,
    refresh,
  });

export const useReopenReport = () =>
  useAction({
    run: (id: number) => api('POST /api/admin/reports/:id/reopen', { params: { id } }).catch(asProcessingFailure),
    done: requests.reopenedNow,
    refused: messageOf,
    refresh,
  });
