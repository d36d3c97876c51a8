import { z } from 'zod';
import { AUDIT_ACTIONS, TONES } from '#domain/vocabulary';
import type { Contract } from './endpoint.ts';
import { day, done, pageBefore, rowParams, searchText } from './fields.ts';

const action = z.enum(AUDIT_ACTIONS);

/** One thing the log says of an entry: a fact (`after` alone), what was (`before` alone), or a change (both). */
const difference = z.object({
  label: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
  /** Addresses and ids are read from the left. */
  isCode: z.boolean().optional(),
});
export type Difference = z.infer<typeof difference>;

const entry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action,
  text: z.string(),
  tone: z.enum(TONES),
  tableName: z.string(),
  recordId: z.string().nullable(),
  subject: z.string().nullable(),
  differences: z.array(difference),
});
export type AuditEntry = z.infer<typeof entry>;

const filter = z.object({
  action: action.optional(),
  search: searchText.optional(),
  /** The first day and the last. */
  from: day.optional(),
  to: day.optional(),
  before: pageBefore,
});

export const auditContract = {
  'GET /api/admin/audit': {
    access: 'staff',
    summary: 'Who did what, on whom, when; newest first',
    query: filter,
    reply: z.object({ entries: z.array(entry), nextBefore: z.number().nullable() }),
  },
  'GET /api/admin/audit/actions': {
    access: 'staff',
    summary: 'What the log can be narrowed to',
    reply: z.object({ actions: z.array(z.object({ action, text: z.string() })) }),
  },
  'GET /api/admin/audit/breaks': {
    access: 'staff',
    summary: 'That lines which the server left in the log are gone, until an admin says that they know',
    reply: z.object({
      breaks: z.array(z.object({ id: z.number(), foundAt: z.string(), linesLeft: z.number(), linesFound: z.number() })),
    }),
  },
  'POST /api/admin/audit/breaks/:id/accept': {
    access: 'admin',
    confirmed: true,
    summary: 'Say that lines are known to be gone; from now on the log as it is counts (audited)',
    params: rowParams,
    reply: done,
  },
  'GET /api/admin/audit.csv': {
    access: 'staff',
    confirmed: true,
    summary: 'The same as a spreadsheet',
    query: filter.omit({ before: true }),
    reply: z.string(),
  },
} as const satisfies Contract;
