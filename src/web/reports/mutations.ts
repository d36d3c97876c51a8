import { requests } from '#strings/reports/staff';
import { type Action, useAction } from '#web/lib/action.ts';
import { api, messageOf, refusalOr, reworded } from '#web/lib/api.ts';

const useDecision = <Wish>({ run, ...words }: Pick<Action<unknown, Wish>, 'run' | 'done' | 'refused'>) =>
  useAction({
    ...words,
    run: (wish: Wish) =>
      run(wish).catch((error: unknown) => {
        throw reworded(error, refusalOr(error, requests.processFailed));
      }),
    refresh: [['admin', 'reports']],
  });

/** A refusal is shown in the dialog that asked. */
export const useApproveReport = () =>
  useDecision({
    run: ({ id, specialPassword }: { id: number; specialPassword: string }) =>
      api('POST /api/admin/reports/:id/approve', { params: { id }, body: { specialPassword } }),
    done: requests.accepted,
  });

export const useRejectReport = () =>
  useDecision({
    run: (id: number) => api('POST /api/admin/reports/:id/reject', { params: { id } }),
    done: requests.rejected,
    refused: messageOf,
  });

export const useReopenReport = () =>
  useDecision({
    run: (id: number) => api('POST /api/admin/reports/:id/reopen', { params: { id } }),
    done: requests.reopenedNow,
    refused: messageOf,
  });
