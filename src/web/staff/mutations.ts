import type { SchoolOf } from '#domain/staff/setup';
import { ownFactor, ownPasskeys, staffFactor } from '#strings/access/second-factor';
import { ownPassword, ownSessions, schoolName } from '#strings/staff/settings';
import { invitations, staffAccess, staffForm, staffPassword, staffSessions } from '#strings/staff/staff';
import { makePasskey, type PasskeyBegun } from '#web/access/passkey.ts';
import { setupQuery } from '#web/dashboard/admin-setup.ts';
import { actionsOn, useAction } from '#web/lib/action.ts';
import { api, type Input, messageOf } from '#web/lib/api.ts';
import type { StaffMember } from '#wire/staff';
import { ownFactorQuery, ownSessionsQuery, schoolQuery } from './queries.ts';

/** An account's own name and role are also in the session. */
const { useFormAction, useStep } = actionsOn(['staff'], ['session']);
const ownSessionActions = actionsOn(ownSessionsQuery.queryKey);
const ownFactorActions = actionsOn(ownFactorQuery.queryKey);

export const useAddStaff = () =>
  useFormAction({
    run: (body: Input<'POST /api/admin/staff'>['body']) => api('POST /api/admin/staff', { body }),
    done: ({ name }) => staffForm.added(name),
  });

export const useEditStaff = (id: number) =>
  useFormAction({
    run: (body: Input<'PATCH /api/admin/staff/:id'>['body']) =>
      api('PATCH /api/admin/staff/:id', { params: { id }, body }),
    done: staffForm.saved,
  });

export const useSwitchStaff = () =>
  useStep({
    run: ({ id, disabled }: StaffMember) =>
      api('PATCH /api/admin/staff/:id', { params: { id }, body: { disabled: !disabled } }),
    done: ({ name, disabled }) => staffAccess[disabled ? 'disable' : 'enable'].done(name),
  });

export const useInvite = () =>
  useFormAction({
    run: (body: Input<'POST /api/admin/invitations'>['body']) => api('POST /api/admin/invitations', { body }),
  });

export const useRevokeInvitation = () =>
  useStep({
    run: (id: number) => api('DELETE /api/admin/invitations/:id', { params: { id } }),
    done: invitations.revoked,
  });

export const useSetStaffPassword = (member: StaffMember) =>
  useAction({
    run: (password: string) =>
      api('PUT /api/admin/staff/:id/password', { params: { id: member.id }, body: { password } }),
    done: staffPassword.saved(member.name),
  });

export const useChangeOwnPassword = () =>
  ownSessionActions.useFormAction({
    run: (body: { current: string; password: string }) => api('PUT /api/admin/own-password', { body }),
    done: ownPassword.saved,
  });

export const useEndStaffSessions = () =>
  useAction({
    run: ({ id }: StaffMember) => api('DELETE /api/admin/staff/:id/sessions', { params: { id } }),
    done: (_, { name }) => staffSessions.done(name),
    refused: messageOf,
  });

export const useEndOwnSession = () =>
  ownSessionActions.useStep({
    run: (id: number) => api('DELETE /api/admin/own-sessions/:id', { params: { id } }),
    done: ownSessions.ended,
  });

export const useEndOtherSessions = () =>
  ownSessionActions.useStep({
    run: () => api('DELETE /api/admin/own-sessions'),
    done: ownSessions.endedOthers,
  });

export const useBeginFactor = () => ownFactorActions.useStep({ run: () => api('POST /api/admin/own-factor') });

export const useConfirmFactor = () =>
  ownFactorActions.useFormAction({
    run: (code: string) => api('POST /api/admin/own-factor/confirm', { body: { code } }),
    done: ownFactor.confirmed,
  });

export const useRenewRecoveryCodes = () =>
  ownFactorActions.useStep({
    run: () => api('POST /api/admin/own-factor/recovery-codes'),
  });

export const useRemoveOwnFactor = () =>
  ownFactorActions.useFormAction({
    run: (password: string) => api('POST /api/admin/own-factor/remove', { body: { password } }),
    done: ownFactor.removed,
  });

export const useBeginPasskey = () => ownFactorActions.useStep({ run: () => api('POST /api/admin/own-passkeys/begin') });

export const useAddPasskey = () =>
  ownFactorActions.useFormAction({
    run: async ({ begun, name }: { begun: PasskeyBegun; name: string }) =>
      api('POST /api/admin/own-passkeys', { body: { name, passkey: await makePasskey(begun) } }),
    done: (_, { name }) => ownPasskeys.added(name),
  });

export const useRemovePasskey = (id: number) =>
  ownFactorActions.useFormAction({
    run: (password: string) => api('POST /api/admin/own-passkeys/:id/remove', { params: { id }, body: { password } }),
    done: ownPasskeys.removed,
  });

export const useRemoveStaffFactor = () =>
  useStep({
    run: ({ id }: StaffMember) => api('DELETE /api/admin/staff/:id/factor', { params: { id } }),
    done: (_, { name }) => staffFactor.done(name),
  });

export const useRenameSchool = () =>
  useAction({
    run: (school: string) => api('PUT /api/admin/school', { body: { school } }),
    done: schoolName.saved,
    refresh: [setupQuery.queryKey, schoolQuery.queryKey],
  });

export const useChangeSchoolOf = () =>
  useAction({
    run: (schoolOf: SchoolOf) => api('PUT /api/admin/school/of', { body: { schoolOf } }),
    // A page is addressed as it was loaded.
    after: () => location.reload(),
    refused: messageOf,
  });
