import { deviceOf } from '#domain/staff/devices';
import { expiryOf, type InvitationState } from '#domain/staff/invitations';
import type { Invitation, OwnSession, StaffMember } from '#wire/staff';
import type { InvitationRow } from './invitation-queries.ts';
import type { StaffRow } from './queries.ts';
import type { listOwnSessions } from './service.ts';

export const presentStaffMember = (row: StaffRow): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  disabled: row.disabledAt !== null,
  lastLogin: row.lastLogin,
});

export const expiresAt = (row: InvitationRow): string => expiryOf({ kind: row.kind, createdAt: row.createdAt });

export const presentInvitation = (row: InvitationRow & { state: InvitationState }): Invitation => ({
  id: row.id,
  name: row.name,
  role: row.role,
  state: row.state,
  createdAt: row.createdAt,
  expiresAt: expiresAt(row),
  usedAt: row.usedAt,
});

type SessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number];

export const presentOwnSession = (row: SessionRow, presentId: number): OwnSession => ({
  id: row.id,
  device: deviceOf(row.userAgent),
  openedAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
  isThis: row.id === presentId,
});
