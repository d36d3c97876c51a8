import { ownPrivileges } from '#strings/privileges/pupil';
import { offersList, privilegesTable } from '#strings/privileges/staff';
import { useAction } from '#web/lib/action.ts';
import { api, type Input, messageOf } from '#web/lib/api.ts';
import type { Pick, StaffOffer, StaffPick } from '#wire/privileges';

const refresh = [['admin', 'privileges']];

export const useMarkDone = () =>
  useAction({
    run: ({ id }: StaffPick) => api('POST /api/admin/privileges/:id/done', { params: { id } }),
    done: ({ studentName }) => privilegesTable.doneNow(studentName),
    refused: messageOf,
    refresh,
  });

export const useRejectPick = () =>
  useAction({
    run: ({ id, comment }: { id: number; comment: string }) =>
      api('POST /api/admin/privileges/:id/reject', { params: { id }, body: { comment } }),
    done: ({ studentName, isPaid }) => privilegesTable.rejectedNow(studentName, isPaid),
    refresh,
  });

export const useOfferPrivilege = () =>
  useAction({
    run: (body: Input<'POST /api/admin/privileges/offers'>['body']) =>
      api('POST /api/admin/privileges/offers', { body }),
    done: offersList.offered,
    refresh,
  });

export const useCloseOffer = () =>
  useAction({
    run: ({ id }: StaffOffer) => api('POST /api/admin/privileges/offers/:id/close', { params: { id } }),
    done: offersList.closedNow,
    refused: messageOf,
    refresh,
  });

const useBooking = (book: (id: number) => Promise<Pick>) =>
  useAction({
    run: book,
    done: ({ text }) => ownPrivileges.bookedNow(text),
    refused: messageOf,
    refresh: [['student', 'privileges']],
  });

export const useBookOffer = () =>
  useBooking((id) => api('POST /api/student/privileges/offers/:id/book', { params: { id } }));

export const useBookPick = () =>
  useBooking((id) => api('POST /api/student/privileges/picks/:id/book', { params: { id } }));

export const useCancelBooking = () =>
  useAction({
    run: ({ id }: Pick) => api('POST /api/student/privileges/picks/:id/cancel', { params: { id } }),
    done: ownPrivileges.cancelled,
    refused: messageOf,
    refresh: [['student', 'privileges']],
  });

export const useSeeAnswers = () =>
  useAction({ run: () => api('POST /api/student/privileges/seen'), refresh: [['student', 'dashboard']] });
