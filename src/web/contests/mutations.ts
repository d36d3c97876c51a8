import { closeDialog, contestForm, openPracticeTexts, sendAll } from '#strings/contests/staff';
import { type Action, useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import type { AdminContest, ContestFields } from '#wire/contests/staff';

/** A refusal is shown in the dialog that asked. */
const useContestAction = <Wish>(action: Action<AdminContest, Wish>) =>
  useAction({ ...action, refresh: [['admin', 'contests']] });

/** Without an id it is a new one. */
export const useSaveContest = (id: number | undefined) =>
  useContestAction({
    run: (body: ContestFields) =>
      id === undefined
        ? api('POST /api/admin/contests', { body })
        : api('PUT /api/admin/contests/:id', { params: { id }, body }),
    done: ({ title }) => (id === undefined ? contestForm.added : contestForm.saved)(title),
  });

export const useOpenPractice = () =>
  useAction({
    run: (isOpen: boolean) => api('PUT /api/admin/contests/open-practice', { body: { isOpen } }),
    done: ({ openSince }) => (openSince === null ? openPracticeTexts.wasClosed : openPracticeTexts.wasOpened),
    refused: messageOf,
    refresh: [['admin', 'contests']],
  });

export const useSendAllShares = (id: number) =>
  useAction({
    run: () => api('POST /api/admin/contests/:id/shares/send', { params: { id } }),
    done: ({ count, coins }) => sendAll.done(count, coins),
    refused: messageOf,
    refresh: [['admin', 'contests']],
  });

/** Sends whom the confirmation named, so that nobody else can get the prize. */
export const useCloseContest = () =>
  useContestAction({
    run: ({ id, winners }: AdminContest) =>
      api('POST /api/admin/contests/:id/close', {
        params: { id },
        body: { winners: winners.map(({ studentId }) => studentId) },
      }),
    done: ({ title }) => closeDialog.done(title),
  });
