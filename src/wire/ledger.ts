import { z } from 'zod';
import { LEDGER_REASONS } from '#domain/ledger/ledger';
import { REWARD_SOURCES, REWARD_TYPES } from '#domain/rewards/kinds';
import { GRADES } from '#domain/roster/grades';
import type { Contract } from './endpoint.ts';
import { bodyRowId, pageBefore, requestKey, rowParams, shortText, studentParams, wholeNumber } from './fields.ts';

export const ADJUSTMENT_MAX = 1000;

const line = z.object({
  id: z.number(),
  at: z.string(),
  reason: z.enum(LEDGER_REASONS),
  /** Signed. A line moves points, coins, or both. */
  points: z.number(),
  coins: z.number(),
  pointsAfter: z.number(),
  coinsAfter: z.number(),
  /** Where a reward came from. */
  source: z.enum(REWARD_SOURCES).nullable(),
  note: z.string().nullable(),
  isReversed: z.boolean(),
});
export type LedgerLine = z.infer<typeof line>;

const page = z.object({
  points: z.number(),
  coins: z.number(),
  lines: z.array(line),
  nextBefore: z.number().nullable(),
});

const staffLine = line.extend({ by: z.string().nullable() });
export type StaffLedgerLine = z.infer<typeof staffLine>;

const staffPage = page.extend({
  student: z.object({ id: z.number(), name: z.string(), grade: z.literal(GRADES) }),
  lines: z.array(staffLine),
});
export type StaffLedgerPage = z.infer<typeof staffPage>;

const note = shortText(200);

export const ledgerContract = {
  'GET /api/student/ledger': {
    access: 'pupil',
    summary: 'Why do I have what I have: own lines, newest first',
    query: z.object({ before: pageBefore }),
    reply: page,
  },
  'GET /api/student/ledger/place': {
    access: 'pupil',
    summary: 'The own place in the grade, and what it would be with some points less',
    query: z.object({
      less: z.coerce.number('bad_number').int('bad_number').min(0, 'bad_number').max(1_000_000, 'bad_number'),
    }),
    /** Null where there are not so many points, and for the try-out pupil. */
    reply: z.object({ now: z.number(), after: z.number() }).nullable(),
  },
  'GET /api/admin/ledger/:studentId': {
    access: 'staff',
    summary: "A pupil's lines, newest first",
    params: studentParams,
    query: z.object({ before: pageBefore }),
    reply: staffPage,
  },
  'POST /api/admin/ledger': {
    access: 'staff',
    touches: 'named',
    summary: 'Give or take points or coins at once, with a reason; the same key counts once',
    body: z.object({
      studentId: bodyRowId,
      type: z.enum(REWARD_TYPES, 'required'),
      /** Negative takes. */
      amount: wholeNumber(-ADJUSTMENT_MAX, ADJUSTMENT_MAX).refine((amount) => amount !== 0, 'bad_number'),
      note,
      requestKey,
    }),
    reply: staffLine,
  },
  'POST /api/admin/ledger/lines/:id/reversal': {
    access: 'staff',
    touches: { on: 'points_logs' },
    summary: 'Reverse a line by an opposite one; a second time answers the same',
    params: rowParams,
    body: z.object({ note }),
    reply: staffLine,
  },
} as const satisfies Contract;
