import { z } from 'zod';
import { STAFF_ROLES } from '#domain/access/actors';
import { PASSKEY_NAME_LENGTH } from '#domain/access/passkeys';
import { CARD_TOKEN } from '#domain/cards/login-link';
import type { Contract } from './endpoint.ts';
import { done, email, grade, loginId, password, rowParams, schoolClass, shortText, studentId } from './fields.ts';

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
  /** Of a teacher who acts on some alone; null where all are theirs. */
  classes: z.array(schoolClass).nullable(),
  /** Of this very session: what waits on a device and does not carry it was made in another, or by somebody else. */
  mark: z.string(),
  /** The person's own key, in each session the same: with it a device seals what waits. */
  seal: z.string(),
});

/** Of the app or of recovery, as somebody types it. */
const code = z.string('required').min(1, 'required').max(40, 'too_long');

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Bytes as a browser's passkeys come, in base64url; far more than any of them has. */
const bytes = z
  .string('required')
  .max(8000, 'too_long')
  .regex(/^[\w-]+$/u, 'required');
/** How a browser may reach it (usb, internal, hybrid …): told by it, and only told back. */
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/u)).max(8);

const signedHere = { credentialId: bytes, clientData: bytes, authenticatorData: bytes };
const newPasskey = z.object({ ...signedHere, publicKey: bytes, transports });
export type NewPasskey = z.infer<typeof newPasskey>;
const passkeyProof = z.object({ ...signedHere, signature: bytes });
export type PasskeyProof = z.infer<typeof passkeyProof>;

const askedPasskeys = {
  nonce: z.string(),
  host: z.string(),
  credentials: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
};
const passkeyAsk = z.object(askedPasskeys);
export type PasskeyAsk = z.infer<typeof passkeyAsk>;

const ownPasskey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  host: z.string(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

/** The address that passkeys are made for; null where it can have none. */
const passkeysAt = z.string().nullable();

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
    summary:
      'Staff log in with e-mail and password; code_needed and passkey_needed ask for all again with one of the second factor',
    body: z.object({ email, password, code: code.optional(), passkey: passkeyProof.optional() }),
    reply: staffSession,
  },
  'POST /api/login/staff/passkey': {
    access: 'public',
    summary: 'After passkey_needed: what one of the passkeys signs for this login, and whether a code would do instead',
    body: z.object({ email, password }),
    // Nothing is asked where none of theirs is good at this address.
    reply: z.object({ ask: passkeyAsk.nullable(), passkeysAt, takesCode: z.boolean() }),
  },
  'POST /api/logout': { access: 'signed-in', summary: 'End this session', reply: done },
  'PUT /api/student/agreement': {
    access: 'pupil-self',
    summary: 'Agree or disagree with the terms; a refusal also logs out',
    body: z.object({ agreed: z.boolean('required') }),
    reply: done,
  },
  'GET /api/admin/confirm': {
    access: 'any-staff',
    confirmed: true,
    summary:
      'Refused until staff typed their password again: asked before a link that saves a file, for a link cannot ask',
    reply: done,
  },
  'POST /api/admin/confirm': {
    access: 'any-staff',
    touches: 'school',
    summary: 'Staff type their password again, before they show passwords or enter as a pupil',
    body: z.object({ password }),
    reply: done,
  },
  'POST /api/admin/students/:studentId/enter': {
    access: 'staff',
    touches: 'named',
    confirmed: true,
    summary: 'Enter as this pupil',
    params: z.object({ studentId }),
    reply: pupilSession,
  },
  'POST /api/admin/leave-student': {
    access: 'entered',
    touches: 'school',
    summary: 'Leave the pupil and return to the staff session as it was',
    reply: staffSession,
  },
  'GET /api/admin/own-factor': {
    access: 'staff',
    summary: 'Since when one’s login asks for a code, which passkeys it takes, and how many recovery codes are left',
    reply: z.object({
      since: z.string().nullable(),
      recoveryLeft: z.number(),
      passkeys: z.array(ownPasskey),
      passkeysAt,
    }),
  },
  'POST /api/admin/own-factor': {
    access: 'staff',
    touches: 'school',
    confirmed: true,
    summary: 'Begin a second factor; asked for only once its first code was right',
    reply: z.object({ secret: z.string(), link: z.string() }),
  },
  'POST /api/admin/own-factor/confirm': {
    access: 'staff',
    touches: 'school',
    summary: 'The first code turns the app on; recovery codes are told once, none where passkeys brought them',
    body: z.object({ code }),
    reply: recoveryCodes,
  },
  'POST /api/admin/own-factor/recovery-codes': {
    access: 'staff',
    touches: 'school',
    confirmed: true,
    summary: 'New recovery codes in the place of the old ones',
    reply: recoveryCodes,
  },
  'POST /api/admin/own-factor/remove': {
    access: 'staff',
    touches: 'school',
    summary: 'No longer ask for codes of the app',
    body: z.object({ password }),
    reply: done,
  },
  'POST /api/admin/own-passkeys/begin': {
    access: 'staff',
    touches: 'school',
    confirmed: true,
    summary: 'What a new passkey is made of, and which are known already',
    reply: z.object({
      ...askedPasskeys,
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    }),
  },
  'POST /api/admin/own-passkeys': {
    access: 'staff',
    touches: 'school',
    summary: 'Keep a passkey that was just made; the first brings recovery codes, told once',
    body: z.object({ name: shortText(PASSKEY_NAME_LENGTH), passkey: newPasskey }),
    reply: recoveryCodes,
  },
  'POST /api/admin/own-passkeys/:id/remove': {
    access: 'staff',
    touches: 'school',
    summary: 'Remove one of one’s passkeys',
    params: rowParams,
    body: z.object({ password }),
    reply: done,
  },
  'DELETE /api/admin/staff/:id/factor': {
    access: 'admin',
    confirmed: true,
    summary: 'Take the second factor, passkeys too, from an account whose phone is lost; ends its sessions',
    params: rowParams,
    reply: done,
  },
} as const satisfies Contract;
