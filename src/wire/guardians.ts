import { z } from 'zod';
import { ATTENDANCES } from '#domain/classroom/taps';
import { BEHAVIOR_TYPES } from '#domain/penalties/incidents';
import type { Contract } from './endpoint.ts';
import { classQuery, day, done, grade, rowParams, sectionQuery } from './fields.ts';

const week = z.object({
  from: z.string(),
  to: z.string(),
  attendance: z.array(z.object({ kind: z.enum(ATTENDANCES), lessons: z.number() })),
  positive: z.number(),
  negative: z.number(),
  behaviors: z.array(z.enum(BEHAVIOR_TYPES)),
  learned: z.array(z.string()),
  /** Of each text the words to repeat, as the verified text has them. */
  words: z.array(z.object({ text: z.string(), pieces: z.array(z.string()) })),
});
export type SlipWeek = z.infer<typeof week>;

const slip = z.object({
  studentId: z.number(),
  name: z.string(),
  grade,
  classId: z.string().nullable(),
  week,
  /** What its code opens. */
  link: z.string(),
});
export type Slip = z.infer<typeof slip>;

const link = z.object({
  id: z.number(),
  name: z.string(),
  grade,
  week: z.string(),
  expiresAt: z.string(),
  openedAt: z.string().nullable(),
});
export type GuardianLink = z.infer<typeof link>;

export const guardiansContract = {
  'GET /api/admin/guardians': {
    access: 'staff',
    summary: 'The links that open now, of a grade or section',
    query: z.object(classQuery),
    reply: z.object({ links: z.array(link) }),
  },
  'POST /api/admin/guardians/slips': {
    access: 'staff',
    summary: 'The slips of a grade or section for a week; the same again has the same links (audited)',
    body: z.object({ grade, section: sectionQuery.optional(), day }),
    reply: z.object({ slips: z.array(slip) }),
  },
  'POST /api/admin/guardians/links/:id/revoke': {
    access: 'staff',
    summary: 'End a link at once (audited)',
    params: rowParams,
    reply: done,
  },
  'POST /api/guardian': {
    access: 'public',
    summary: 'A pupil’s week, for who holds the link of a slip; the token comes in the body, where no log has it',
    body: z.object({ token: z.string('required').min(1, 'required').max(100, 'too_long') }),
    /** Dates as texts: the page before the login brings no calendar. */
    reply: z.object({ name: z.string(), grade, week, weekText: z.string(), untilText: z.string() }),
  },
} as const satisfies Contract;
