import { expiryOf, type InvitationState } from '#domain/staff/invitations';
import type { Invitation, StaffMember } from '#wire/staff';
import type { InvitationRow } from './invitation-queries.ts';
import type { StaffRow } from './queries.ts';

export const presentStaffMember = (row: StaffRow): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  disabled: row.disabled_at !== null,
  lastLogin: row.last_login,
});

export const expiresAt = (row: InvitationRow): string => expiryOf({ kind: row.kind, createdAt: row.created_at });

export const presentInvitation = (row: InvitationRow & { state: InvitationState }): Invitation => ({
  id: row.id,
  name: row.name,
  role: row.role,
  state: row.state,
  createdAt: row.created_at,
  expiresAt: expiresAt(row),
  usedAt: row.used_at,
});
