import { ownPrivileges } from '#strings/privileges/pupil';
import { offersList, privilegesTable } from '#strings/privileges/staff';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { api, type Input } from '#web/lib/api.ts';
import type { Pick, StaffOffer, StaffPick } from '#wire/privileges';

const { useFormAction, useStep } = actionsOn(['admin', 'privileges']);
const ownActions = actionsOn(['student', 'privileges']);

export const useMarkDone = () =>
  useStep({
    run: ({ id }: StaffPick) => api('POST /api/admin/privileges/:id/done', { params: { id } }),
    done: ({ studentName }) => privilegesTable.doneNow(studentName),
  });

export const useRejectPick = () =>
  useFormAction({
    run: ({ id, comment }: { id: number; comment: string }) =>
      api('POST /api/admin/privileges/:id/reject', { params: { id }, body: { comment } }),
    done: ({ studentName, isPaid }) => privilegesTable.rejectedNow(studentName, isPaid),
  });

export const useOfferPrivilege = () =>
  useFormAction({
    run: (body: Input<'POST /api/admin/privileges/offers'>['body']) =>
      api('POST /api/admin/privileges/offers', { body }),
    done: offersList.offered,
  });

export const useCloseOffer = () =>
  useStep({
    run: ({ id }: StaffOffer) => api('POST /api/admin/privileges/offers/:id/close', { params: { id } }),
    done: offersList.closedNow,
  });

const useBooking = (book: (id: number) => Promise<Pick>) =>
  ownActions.useStep({
    run: book,
    done: ({ text }) => ownPrivileges.bookedNow(text),
  });

export const useBookOffer = () =>
  useBooking((id) => api('POST /api/student/privileges/offers/:id/book', { params: { id } }));

export const useBookPick = () =>
  useBooking((id) => api('POST /api/student/privileges/picks/:id/book', { params: { id } }));

export const useCancelBooking = () =>
  ownActions.useStep({
    run: ({ id }: Pick) => api('POST /api/student/privileges/picks/:id/cancel', { params: { id } }),
    done: ownPrivileges.cancelled,
  });

export const useSeeAnswers = () =>
  useAction({ run: () => api('POST /api/student/privileges/seen'), refresh: [['student', 'dashboard']] });
