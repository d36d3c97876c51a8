import type { StaffMember } from '#wire/staff';
import type { StaffRow } from './queries.ts';

export const presentStaffMember = (row: StaffRow): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  disabled: row.disabled_at !== null,
  lastLogin: row.last_login,
});
