import { z } from 'zod';
import {
  ASKED_FOR,
  PICK_STATUSES,
  PRIVILEGE_DESCRIPTION_MAX,
  PRIVILEGE_TEXT_MAX,
  TEACHER_COMMENT_MAX,
} from '#domain/privileges/pick';
import type { Contract } from './endpoint.ts';
import { classQuery, done, grade, pageBefore, rowParams, shortText } from './fields.ts';

const offer = z.object({ id: z.number(), text: z.string(), description: z.string().nullable() });

const staffOffer = offer.extend({
  /** Null for all grades. */
  grade: grade.nullable(),
  isOpen: z.boolean(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  /** Bookings that wait for the teacher. */
  waiting: z.number(),
});
export type StaffOffer = z.infer<typeof staffOffer>;

const pick = z.object({
  id: z.number(),
  text: z.string(),
  status: z.enum(PICK_STATUSES),
  claimedAt: z.string().nullable(),
  /** Why it was rejected. */
  teacherComment: z.string().nullable(),
  /** Bought in the store: what it cost goes back where it is rejected. */
  isPaid: z.boolean(),
});
export type Pick = z.infer<typeof pick>;

const staffPick = pick.extend({
  studentId: z.number(),
  studentName: z.string(),
  grade,
  /** What a rejection gives back, to all who paid; null where nobody did, or it is decided. */
  refund: z.object({ coins: z.number(), points: z.number() }).nullable(),
});
export type StaffPick = z.infer<typeof staffPick>;

const ownPrivileges = z.object({
  offers: z.array(offer.extend({ isBooked: z.boolean() })),
  /** Newest first. */
  picks: z.array(pick.extend({ /** Decided, and not looked at since. */ isNew: z.boolean() })),
});
export type OwnPrivileges = z.infer<typeof ownPrivileges>;

export const privilegesContract = {
  'GET /api/student/privileges': {
    access: 'pupil',
    summary: 'Privileges to book, and own bookings',
    reply: ownPrivileges,
  },
  'POST /api/student/privileges/seen': {
    access: 'pupil-self',
    summary: "The teacher's answers were looked at; a second time changes nothing",
    reply: done,
  },
  'POST /api/student/privileges/offers/:id/book': {
    access: 'pupil-self',
    summary: 'Book an offered privilege; while it waits, a second time answers the same',
    params: rowParams,
    reply: pick,
  },
  'POST /api/student/privileges/picks/:id/book': {
    access: 'pupil-self',
    summary: 'Book an own privilege; a second time answers the same',
    params: rowParams,
    reply: pick,
  },
  'POST /api/student/privileges/picks/:id/cancel': {
    access: 'pupil-self',
    summary: 'Take an own booking back while it waits; what was bought can be booked again',
    params: rowParams,
    reply: done,
  },
  'GET /api/admin/privileges': {
    access: 'staff',
    summary: 'Booked privileges, newest first',
    query: z.object({
      status: z.enum([...ASKED_FOR, 'all']).default('all'),
      ...classQuery,
      before: pageBefore,
    }),
    reply: z.object({ picks: z.array(staffPick), waiting: z.number(), nextBefore: z.number().nullable() }),
  },
  'POST /api/admin/privileges/:id/done': {
    access: 'staff',
    touches: { on: 'surprise_picks' },
    summary: 'The pupil had the privilege',
    params: rowParams,
    reply: staffPick,
  },
  'POST /api/admin/privileges/:id/reject': {
    access: 'staff',
    touches: { on: 'surprise_picks' },
    summary: 'Reject, with the comment the pupil reads',
    params: rowParams,
    body: z.object({ comment: shortText(TEACHER_COMMENT_MAX) }),
    reply: staffPick,
  },
  'GET /api/admin/privileges/offers': {
    access: 'staff',
    summary: 'What is and was offered, open ones first',
    reply: z.object({ offers: z.array(staffOffer) }),
  },
  'POST /api/admin/privileges/offers': {
    access: 'staff',
    touches: 'named',
    summary: 'Offer a privilege to a grade or to all; sent twice, it is offered once',
    body: z.object({
      text: shortText(PRIVILEGE_TEXT_MAX),
      description: shortText(PRIVILEGE_DESCRIPTION_MAX).nullable().default(null),
      grade: grade.nullable().default(null),
    }),
    reply: staffOffer,
  },
  'POST /api/admin/privileges/offers/:id/close': {
    access: 'staff',
    touches: 'school',
    summary: 'Offer it no more; what was booked stays booked. A second time answers the same',
    params: rowParams,
    reply: staffOffer,
  },
} as const satisfies Contract;
