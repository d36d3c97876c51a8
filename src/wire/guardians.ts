import { z } from 'zod';
import { ATTENDANCES } from '#domain/classroom/taps';
import { BEHAVIOR_TYPES } from '#domain/penalties/incidents';
import { SUBJECTS } from '#domain/questions/kinds';
import { purpose } from './consents.ts';
import type { Contract } from './endpoint.ts';
import { classPupil, classQuery, day, done, grade, rowParams, sectionQuery } from './fields.ts';

const week = z.object({
  from: z.string(),
  to: z.string(),
  attendance: z.array(z.object({ kind: z.enum(ATTENDANCES), lessons: z.number() })),
  positive: z.number(),
  negative: z.number(),
  behaviors: z.array(z.enum(BEHAVIOR_TYPES)),
  learned: z.array(z.string()),
  /** Of the term's exams; without a score where the pupil was absent. */
  results: z.array(
    z.object({ title: z.string(), score: z.number().nullable(), of: z.number(), revise: z.array(z.enum(SUBJECTS)) }),
  ),
  /** Of each text the words to repeat, as the verified text has them. */
  words: z.array(z.object({ text: z.string(), pieces: z.array(z.string()) })),
});
export type SlipWeek = z.infer<typeof week>;

const pupil = z.object(classPupil);
export type ConsentPaper = z.infer<typeof pupil>;

const slip = pupil.extend({
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

const token = z.string('required').min(1, 'required').max(100, 'too_long');

/** Those that the school takes at all, and whether it may now. */
const consents = z.array(z.object({ purpose, isAllowed: z.boolean() }));

export const guardiansContract = {
  'GET /api/admin/guardians': {
    access: 'staff',
    summary: 'The links that open now, of a grade or section',
    query: z.object(classQuery),
    reply: z.object({ links: z.array(link) }),
  },
  'GET /api/admin/guardians/consents': {
    access: 'staff',
    summary: 'Whom a paper to be signed is printed for, of a grade or section',
    query: z.object(classQuery),
    reply: z.object({ school: z.string().nullable(), pupils: z.array(pupil) }),
  },
  'POST /api/admin/guardians/slips': {
    access: 'staff',
    touches: 'named',
    summary: 'The slips of a grade or section for a week; the same again has the same links (audited)',
    body: z.object({ grade, section: sectionQuery.optional(), day }),
    reply: z.object({ slips: z.array(slip), school: z.string().nullable(), teacher: z.string() }),
  },
  'POST /api/admin/guardians/links/:id/revoke': {
    access: 'staff',
    touches: { on: 'guardian_links' },
    summary: 'End a link at once (audited)',
    params: rowParams,
    reply: done,
  },
  'POST /api/guardian': {
    access: 'public',
    summary: 'A pupil’s week, for who holds the link of a slip; the token comes in the body, where no log has it',
    body: z.object({ token }),
    /** Dates as texts: the page before the login brings no calendar. */
    reply: z.object({
      name: z.string(),
      grade,
      school: z.string().nullable(),
      /** Who printed the slip. */
      teacher: z.string().nullable(),
      week,
      weekText: z.string(),
      hijriText: z.string(),
      untilText: z.string(),
      consents,
    }),
  },
  'POST /api/guardian/consents': {
    access: 'public',
    summary: 'Give or withdraw a consent, for who holds the link of a slip; so many a day (audited, by no staff)',
    body: z.object({ token, purpose, isGiven: z.boolean('required') }),
    reply: z.object({ consents }),
  },
} as const satisfies Contract;
