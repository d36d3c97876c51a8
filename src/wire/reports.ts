import { z } from 'zod';
import {
  APPROVAL_ENDS,
  ISSUE_TYPES,
  PROBLEM_TYPES,
  REPORT_STATUSES,
  SPECIAL_PASSWORD_MIN_LENGTH,
} from '#domain/reports/reports';
import { card } from './cards.ts';
import type { Contract } from './endpoint.ts';
import { classQuery, done, grade, pageBefore, password, personName, rowParams, shortText } from './fields.ts';

const whoAsks = z.object({
  name: personName,
  /** Asked for only where two pupils share a name (D-9). */
  grade: grade.optional(),
  /** From the reply to what this browser sent last: only it is told what became of that. */
  token: z.string('required').max(200, 'too_long').optional(),
});

const asked = done.extend({ token: z.string() });

const report = z.object({
  id: z.number(),
  /** Null where the pupil is no longer there. */
  studentId: z.number().nullable(),
  studentName: z.string(),
  grade: grade.nullable(),
  issueType: z.enum(ISSUE_TYPES),
  status: z.enum(REPORT_STATUSES),
  reportedAt: z.string(),
  decidedAt: z.string().nullable(),
  reopened: z.boolean(),
  /** Why the approval opens nothing any more. */
  approvalEnd: z.enum(APPROVAL_ENDS).nullable(),
});
export type Report = z.infer<typeof report>;

const newSpecialPassword = shortText(60).pipe(
  z.string().min(SPECIAL_PASSWORD_MIN_LENGTH, 'special_password_too_short'),
);

const credentials = card.omit({ studentId: true });
export type ShownCredentials = z.infer<typeof credentials>;

export const reportsContract = {
  'POST /api/reports': {
    access: 'public',
    summary: 'Report a login problem',
    body: whoAsks.extend({ issueType: z.enum(PROBLEM_TYPES, 'required') }),
    reply: asked,
  },
  'POST /api/credential-request/check': {
    access: 'public',
    summary: 'Where a pupil without the sheet goes next: ask, or verify the special password; either, for a stranger',
    body: whoAsks,
    reply: z.object({ step: z.enum(['request', 'verify', 'either']) }),
  },
  'POST /api/credential-request': {
    access: 'public',
    summary: 'Ask the teacher for login data',
    body: whoAsks,
    reply: asked,
  },
  'POST /api/credential-request/verify': {
    access: 'public',
    summary: 'Show the login data, once, against the agreed special password',
    body: whoAsks.extend({ specialPassword: password }),
    reply: credentials,
  },
  'GET /api/admin/reports': {
    access: 'staff',
    summary: 'Requests and reports, newest first',
    query: z.object({
      type: z.enum(ISSUE_TYPES).optional(),
      status: z.enum(REPORT_STATUSES).optional(),
      ...classQuery,
      before: pageBefore,
    }),
    reply: z.object({ reports: z.array(report), pending: z.number(), nextBefore: z.number().nullable() }),
  },
  'POST /api/admin/reports/:id/approve': {
    access: 'staff',
    touches: { on: 'login_issue_reports' },
    confirmed: true,
    summary: 'Approve with a special password agreed with the pupil, good once and for a day',
    params: rowParams,
    body: z.object({ specialPassword: newSpecialPassword }),
    reply: report,
  },
  'POST /api/admin/reports/:id/reject': {
    access: 'staff',
    touches: { on: 'login_issue_reports' },
    summary: 'Reject',
    params: rowParams,
    reply: report,
  },
  'POST /api/admin/reports/:id/reopen': {
    access: 'staff',
    touches: { on: 'login_issue_reports' },
    summary: 'Let a rejected pupil ask again',
    params: rowParams,
    reply: report,
  },
} as const satisfies Contract;
