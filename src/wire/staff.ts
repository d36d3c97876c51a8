import { z } from 'zod';
import { STAFF_ROLES } from '#domain/access/actors';
import { BACKUP_FAULTS } from '#domain/backup/backups';
import { CLASSES_MAX } from '#domain/roster/classes';
import { STAFF_PASSWORD_MIN_LENGTH } from '#domain/staff/accounts';
import { BROWSERS, SYSTEMS } from '#domain/staff/devices';
import { INVITATION_STATES } from '#domain/staff/invitations';
import { SCHOOL_NAME_LENGTH, SCHOOLS_OF, SETUP_STEPS, STEP_STATES } from '#domain/staff/setup';
import type { Contract } from './endpoint.ts';
import { done, email, password, personName, rowParams, schoolClass, shortText } from './fields.ts';

const member = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  disabled: z.boolean(),
  /** Of a teacher who acts on some alone; null where all are theirs. */
  classes: z.array(schoolClass).nullable(),
  lastLogin: z.string().nullable(),
});
export type StaffMember = z.infer<typeof member>;

const ownSession = z.object({
  id: z.number(),
  device: z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) }),
  openedAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

const invitation = z.object({
  id: z.number(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  state: z.enum(INVITATION_STATES),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** Of any shape: an address that lost its end is as unknown as one that is not ours. */
const linkToken = z.string('required').max(200, 'too_long');

const newPassword = z.string('required').min(STAFF_PASSWORD_MIN_LENGTH, 'password_too_short').max(200, 'too_long');
const role = z.enum(STAFF_ROLES, 'required');

const schoolOf = z.enum(SCHOOLS_OF, 'required');

const setupStep = z.object({ step: z.enum(SETUP_STEPS, 'required') });

export const staffContract = {
  'GET /api/admin/staff': {
    access: 'admin',
    summary: 'Staff accounts, which of them have a second factor, and the newest invitations',
    reply: z.object({ staff: z.array(member), withFactor: z.array(z.number()), invitations: z.array(invitation) }),
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
    summary: 'Change name, role, classes, or whether the account may enter',
    confirmed: true,
    params: rowParams,
    body: z
      .object({
        name: personName,
        role,
        disabled: z.boolean(),
        classes: z.array(schoolClass).max(CLASSES_MAX, 'too_many').nullable(),
      })
      .partial(),
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
    touches: 'school',
    summary: 'Change one’s own password; ends one’s other sessions',
    body: z.object({ current: password, password: newPassword }),
    reply: done,
  },
  'GET /api/admin/own-sessions': {
    access: 'staff',
    summary: 'Where one is logged in',
    reply: z.object({ sessions: z.array(ownSession) }),
  },
  'DELETE /api/admin/own-sessions': {
    access: 'staff',
    touches: 'school',
    summary: 'End all of one’s sessions but this one',
    reply: done,
  },
  'DELETE /api/admin/own-sessions/:id': {
    access: 'staff',
    touches: 'school',
    summary: 'End one of one’s sessions',
    params: rowParams,
    reply: done,
  },
  'DELETE /api/admin/staff/:id/sessions': {
    access: 'admin',
    summary: 'End the sessions of an account',
    params: rowParams,
    reply: done,
  },
  'GET /api/admin/connection': {
    access: 'staff',
    summary: 'How devices of the school reach this server, and what they must trust for it',
    reply: z.object({
      isHttps: z.boolean(),
      /** Where other devices of the network find it. */
      address: z.string(),
      /** Where a device is led through it; null where nothing of the school's own must be trusted. */
      trust: z.object({ address: z.string(), fingerprint: z.string() }).nullable(),
    }),
  },
  'POST /api/admin/invitations': {
    access: 'admin',
    confirmed: true,
    summary: 'Invite a colleague; the link is told once',
    body: z.object({ name: personName, role }),
    reply: z.object({ invitation, link: z.string() }),
  },
  'DELETE /api/admin/invitations/:id': {
    access: 'admin',
    summary: 'Revoke an invitation',
    params: rowParams,
    reply: done,
  },
  'POST /api/invitation': {
    access: 'public',
    summary: 'Whom an invitation is for',
    body: z.object({ token: linkToken }),
    reply: z.object({
      name: z.string(),
      role: z.enum(STAFF_ROLES),
      /** Null where the school never said what it is called. */
      school: z.string().nullable(),
      expiresAt: z.string(),
    }),
  },
  'POST /api/login/invitation': {
    access: 'public',
    summary: 'Make the account that an invitation is for, and enter',
    body: z.object({ token: linkToken, email, password: newPassword }),
    reply: done,
  },
  'POST /api/setup': {
    access: 'public',
    summary: 'Whether the link of a first start still leads to a school',
    body: z.object({ token: linkToken }),
    reply: done,
  },
  'POST /api/login/setup': {
    access: 'public',
    summary: 'Name the school, make its first admin, and enter',
    body: z.object({
      token: linkToken,
      school: shortText(SCHOOL_NAME_LENGTH),
      /** Of boys where it is left out. */
      schoolOf: schoolOf.optional(),
      name: personName,
      email,
      password: newPassword,
    }),
    reply: done,
  },
  'GET /api/admin/setup': {
    access: 'admin',
    summary:
      'What the school is called, and what is left to do in a new one; null in one that began before it was asked',
    reply: z.object({
      setup: z
        .object({
          /** Null where nobody said it yet. */
          school: z.string().nullable(),
          steps: z.record(z.enum(SETUP_STEPS), z.enum(STEP_STATES)),
          /** Null where the key is a setting. */
          keyFile: z.string().nullable(),
          /** Null where backups lie beside the data. */
          backupFolder: z.string().nullable(),
        })
        .nullable(),
      /** The server came back after it was cut off, as by a power cut. */
      cut: z.object({ lastWriteAt: z.string().nullable(), backAt: z.string() }).nullable(),
      /** A backup was to be put back and could not be: the school is as it was. */
      notPutBack: z.object({ fault: z.enum(BACKUP_FAULTS), at: z.string() }).nullable(),
    }),
  },
  'POST /api/admin/setup/cut-seen': {
    access: 'admin',
    summary: 'Know that the server was cut off, and came back',
    reply: done,
  },
  'GET /api/admin/school': {
    access: 'admin',
    summary: 'What the school is called, null where nobody said it yet, and whether it is of boys or of girls',
    reply: z.object({ school: z.string().nullable(), schoolOf }),
  },
  'PUT /api/admin/school': {
    access: 'admin',
    summary: 'Say what the school is called',
    body: z.object({ school: shortText(SCHOOL_NAME_LENGTH) }),
    reply: done,
  },
  'PUT /api/admin/school/of': {
    access: 'admin',
    summary: 'Say whether the school is of boys or of girls, and so how everybody in it is addressed',
    body: z.object({ schoolOf }),
    reply: done,
  },
  'POST /api/admin/setup/key-kept': {
    access: 'admin',
    summary: 'A copy of the school’s key lies elsewhere',
    reply: done,
  },
  'POST /api/admin/setup/end': {
    access: 'admin',
    summary: 'Put the steps of a new school away',
    reply: done,
  },
  'POST /api/admin/setup/put-off': {
    access: 'admin',
    summary: 'Do a step of a new school later: it waits apart',
    body: setupStep,
    reply: done,
  },
  'POST /api/admin/setup/take-up': {
    access: 'admin',
    summary: 'Put a step that waited apart back among those to do',
    body: setupStep,
    reply: done,
  },
} as const satisfies Contract;
