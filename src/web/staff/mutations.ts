import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffRole } from '#domain/access/actors';
import { ownPassword } from '#strings/staff/settings';
import { staffAccess, staffForm, staffPassword } from '#strings/staff/staff';
import { api, messageOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import type { StaffMember } from '#wire/staff';

interface NewAccount {
  name: string;
  email: string;
  role: StaffRole;
  password: string;
}

const useRefreshStaff = () => {
  const client = useQueryClient();
  // An account's own name and role are also in the session.
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['staff'] }),
      client.invalidateQueries({ queryKey: ['session'] }),
    ]);
};

export const useAddStaff = () => {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: (body: NewAccount) => api('POST /api/admin/staff', { body }),
    onSuccess: (member) => {
      toast.good(staffForm.added(member.name));
      return refresh();
    },
  });
};

export const useEditStaff = (id: number) => {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: (body: { name: string; role?: StaffRole }) =>
      api('PATCH /api/admin/staff/:id', { params: { id }, body }),
    onSuccess: () => {
      toast.good(staffForm.saved);
      return refresh();
    },
  });
};

export const useSwitchStaff = (member: StaffMember) => {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: () =>
      api('PATCH /api/admin/staff/:id', { params: { id: member.id }, body: { disabled: !member.disabled } }),
    onSuccess: ({ name, disabled }) => {
      toast.good(disabled ? staffAccess.disabled(name) : staffAccess.enabled(name));
      return refresh();
    },
    onError: (error) => toast.bad(messageOf(error)),
  });
};

export const useSetStaffPassword = (member: StaffMember) =>
  useMutation({
    mutationFn: (password: string) =>
      api('PUT /api/admin/staff/:id/password', { params: { id: member.id }, body: { password } }),
    onSuccess: () => toast.good(staffPassword.saved(member.name)),
  });

export const useChangeOwnPassword = () =>
  useMutation({
    mutationFn: (body: { current: string; password: string }) => api('PUT /api/admin/own-password', { body }),
    onSuccess: () => toast.good(ownPassword.saved),
  });
