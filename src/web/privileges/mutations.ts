import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { ownPrivileges } from '#strings/privileges/pupil';
import { offersList, privilegesTable } from '#strings/privileges/staff';
import { api, messageOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Pick, StaffOffer, StaffPick } from '#wire/privileges';

/** Also after a refusal: it usually means that somebody was faster. */
const useRefresh = (side: 'admin' | 'student') => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [side, 'privileges'] });
};

const refused = (error: unknown): void => toast.bad(messageOf(error));

export const useMarkDone = () =>
  useMutation({
    mutationFn: (pick: StaffPick) => api('POST /api/admin/privileges/:id/done', { params: { id: pick.id } }),
    onSuccess: (pick) => toast.good(privilegesTable.doneNow(pick.studentName)),
    onError: refused,
    onSettled: useRefresh('admin'),
  });

/** A refusal is shown in the dialog that asked, so there is no toast for it. */
export const useRejectPick = () =>
  useMutation({
    mutationFn: ({ id, comment }: { id: number; comment: string }) =>
      api('POST /api/admin/privileges/:id/reject', { params: { id }, body: { comment } }),
    onSuccess: (pick) => toast.good(privilegesTable.rejectedNow(pick.studentName)),
    onSettled: useRefresh('admin'),
  });

export const useOfferPrivilege = () =>
  useMutation({
    mutationFn: (offer: { text: string; description: string | null; grade: Grade | null }) =>
      api('POST /api/admin/privileges/offers', { body: offer }),
    onSuccess: () => toast.good(offersList.offered),
    onSettled: useRefresh('admin'),
  });

export const useCloseOffer = () =>
  useMutation({
    mutationFn: (offer: StaffOffer) => api('POST /api/admin/privileges/offers/:id/close', { params: { id: offer.id } }),
    onSuccess: () => toast.good(offersList.closedNow),
    onError: refused,
    onSettled: useRefresh('admin'),
  });

const useBooking = (book: (id: number) => Promise<Pick>) =>
  useMutation({
    mutationFn: book,
    onSuccess: (pick) => toast.good(ownPrivileges.bookedNow(pick.text)),
    onError: refused,
    onSettled: useRefresh('student'),
  });

export const useBookOffer = () =>
  useBooking((id) => api('POST /api/student/privileges/offers/:id/book', { params: { id } }));

export const useBookPick = () =>
  useBooking((id) => api('POST /api/student/privileges/picks/:id/book', { params: { id } }));
