import { z } from 'zod';
import { STAFF_ROLES } from '#domain/access/actors';
import { CARD_TOKEN } from '#domain/cards/login-link';
import type { Contract } from './endpoint.ts';
import { done, email, grade, loginId, password, rowParams, studentId } from './fields.ts';

/** A card's link that was opened, or its code before the camera of the login page. */
const CARD_WAYS = ['link', 'scan'] as const;

const pupilSession = z.object({
  kind: z.literal('pupil'),
  studentId: z.number(),
  firstName: z.string(),
  name: z.string(),
  grade,
  enteredBy: z.string().nullable(),
});

const staffSession = z.object({
  kind: z.literal('staff'),
  staffId: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Of this very session: what waits on a device and does not carry it was made in another, or by somebody else. */
  mark: z.string(),
});

/** Of the app or of recovery, as somebody types it. */
const code = z.string('required').min(1, 'required').max(40, 'too_long');

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const session = z.discriminatedUnion('kind', [pupilSession, staffSession]);
export type Session = z.infer<typeof session>;
export type PupilSession = z.infer<typeof pupilSession>;
export type StaffSession = z.infer<typeof staffSession>;

export const accessContract = {
  'GET /api/session': { access: 'signed-in', summary: 'Who am I', reply: session },
  'POST /api/login/student': {
    access: 'public',
    summary: 'A pupil logs in with the id and password of the card',
    body: z.object({ loginId, password, by: z.enum(['typing', ...CARD_WAYS], 'required').default('typing') }),
    reply: pupilSession,
  },
  'POST /api/login/card': {
    access: 'public',
    summary: 'A pupil logs in with the token of the card',
    body: z.object({ token: z.string('required').regex(CARD_TOKEN, 'required'), by: z.enum(CARD_WAYS, 'required') }),
    reply: pupilSession,
  },
  'POST /api/login/staff': {
    access: 'public',
    summary: 'Staff log in with e-mail and password; code_needed asks for all again with the code of the second factor',
    body: z.object({ email, password, code: code.optional() }),
    reply: staffSession,
  },
  'POST /api/logout': { access: 'signed-in', summary: 'End this session', reply: done },
  'PUT /api/student/agreement': {
    access: 'pupil-self',
    summary: 'Agree or disagree with the terms; a refusal also logs out',
    body: z.object({ agreed: z.boolean('required') }),
    reply: done,
  },
  'POST /api/admin/confirm': {
    access: 'any-staff',
    summary: 'Staff type their password again, before they show passwords or enter as a pupil',
    body: z.object({ password }),
    reply: done,
  },
  'POST /api/admin/students/:studentId/enter': {
    access: 'staff',
    confirmed: true,
    summary: 'Enter as this pupil',
    params: z.object({ studentId }),
    reply: pupilSession,
  },
  'POST /api/admin/leave-student': {
    access: 'entered',
    summary: 'Leave the pupil and return to the staff session as it was',
    reply: staffSession,
  },
  'GET /api/admin/own-factor': {
    access: 'staff',
    summary: 'Since when one’s login asks for a code, and how many recovery codes are left',
    reply: z.object({ since: z.string().nullable(), recoveryLeft: z.number() }),
  },
  'POST /api/admin/own-factor': {
    access: 'staff',
    confirmed: true,
    summary: 'Begin a second factor; asked for only once its first code was right',
    reply: z.object({ secret: z.string(), link: z.string() }),
  },
  'POST /api/admin/own-factor/confirm': {
    access: 'staff',
    summary: 'The first code turns the second factor on; the recovery codes are told once',
    body: z.object({ code }),
    reply: recoveryCodes,
  },
  'POST /api/admin/own-factor/recovery-codes': {
    access: 'staff',
    confirmed: true,
    summary: 'New recovery codes in the place of the old ones',
    reply: recoveryCodes,
  },
  'POST /api/admin/own-factor/remove': {
    access: 'staff',
    summary: 'Turn one’s second factor off',
    body: z.object({ password }),
    reply: done,
  },
  'DELETE /api/admin/staff/:id/factor': {
    access: 'admin',
    confirmed: true,
    summary: 'Take the second factor from an account whose phone is lost; ends its sessions',
    params: rowParams,
    reply: done,
  },
} as const satisfies Contract;
