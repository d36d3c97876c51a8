import { z } from 'zod';
import { CARD_FORMATS } from '#domain/cards/login-link';
import type { Contract } from './endpoint.ts';
import { bodyRowId, grade, gradeQuery, namedPupil, sectionQuery, studentParams } from './fields.ts';

export const card = z.object({
  ...namedPupil,
  loginId: z.number(),
  password: z.string(),
  loginLink: z.string(),
});
export type Card = z.infer<typeof card>;

const credentialRow = z.object({
  ...namedPupil,
  loginId: z.number().nullable(),
  /** The link of the card in the pupil's hand carries the password. */
  hasOldCard: z.boolean(),
  createdAt: z.string().nullable(),
  lastLogin: z.string().nullable(),
});
export type CredentialRow = z.infer<typeof credentialRow>;

export const cardsContract = {
  'GET /api/students/:studentId/card': {
    access: 'own-student',
    confirmed: true,
    summary: "A pupil's own login card",
    params: studentParams,
    reply: card,
  },
  'GET /api/admin/credentials': {
    access: 'staff',
    summary: 'The pupils of a grade and whether they have login data',
    query: z.object({ grade: gradeQuery, section: sectionQuery.optional() }),
    reply: z.object({ students: z.array(credentialRow) }),
  },
  'POST /api/admin/students/:studentId/credentials': {
    access: 'staff',
    touches: 'named',
    confirmed: true,
    summary: 'Create or regenerate login data; ends the sessions opened with the old',
    params: studentParams,
    reply: card,
  },
  'POST /api/admin/credentials/missing': {
    access: 'staff',
    touches: 'named',
    summary: 'Create login data for every pupil of a grade who has none',
    body: z.object({ grade, section: sectionQuery.optional() }),
    reply: z.object({ created: z.number() }),
  },
  'POST /api/admin/students/:studentId/password': {
    access: 'staff',
    touches: 'named',
    confirmed: true,
    summary: "Reveal a pupil's password to show or copy it (audited)",
    params: studentParams,
    body: z.object({ purpose: z.enum(['show', 'copy'], 'required') }),
    reply: z.object({ password: z.string() }),
  },
  'POST /api/admin/cards': {
    access: 'staff',
    touches: 'named',
    confirmed: true,
    summary: 'The cards to print, of one pupil or a whole grade (audited)',
    body: z
      .object({
        format: z.enum(CARD_FORMATS, 'required'),
        studentId: bodyRowId.optional(),
        grade: grade.optional(),
        section: sectionQuery.optional(),
      })
      .refine((body) => (body.studentId === undefined) !== (body.grade === undefined), {
        path: ['grade'],
        message: 'required',
      }),
    reply: z.object({ cards: z.array(card) }),
  },
} as const satisfies Contract;
