import { z } from 'zod';
import { CHECKLIST_MAX_ITEMS, CHECKLIST_STATUSES, CHECKLIST_TEXT_MAX } from '#domain/dashboard/checklist';
import { DIRECTIONS } from '#domain/ledger/ledger';
import { NOTIFICATION_STATUSES, OVERALL_STATUSES } from '#domain/rewards/statuses';
import type { Contract } from './endpoint.ts';
import { grade, shortText } from './fields.ts';
import { conduct } from './penalties.ts';
import { reward } from './rewards.ts';

const message = z.object({
  id: z.number(),
  text: z.string(),
  attachmentType: z.enum(['image', 'audio']).nullable(),
  read: z.boolean(),
  createdAt: z.string(),
});

const checklistItem = z.object({
  id: z.number(),
  text: z.string(),
  status: z.enum(CHECKLIST_STATUSES),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

const dashboard = z.object({
  studentId: z.number(),
  firstName: z.string(),
  grade,
  needsAgreement: z.boolean(),
  lastLogin: z.string().nullable(),
  points: z.number(),
  coins: z.number(),
  shoppingBalance: z.number(),
  rank: z.object({ place: z.number(), of: z.number() }),
  /** Net of the last seven days. */
  recentChange: z.object({ points: z.number(), coins: z.number(), direction: z.enum(DIRECTIONS) }),
  attendance: conduct,
  messages: z.object({ unread: z.number(), latest: z.array(message) }),
  rewards: z.object({
    overall: z.enum(OVERALL_STATUSES),
    notification: z.enum(NOTIFICATION_STATUSES),
    availableCount: z.number(),
    /** The three that expire first, and the two missed last. */
    available: z.array(reward),
    expired: z.array(reward),
  }),
  /** Welcome points that wait to be claimed. */
  welcome: reward.nullable(),
  photo: z.object({
    fileId: z.string().nullable(),
    isPending: z.boolean(),
    /** Why the last photo was not accepted, until another is sent. */
    rejectionReason: z.string().nullable(),
  }),
  /** Sessions of the store that classmates invited this pupil to share. */
  invitations: z.number(),
  /** Words of the own drill that are due. */
  dueWords: z.number(),
  /** Exam results that were published and not looked at yet. */
  newResults: z.number(),
  checklist: z.array(checklistItem),
});
export type Dashboard = z.infer<typeof dashboard>;
export type Attendance = Dashboard['attendance'];

const checklist = z.object({ items: z.array(checklistItem) });

export const dashboardContract = {
  'GET /api/student/dashboard': { access: 'pupil', summary: "Everything on a pupil's first screen", reply: dashboard },
  'GET /api/admin/checklist': { access: 'staff', summary: 'The updates checklist', reply: checklist },
  'PUT /api/admin/checklist': {
    access: 'admin',
    summary: 'Replace the updates checklist',
    body: z.object({
      items: z
        .array(z.object({ text: shortText(CHECKLIST_TEXT_MAX), status: z.enum(CHECKLIST_STATUSES, 'required') }))
        .max(CHECKLIST_MAX_ITEMS, 'too_many'),
    }),
    reply: checklist,
  },
} as const satisfies Contract;
