import { z } from 'zod';
import { CONTEST_STATES } from '#domain/contests/contest';
import type { Contract } from '#wire/endpoint';
import { grade, pageBefore, rowParams } from '#wire/fields';
import { best, boardRow, kind } from '#wire/practice';
import { contest } from './contest.ts';

const share = z.object({
  contest,
  parts: z.array(kind.extend({ points: z.number(), cap: z.number(), least: z.number() })),
  bonus: z.number(),
  points: z.number(),
  /** Of everybody together; it and the coins are known once the contest is closed, for until then they change. */
  allPoints: z.number().nullable(),
  coins: z.number().nullable(),
  /** `open` and `waiting` until the contest is closed; `none` without a coin; then to be sent, sent, claimed. */
  state: z.enum(['open', 'waiting', 'none', 'ready', 'sent', 'claimed']),
  sentAt: z.string().nullable(),
});
export type PracticeShare = z.infer<typeof share>;

const practiceResults = z.object({
  /** The one that is open, else the last one: what the bests and the rank are of; null where they are of open practice. */
  contest: contest.nullable(),
  isOpenPractice: z.boolean(),
  bests: z.array(best),
  /** The one-minute race of the grade. */
  topThree: z.array(boardRow),
  rank: z.number().nullable(),
  participants: z.number(),
  stats: z.object({
    attempts: z.number(),
    averageScore: z.number(),
    averageAccuracy: z.number(),
    correctAnswers: z.number(),
    totalQuestions: z.number(),
  }),
  /** One for each contest that this pupil practised in, newest first. */
  shares: z.array(share),
  history: z.array(best.extend({ id: z.number() })),
  nextBefore: z.number().nullable(),
});
export type PracticeResults = z.infer<typeof practiceResults>;

const competition = contest.extend({
  /** One that has not begun is not shown. */
  state: z.enum(CONTEST_STATES).exclude(['upcoming']),
  /** Own place in the one-minute race, and the best there. */
  rank: z.number().nullable(),
  score: z.number().nullable(),
  accuracy: z.number().nullable(),
  participants: z.number(),
  /** Whether this pupil has a best of any kind in it, and so a certificate. */
  tookPart: z.boolean(),
  /** In which the own best was played, which may not be today's; null without any. */
  grade: grade.nullable(),
  winners: z.array(z.object({ name: z.string(), grade, score: z.number(), isYou: z.boolean() })),
});
export type Competition = z.infer<typeof competition>;

/** What came of practising: own results, shares of the pool, contests past and open. */
export const contestResultsContract = {
  'GET /api/student/practice-results': {
    access: 'pupil',
    summary: 'Own bests, standing, statistics, shares and history',
    query: z.object({ before: pageBefore }),
    reply: practiceResults,
  },
  'POST /api/student/practice-results/:id/send': {
    access: 'pupil-self',
    summary: 'Send the own share of a closed contest to the rewards page; a second time is refused',
    params: rowParams,
    reply: share,
  },
  'GET /api/student/competitions': {
    access: 'pupil',
    summary: 'Open and past contests with the own standing',
    reply: z.object({ name: z.string(), competitions: z.array(competition) }),
  },
} as const satisfies Contract;
