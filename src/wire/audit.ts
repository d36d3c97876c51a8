import { z } from 'zod';
import { AUDIT_ACTIONS } from '#domain/audit/actions';
import type { Contract } from './endpoint.ts';
import { pageBefore, searchText } from './fields.ts';

const entry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  tableName: z.string(),
  recordId: z.string().nullable(),
  subject: z.string().nullable(),
  details: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof entry>;

const filter = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  search: searchText.optional(),
  before: pageBefore,
});

export const auditContract = {
  'GET /api/admin/audit': {
    access: 'staff',
    summary: 'Who did what, on whom, when; newest first',
    query: filter,
    reply: z.object({ entries: z.array(entry), nextBefore: z.number().nullable() }),
  },
  'GET /api/admin/audit.csv': {
    access: 'staff',
    summary: 'The same as a spreadsheet',
    query: filter.omit({ before: true }),
    reply: z.string(),
  },
} as const satisfies Contract;
