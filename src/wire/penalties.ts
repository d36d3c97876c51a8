import { z } from 'zod';
import { BEHAVIOR_TYPES, INCIDENT_TYPES, LOG_NOTE_MAX, MINUTES_LATE_MAX } from '#domain/penalties/incidents';
import { PENALTY_STATUSES } from '#domain/penalties/penalty';
import { WAY_BACK_DAYS_MAX, WAYS_BACK } from '#domain/penalties/ways-back';
import type { Contract } from './endpoint.ts';
import {
  bodyRowId,
  classQuery,
  day,
  grade,
  pageBefore,
  requestKey,
  rowParams,
  searchText,
  shortText,
  studentId,
  wholeNumber,
} from './fields.ts';
import { MOST_NAMED_RECIPIENTS } from './recipients.ts';

const incident = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('late'), minutesLate: wholeNumber(1, MINUTES_LATE_MAX) }),
    z.object({ type: z.literal('absent') }),
    z.object({ type: z.literal('behavior'), behaviorType: z.enum(BEHAVIOR_TYPES, 'required') }),
  ],
  'required',
);

const newLogs = z.object({
  studentIds: z.array(bodyRowId, 'required').min(1, 'required').max(MOST_NAMED_RECIPIENTS, 'too_many_recipients'),
  incident,
  logDate: day,
  /** The pupil reads it. */
  note: shortText(LOG_NOTE_MAX).nullable().default(null),
  requestKey,
});
export type NewLogs = z.output<typeof newLogs>;

const log = z.object({
  id: z.number(),
  type: z.enum(INCIDENT_TYPES),
  minutesLate: z.number().nullable(),
  behaviorType: z.enum(BEHAVIOR_TYPES).nullable(),
  /** What it adds to the percentage. */
  percent: z.number(),
  logDate: z.string(),
  note: z.string().nullable(),
  /** Counted into a penalty, so it counts no more. */
  isCounted: z.boolean(),
});
export type ConductLog = z.infer<typeof log>;

const ofPupil = { studentId: z.number(), studentName: z.string(), grade };

const staffLog = log.extend({
  ...ofPupil,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.string().nullable(),
});
export type StaffLog = z.infer<typeof staffLog>;

/** How far on the way to a penalty, and what each kind brought, in percent. */
const percents = { percentage: z.number(), late: z.number(), absent: z.number(), behavior: z.number() };

const penalty = z.object({
  id: z.number(),
  status: z.enum(PENALTY_STATUSES),
  ...percents,
  priceIncrease: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  clearedAt: z.string().nullable(),
});
export type Penalty = z.infer<typeof penalty>;

const staffPenalty = penalty.extend({ ...ofPupil, canClear: z.boolean() });
export type StaffPenalty = z.infer<typeof staffPenalty>;

const nearPenalty = z.object({
  ...ofPupil,
  ...percents,
  /** When the last of it was logged. */
  since: z.string(),
});
export type NearPenalty = z.infer<typeof nearPenalty>;

const share = z.object({ count: z.number(), percent: z.number() });

export const conduct = z.object({
  /** Since the last penalty, 0 to 100. */
  percentage: z.number(),
  late: share,
  absent: share,
  behavior: share,
  /** The penalty in force, if any. */
  penalty: z.object({ priceIncrease: z.number(), expiresAt: z.string() }).nullable(),
});

const ownWayBack = z.object({
  way: z.enum(WAYS_BACK),
  /** By which the penalty ends sooner. */
  days: z.number(),
  isTaken: z.boolean(),
});
export type OwnWayBack = z.infer<typeof ownWayBack>;

const ownPenalty = penalty.extend({ waysBack: z.array(ownWayBack) });

const wayBackDays = wholeNumber(0, WAY_BACK_DAYS_MAX);
const waysBack = z.object({ review: wayBackDays, drill: wayBackDays });

const ownConduct = conduct.extend({
  /** Newest first; what was cancelled is not told. */
  logs: z.array(log),
  penalties: z.array(ownPenalty),
});
export type OwnConduct = z.infer<typeof ownConduct>;

export const penaltiesContract = {
  'POST /api/admin/penalties/logs': {
    access: 'staff',
    touches: 'named',
    summary: 'Log lateness, an absence or behaviour of one or more pupils; the same key logs once',
    body: newLogs,
    reply: z.object({
      logs: z.array(staffLog),
      /** Pupils whose penalty these logs started. */
      penalised: z.array(z.object({ studentId: z.number(), studentName: z.string() })),
    }),
  },
  'GET /api/admin/penalties/logs': {
    access: 'staff',
    summary: 'What was logged, newest first',
    query: z.object({ studentId: studentId.optional(), ...classQuery, before: pageBefore }),
    reply: z.object({ logs: z.array(staffLog), nextBefore: z.number().nullable() }),
  },
  'POST /api/admin/penalties/logs/:id/cancel': {
    access: 'staff',
    touches: { on: 'student_logs' },
    summary: 'Cancel a log; a penalty that falls under 100 percent by it is cleared. A second time answers the same',
    params: rowParams,
    reply: staffLog,
  },
  'GET /api/admin/penalties': {
    access: 'staff',
    summary: 'Penalties, newest first',
    query: z.object({
      ...classQuery,
      status: z.enum(PENALTY_STATUSES).optional(),
      search: searchText.optional(),
      before: pageBefore,
    }),
    reply: z.object({ penalties: z.array(staffPenalty), nextBefore: z.number().nullable(), waysBack }),
  },
  'GET /api/admin/penalties/near': {
    access: 'staff',
    summary: 'Pupils whom the next slips bring a penalty, the nearest first',
    query: z.object(classQuery),
    reply: z.object({ pupils: z.array(nearPenalty) }),
  },
  'PUT /api/admin/penalties/ways-back': {
    access: 'staff',
    touches: 'school',
    summary: 'By how many days learning shortens a penalty; 0 offers that way no more',
    body: waysBack,
    reply: waysBack,
  },
  'POST /api/admin/penalties/:id/clear': {
    access: 'staff',
    touches: { on: 'student_penalties' },
    summary: 'Clear a penalty that is in force',
    params: rowParams,
    reply: staffPenalty,
  },
  'GET /api/student/conduct': { access: 'pupil', summary: "A pupil's own record and penalties", reply: ownConduct },
} as const satisfies Contract;
