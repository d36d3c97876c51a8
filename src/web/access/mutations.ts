import { agreement } from '#strings/access/agreement';
import { adminShell } from '#strings/shell';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { forgetPerson } from '#web/lib/kept.ts';
import { leaveBy, leaveTo } from '#web/lib/leave.ts';
import { leaveNotice, rememberSession } from '#web/lib/session-hint.ts';
import { toast } from '#web/ui/toast.tsx';

/** What the page wrote since the answer came goes too. */
export const leave = (): void => {
  forgetPerson();
  leaveTo('/login');
};

/** A failed logout leaves the user where they are: pretending would leave the door open. */
export const useLogout = () =>
  useAction({ run: () => leaveBy(() => api('POST /api/logout')), after: leave, refused: adminShell.logoutFailed });

export const useDecideTerms = () =>
  useAction({
    run: (agreed: boolean) => api('PUT /api/student/agreement', { body: { agreed } }),
    after: (_, agreed, client) => {
      if (agreed) {
        toast.good(agreement.saved);
        return client.invalidateQueries({ queryKey: ['student'] });
      }
      leaveNotice(agreement.refused);
      return leave();
    },
    refused: agreement.saveFailed,
  });

export const useLeaveStudent = () =>
  useAction({
    run: () => api('POST /api/admin/leave-student'),
    after: (staff) => {
      rememberSession(staff);
      location.assign('/admin/credentials');
    },
    refused: messageOf,
  });
