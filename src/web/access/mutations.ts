import { useMutation, useQueryClient } from '@tanstack/react-query';
import { agreement } from '#strings/access/agreement';
import { adminShell } from '#strings/shell';
import { api } from '#web/lib/api.ts';
import { forgetSession, leaveNotice, rememberSession } from '#web/lib/session-hint.ts';
import { forgetCarts } from '#web/store/kept-cart.ts';
import { toast } from '#web/ui/toast.tsx';

const leave = (): void => {
  forgetSession();
  forgetCarts();
  location.assign('/login');
};

/** A failed logout leaves the user where they are: pretending would leave the door open. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => api('POST /api/logout'),
    onSuccess: leave,
    onError: () => toast.bad(adminShell.logoutFailed),
  });

export const useDecideTerms = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: boolean) => api('PUT /api/student/agreement', { body: { agreed } }),
    onSuccess: (_, agreed) => {
      if (agreed) {
        toast.good(agreement.saved);
        return client.invalidateQueries({ queryKey: ['student'] });
      }
      leaveNotice(agreement.refused);
      return leave();
    },
    onError: () => toast.bad(agreement.saveFailed),
  });
};

export const useLeaveStudent = () =>
  useMutation({
    mutationFn: () => api('POST /api/admin/leave-student'),
    onSuccess: (staff) => {
      rememberSession(staff);
      location.assign('/admin/credentials');
    },
    onError: (error) => toast.bad(error.message),
  });
