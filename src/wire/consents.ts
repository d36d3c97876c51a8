import { z } from 'zod';
import { MODES, PURPOSES, STAFF_WAYS, WAYS } from '#domain/consents/consents';
import type { Contract } from './endpoint.ts';
import { bodyRowId, classPupil, classQuery, day, done } from './fields.ts';

export const purpose = z.enum(PURPOSES, 'required');

const said = z.object({
  isGiven: z.boolean(),
  way: z.enum(WAYS),
  /** The day on which the guardian said it. */
  saidOn: z.string(),
  /** Null on the page of the slip, and where whoever wrote it down has left. */
  recordedBy: z.string().nullable(),
});

const pupil = z.object({
  ...classPupil,
  /** As it was said last; null where nothing was. */
  photo: said.nullable(),
  voice: said.nullable(),
  boards: said.nullable(),
});
export type PupilConsents = z.infer<typeof pupil>;

/** More than a school has pupils in one grade. */
const PUPILS_MAX = 500;

export const consentsContract = {
  'GET /api/admin/consents': {
    access: 'staff',
    summary: 'What guardians agreed to, of a grade or section, and how the school takes it',
    query: z.object(classQuery),
    reply: z.object({
      modes: z.object({ photo: z.enum(MODES), voice: z.enum(MODES), boards: z.enum(MODES) }),
      pupils: z.array(pupil),
    }),
  },
  'POST /api/admin/consents': {
    access: 'staff',
    touches: 'named',
    summary:
      'Write down what guardians gave or withdrew; what is withdrawn goes at once, a second time changes nothing (audited)',
    body: z.object({
      studentIds: z.array(bodyRowId).min(1, 'required').max(PUPILS_MAX, 'too_long'),
      purposes: z.array(purpose).min(1, 'required').max(PURPOSES.length, 'too_long'),
      isGiven: z.boolean('required'),
      way: z.enum(STAFF_WAYS, 'required'),
      saidOn: day,
    }),
    /** Of how many pupils something stays withdrawn, because that was said later. */
    reply: z.object({ stayed: z.number() }),
  },
  'PUT /api/admin/consents/modes/:purpose': {
    access: 'admin',
    summary: 'How the school takes a consent: until it is withdrawn, where it was given, or not at all (audited)',
    params: z.object({ purpose }),
    body: z.object({ mode: z.enum(MODES, 'required') }),
    reply: done,
  },
} as const satisfies Contract;
