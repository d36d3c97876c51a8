import { z } from 'zod';
import { CONTEST_PRIZE_MAX, CONTEST_RULES_MAX, CONTEST_TITLE_MAX } from '#domain/contests/contest';
import { SHARE_POOL_MAX } from '#domain/contests/share';
import { LEFT_OUT } from '#domain/practice/pace';
import type { Contract } from '#wire/endpoint';
import { classPupil, classQuery, linesText, moment, namedPupil, rowParams, searchText, shortText } from '#wire/fields';
import { contest } from './contest.ts';

const coins = (max: number) => z.number('bad_number').int('bad_number').min(0, 'bad_number').max(max, 'bad_number');

const contestFields = z
  .object({
    title: shortText(CONTEST_TITLE_MAX),
    rules: linesText(CONTEST_RULES_MAX),
    startsAt: moment,
    endsAt: moment,
    prizeCoins: coins(CONTEST_PRIZE_MAX),
    sharePool: coins(SHARE_POOL_MAX),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    error: 'ends_before_start',
    path: ['endsAt'],
  });
export type ContestFields = z.infer<typeof contestFields>;

const adminContest = contest.extend({
  /** Named when it was closed, else who leads now. */
  winners: z.array(
    z.object({
      ...namedPupil,
      score: z.number(),
      accuracy: z.number().nullable(),
      /** Of those that made this score. */
      lateAnswers: z.number(),
    }),
  ),
  participants: z.number(),
  /** Of how many of them some answers came late. */
  latePupils: z.number(),
  /** Of how many pupils some runs are left out: no child could have played them. */
  leftOutPupils: z.number(),
  closedAt: z.string().nullable(),
});
export type AdminContest = z.infer<typeof adminContest>;

const studentShare = z.object({
  ...classPupil,
  review: z.number(),
  race2: z.number(),
  race3: z.number(),
  bonus: z.number(),
  points: z.number(),
  /** In all bests of this pupil. */
  lateAnswers: z.number(),
  coins: z.number(),
  state: z.enum(['none', 'unsent', 'sent', 'claimed']),
});
export type StudentShare = z.infer<typeof studentShare>;

const leftOutRuns = z.object({
  ...namedPupil,
  reason: z.enum(LEFT_OUT),
  runs: z.number(),
  /** The highest of them. */
  score: z.number(),
});
export type LeftOutRuns = z.infer<typeof leftOutRuns>;

export const contestsContract = {
  'GET /api/admin/contests': {
    access: 'staff',
    summary: 'All contests, newest first, and since when practice is open without one',
    reply: z.object({ contests: z.array(adminContest), openSince: z.string().nullable() }),
  },
  'PUT /api/admin/contests/open-practice': {
    access: 'staff',
    touches: 'school',
    summary: 'Leave practice open without a contest, or no longer; a second time changes nothing',
    body: z.object({ isOpen: z.boolean('required') }),
    reply: z.object({ openSince: z.string().nullable() }),
  },
  'POST /api/admin/contests': {
    access: 'staff',
    touches: 'school',
    summary: 'Plan a contest; two never run at once',
    body: contestFields,
    reply: adminContest,
  },
  'PUT /api/admin/contests/:id': {
    access: 'staff',
    touches: 'school',
    summary: 'Change a contest that is not closed',
    params: rowParams,
    body: contestFields,
    reply: adminContest,
  },
  'POST /api/admin/contests/:id/close': {
    access: 'staff',
    touches: 'school',
    summary: 'Name the winners of an ended contest and send them the prize; a second time answers the same',
    params: rowParams,
    /** Those whom the confirmation showed: where the end of a late session changed them, nothing is sent. */
    body: z.object({ winners: z.array(z.number('bad_id').int('bad_id')).max(500, 'too_many') }),
    reply: adminContest,
  },
  'GET /api/admin/contests/:id/shares': {
    access: 'staff',
    summary: 'What each pupil gets of the pool',
    params: rowParams,
    reply: z.object({
      contest,
      allPoints: z.number(),
      shares: z.array(studentShare),
      leftOut: z.array(leftOutRuns),
    }),
  },
  'POST /api/admin/contests/:id/shares/send': {
    access: 'staff',
    touches: 'school',
    summary: 'Send every share of a closed contest that waits; a second time there are none left',
    params: rowParams,
    reply: z.object({ count: z.number(), coins: z.number() }),
  },
  'GET /api/admin/contests/:id/shares.csv': {
    access: 'staff',
    summary: 'The same as a file for a spreadsheet, of those that the page shows',
    params: rowParams,
    query: z.object({ ...classQuery, search: searchText.optional() }),
    reply: z.string(),
  },
} as const satisfies Contract;
