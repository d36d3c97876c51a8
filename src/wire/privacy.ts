import { z } from 'zod';
import { RETENTION_MAX_DAYS, RETENTION_MIN_DAYS } from '#domain/privacy/retention';
import type { Contract } from './endpoint.ts';
import { done, personName, studentParams } from './fields.ts';

const holdings = z.object({
  /** By table, those with rows of the pupil. */
  tables: z.array(z.object({ table: z.string(), rows: z.number() })),
  files: z.number(),
  /** How many daily backups still have them; null where none are made by themselves. */
  backupsKept: z.number().nullable(),
});
export type PupilHoldings = z.infer<typeof holdings>;

const days = z.coerce
  .number('required')
  .int('bad_number')
  .min(RETENTION_MIN_DAYS, 'bad_number')
  .max(RETENTION_MAX_DAYS, 'bad_number');
const daysOfEach = { left: days, messages: days, requests: days, audit: days };
const count = z.number('required').int('required').min(0, 'required');
const countOfEach = { left: count, messages: count, requests: count, audit: count };

export const privacyContract = {
  'GET /api/privacy': {
    access: 'public',
    summary: 'How long what is kept, for guardians',
    reply: z.object({ days: z.object(daysOfEach), recordings: z.number(), isInForce: z.boolean() }),
  },
  'GET /api/admin/retention': {
    access: 'admin',
    summary: 'How long what is kept, and how much would go now by these or other days',
    query: z.object(daysOfEach).partial(),
    reply: z.object({ days: z.object(daysOfEach), due: z.object(countOfEach), isInForce: z.boolean() }),
  },
  'PUT /api/admin/retention': {
    access: 'admin',
    confirmed: true,
    summary: 'Set how long what is kept; refused where more or less would go than was shown (audited)',
    body: z.object({ days: z.object(daysOfEach), expected: z.object(countOfEach) }),
    reply: done,
  },
  'GET /api/admin/students/:studentId/holdings': {
    access: 'staff',
    summary: 'How much the school holds of a pupil, by table',
    params: studentParams,
    reply: holdings,
  },
  'GET /api/admin/students/:studentId/export': {
    access: 'staff',
    confirmed: true,
    summary: 'Everything the school holds of a pupil as one ZIP for the guardian (audited)',
    params: studentParams,
    /** The bytes of the file. */
    reply: z.string(),
  },
  'POST /api/admin/students/:studentId/erase': {
    access: 'admin',
    confirmed: true,
    summary: 'Erase everything of a pupil for good; the name is typed as it stands in the roster (audited)',
    params: studentParams,
    body: z.object({ name: personName }),
    reply: done,
  },
} as const satisfies Contract;
