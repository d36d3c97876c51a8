import type { SchoolOf } from '#domain/staff/setup';
import { ownFactor, ownPasskeys, staffFactor } from '#strings/access/second-factor';
import { ownPassword, ownSessions, schoolName } from '#strings/staff/settings';
import { invitations, staffAccess, staffForm, staffPassword, staffSessions } from '#strings/staff/staff';
import { makePasskey, type PasskeyBegun } from '#web/access/passkey.ts';
import { setupQuery } from '#web/dashboard/admin-setup.ts';
import { useAction } from '#web/lib/action.ts';
import { api, type Input, messageOf } from '#web/lib/api.ts';
import type { StaffMember } from '#wire/staff';
import { ownFactorQuery, ownSessionsQuery, schoolQuery } from './queries.ts';

const OWN_SESSIONS = ownSessionsQuery.queryKey;
const OWN_FACTOR = ownFactorQuery.queryKey;

/** An account's own name and role are also in the session. */
const refresh = [['staff'], ['session']];

export const useAddStaff = () =>
  useAction({
    run: (body: Input<'POST /api/admin/staff'>['body']) => api('POST /api/admin/staff', { body }),
    done: ({ name }) => staffForm.added(name),
    refresh,
  });

export const useEditStaff = (id: number) =>
  useAction({
    run: (body: Input<'PATCH /api/admin/staff/:id'>['body']) =>
      api('PATCH /api/admin/staff/:id', { params: { id }, body }),
    done: staffForm.saved,
    refresh,
  });

export const useSwitchStaff = () =>
  useAction({
    run: ({ id, disabled }: StaffMember) =>
      api('PATCH /api/admin/staff/:id', { params: { id }, body: { disabled: !disabled } }),
    done: ({ name, disabled }) => staffAccess[disabled ? 'disable' : 'enable'].done(name),
    refused: messageOf,
    refresh,
  });

export const useInvite = () =>
  useAction({
    run: (body: Input<'POST /api/admin/invitations'>['body']) => api('POST /api/admin/invitations', { body }),
    refresh,
  });

export const useRevokeInvitation = () =>
  useAction({
    run: (id: number) => api('DELETE /api/admin/invitations/:id', { params: { id } }),
    done: invitations.revoked,
    refused: messageOf,
    refresh,
  });

export const useSetStaffPassword = (member: StaffMember) =>
  useAction({
    run: (password: string) =>
      api('PUT /api/admin/staff/:id/password', { params: { id: member.id }, body: { password } }),
    done: staffPassword.saved(member.name),
  });

export const useChangeOwnPassword = () =>
  useAction({
    run: (body: { current: string; password: string }) => api('PUT /api/admin/own-password', { body }),
    done: ownPassword.saved,
    refresh: [OWN_SESSIONS],
  });

export const useEndStaffSessions = () =>
  useAction({
    run: ({ id }: StaffMember) => api('DELETE /api/admin/staff/:id/sessions', { params: { id } }),
    done: (_, { name }) => staffSessions.done(name),
    refused: messageOf,
  });

export const useEndOwnSession = () =>
  useAction({
    run: (id: number) => api('DELETE /api/admin/own-sessions/:id', { params: { id } }),
    done: ownSessions.ended,
    refused: messageOf,
    refresh: [OWN_SESSIONS],
  });

export const useEndOtherSessions = () =>
  useAction({
    run: () => api('DELETE /api/admin/own-sessions'),
    done: ownSessions.endedOthers,
    refused: messageOf,
    refresh: [OWN_SESSIONS],
  });

export const useBeginFactor = () =>
  useAction({ run: () => api('POST /api/admin/own-factor'), refused: messageOf, refresh: [OWN_FACTOR] });

export const useConfirmFactor = () =>
  useAction({
    run: (code: string) => api('POST /api/admin/own-factor/confirm', { body: { code } }),
    done: ownFactor.confirmed,
    refresh: [OWN_FACTOR],
  });

export const useRenewRecoveryCodes = () =>
  useAction({
    run: () => api('POST /api/admin/own-factor/recovery-codes'),
    refused: messageOf,
    refresh: [OWN_FACTOR],
  });

export const useRemoveOwnFactor = () =>
  useAction({
    run: (password: string) => api('POST /api/admin/own-factor/remove', { body: { password } }),
    done: ownFactor.removed,
    refresh: [OWN_FACTOR],
  });

export const useBeginPasskey = () =>
  useAction({ run: () => api('POST /api/admin/own-passkeys/begin'), refused: messageOf, refresh: [OWN_FACTOR] });

export const useAddPasskey = () =>
  useAction({
    run: async ({ begun, name }: { begun: PasskeyBegun; name: string }) =>
      api('POST /api/admin/own-passkeys', { body: { name, passkey: await makePasskey(begun) } }),
    done: (_, { name }) => ownPasskeys.added(name),
    refresh: [OWN_FACTOR],
  });

export const useRemovePasskey = (id: number) =>
  useAction({
    run: (password: string) => api('POST /api/admin/own-passkeys/:id/remove', { params: { id }, body: { password } }),
    done: ownPasskeys.removed,
    refresh: [OWN_FACTOR],
  });

export const useRemoveStaffFactor = () =>
  useAction({
    run: ({ id }: StaffMember) => api('DELETE /api/admin/staff/:id/factor', { params: { id } }),
    done: (_, { name }) => staffFactor.done(name),
    refused: messageOf,
    refresh,
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
