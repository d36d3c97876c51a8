import { z } from 'zod';
import {
  CHECKLIST_MAX_ITEMS,
  CHECKLIST_PUPIL_MAX,
  CHECKLIST_STATUSES,
  CHECKLIST_TEXT_MAX,
} from '#domain/dashboard/checklist';
import { LEVELS, type LevelKey } from '#domain/dashboard/levels';
import { FIRST_BOARDS } from '#domain/dashboard/scenes';
import { TASKS } from '#domain/dashboard/tasks';
import { WAITING, type Waiting } from '#domain/dashboard/waiting';
import { WEEK_DAYS } from '#domain/dashboard/week';
import { DIRECTIONS } from '#domain/ledger/ledger';
import { REWARD_TYPES } from '#domain/rewards/kinds';
import { CATEGORIES } from '#domain/store/items';
import { WAITING_KINDS } from '#domain/vocabulary';
import type { Contract } from './endpoint.ts';
import { grade, shortText } from './fields.ts';
import { conduct } from './penalties.ts';
import { reward, rewardStatus, studentRewards } from './rewards.ts';

/** Its text is the beginning of it. */
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
  forPupils: z.boolean(),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

/** Each shown once to a pupil, on whichever device: the key says which. */
const scene = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('level'),
    key: z.string(),
    level: z.enum(LEVELS.map(({ key }) => key) as [LevelKey, ...LevelKey[]]),
  }),
  z.object({ kind: z.literal('place'), key: z.string(), place: z.number(), of: z.number() }),
  z.object({ kind: z.literal('first'), key: z.string(), board: z.enum(FIRST_BOARDS) }),
]);
export type Scene = z.infer<typeof scene>;

/** One thing to do next. */
const goal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('wish'),
    name: z.string(),
    category: z.enum(CATEGORIES),
    priceType: z.enum(REWARD_TYPES),
    /** What it costs this pupil now, and how much of that there is. */
    price: z.number(),
    saved: z.number(),
  }),
  z.object({ kind: z.literal('ahead'), name: z.string(), distance: z.number() }),
  z.object({ kind: z.literal('words'), count: z.number() }),
  z.object({ kind: z.literal('practice') }),
]);
export type Goal = z.infer<typeof goal>;

/** How much of what waits for the pupil; the page says it on its first screen, its tabs and its title. */
const waiting = z.object(Object.fromEntries(WAITING.map((kind) => [kind, z.number()])) as Record<Waiting, z.ZodNumber>);

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
    ...rewardStatus.shape,
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
    /** The guardian or the school does not want one. */
    isWithheld: z.boolean(),
  }),
  waiting,
  scenes: z.array(scene),
  goal,
  /** School days in a row on which something was learnt; it rests on holidays and weekends. */
  streak: z.object({ days: z.number(), isTodayDone: z.boolean(), isResting: z.boolean() }),
  /** A day of the school's clock, and its three tasks. */
  today: z.string(),
  tasks: z.array(z.object({ task: z.enum(TASKS), isDone: z.boolean() })),
  /** Sunday to Thursday; a weekday of 0 is Sunday. */
  week: z.array(z.object({ day: z.string(), weekday: z.number(), status: z.enum(WEEK_DAYS) })),
  /** Words of the own drill that are due. */
  dueWords: z.number(),
  /** The news that are marked for pupils, until this one has closed them: by their key they are seen, as scenes are. */
  newsKey: z.string(),
  checklist: z.array(checklistItem),
});
export type Dashboard = z.infer<typeof dashboard>;

const checklist = z.object({ items: z.array(checklistItem) });

const waitingEntry = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.number(),
  /** Since when the oldest of them waits. */
  oldest: z.string(),
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

export const dashboardContract = {
  'GET /api/admin/waiting': {
    access: 'staff',
    summary:
      'What stands around every page of the staff: what waits, what waits longest first, and the sections there are',
    reply: z.object({ waiting: z.array(waitingEntry), sections: z.array(z.object({ grade, section: z.string() })) }),
  },
  'GET /api/student/dashboard': { access: 'pupil', summary: "Everything on a pupil's first screen", reply: dashboard },
  'GET /api/student/rewards': { access: 'pupil', summary: "A pupil's rewards by source", reply: studentRewards },
  'GET /api/student/rewards/status': {
    access: 'pupil',
    summary: 'Whether there is something to claim; polled while the socket is down',
    reply: rewardStatus,
  },
  'POST /api/student/scenes/seen': {
    access: 'pupil-self',
    summary:
      'Scenes that are about to be shown, or news that were closed; answers those that no other page has told of',
    body: z.object({ keys: z.array(z.string().max(60, 'too_long'), 'required').max(10, 'too_many') }),
    reply: z.object({ keys: z.array(z.string()) }),
  },
  'GET /api/admin/checklist': { access: 'staff', summary: 'The updates checklist', reply: checklist },
  'PUT /api/admin/checklist': {
    access: 'admin',
    summary: 'Replace the updates checklist',
    body: z.object({
      items: z
        .array(
          z.object({
            text: shortText(CHECKLIST_TEXT_MAX),
            status: z.enum(CHECKLIST_STATUSES, 'required'),
            forPupils: z.boolean('required').default(false),
          }),
        )
        .max(CHECKLIST_MAX_ITEMS, 'too_many')
        .refine((all) => all.filter(({ forPupils }) => forPupils).length <= CHECKLIST_PUPIL_MAX, 'too_many'),
    }),
    reply: checklist,
  },
} as const satisfies Contract;
