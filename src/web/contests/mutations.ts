import { closeDialog, contestForm, openPracticeTexts, sendAll } from '#strings/contests/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { AdminContest, ContestFields } from '#wire/contests/staff';

const { useFormAction, useStep } = actionsOn(['admin', 'contests']);

/** Without an id it is a new one. */
export const useSaveContest = (id: number | undefined) =>
  useFormAction({
    run: (body: ContestFields) =>
      id === undefined
        ? api('POST /api/admin/contests', { body })
        : api('PUT /api/admin/contests/:id', { params: { id }, body }),
    done: ({ title }) => (id === undefined ? contestForm.added : contestForm.saved)(title),
  });

export const useOpenPractice = () =>
  useStep({
    run: (isOpen: boolean) => api('PUT /api/admin/contests/open-practice', { body: { isOpen } }),
    done: ({ openSince }) => (openSince === null ? openPracticeTexts.wasClosed : openPracticeTexts.wasOpened),
  });

export const useSendAllShares = (id: number) =>
  useStep({
    run: () => api('POST /api/admin/contests/:id/shares/send', { params: { id } }),
    done: ({ count, coins }) => sendAll.done(count, coins),
  });

/** Sends whom the confirmation named, so that nobody else can get the prize. */
export const useCloseContest = () =>
  useFormAction({
    run: ({ id, winners }: AdminContest) =>
      api('POST /api/admin/contests/:id/close', {
        params: { id },
        body: { winners: winners.map(({ studentId }) => studentId) },
      }),
    done: ({ title }) => closeDialog.done(title),
  });
