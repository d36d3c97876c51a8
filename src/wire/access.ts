import { z } from 'zod';
import { STAFF_ROLES } from '#domain/access/actors';
import { CARD_TOKEN } from '#domain/cards/login-link';
import type { Contract } from './endpoint.ts';
import { done, email, grade, loginId, password, studentId } from './fields.ts';

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
});

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
    summary: 'Staff log in with e-mail and password',
    body: z.object({ email, password }),
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
} as const satisfies Contract;
