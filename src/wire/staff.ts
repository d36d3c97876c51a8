import { z } from 'zod';
import { STAFF_ROLES } from '#domain/access/actors';
import { STAFF_PASSWORD_MIN_LENGTH } from '#domain/staff/accounts';
import type { Contract } from './endpoint.ts';
import { done, email, password, personName, rowParams } from './fields.ts';

const member = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  disabled: z.boolean(),
  lastLogin: z.string().nullable(),
});
export type StaffMember = z.infer<typeof member>;

const newPassword = z.string('required').min(STAFF_PASSWORD_MIN_LENGTH, 'password_too_short').max(200, 'too_long');
const role = z.enum(STAFF_ROLES, 'required');

export const staffContract = {
  'GET /api/admin/staff': {
    access: 'admin',
    summary: 'Staff accounts',
    reply: z.object({ staff: z.array(member) }),
  },
  'POST /api/admin/staff': {
    access: 'admin',
    confirmed: true,
    summary: 'Add a staff account',
    body: z.object({ name: personName, email, role, password: newPassword }),
    reply: member,
  },
  'PATCH /api/admin/staff/:id': {
    access: 'admin',
    summary: 'Change name, role, or whether the account may enter',
    confirmed: true,
    params: rowParams,
    body: z.object({ name: personName, role, disabled: z.boolean() }).partial(),
    reply: member,
  },
  'PUT /api/admin/staff/:id/password': {
    access: 'admin',
    confirmed: true,
    summary: 'Set a new password; ends that account’s sessions',
    params: rowParams,
    body: z.object({ password: newPassword }),
    reply: done,
  },
  'PUT /api/admin/own-password': {
    access: 'staff',
    summary: 'Change one’s own password; ends one’s other sessions',
    body: z.object({ current: password, password: newPassword }),
    reply: done,
  },
} as const satisfies Contract;
