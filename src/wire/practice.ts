import { z } from 'zod';
import { ARENA_TABS } from '#domain/practice/arena';
import { ANSWERS_AT_ONCE, ANSWERS_MAX } from '#domain/practice/game';
import { MODES, RACE_MINUTES, REVIEW_COUNTS } from '#domain/practice/kinds';
import { LEFT_OUT } from '#domain/practice/pace';
import { GRADES } from '#domain/roster/grades';
import { contest } from '#wire/contests/contest';
import type { Contract } from './endpoint.ts';
import { bodyRowId, grade, namedPupil, requestKey, rowParams } from './fields.ts';
import { question } from './questions.ts';

export const kind = z.object({ mode: z.enum(MODES), minutes: z.literal(RACE_MINUTES).nullable() });

const session = kind.extend({
  id: z.number(),
  grade,
  questionCount: z.literal(REVIEW_COUNTS).nullable(),
  seed: z.number(),
  /** In the order in which they are asked. */
  questions: z.array(question),
  answers: z.array(z.object({ questionId: z.number(), choice: z.number(), at: z.number() })),
  /** Milliseconds since it was opened, by the server's clock. */
  elapsed: z.number(),
});
export type PracticeSession = z.infer<typeof session>;

export const best = kind.extend({ score: z.number(), accuracy: z.number().nullable(), createdAt: z.string() });
export type PersonalBest = z.infer<typeof best>;

export const boardRow = best.extend({
  rank: z.number(),
  /** By the first name alone. */
  ...namedPupil,
});
export type BoardRow = z.infer<typeof boardRow>;

const gradeStats = z.object({
  grade,
  /** By average score; equals share a place, null before the first score. */
  rank: z.number().nullable(),
  averageScore: z.number(),
  averageAccuracy: z.number(),
  mode1Count: z.number(),
  mode2Count: z.number(),
  mode3Count: z.number(),
  /** Bests of all kinds. */
  studentCount: z.number(),
});
export type GradeStats = z.infer<typeof gradeStats>;

const arena = z.object({
  /** The one that is open, else the last one; null where the board is of open practice. */
  contest: contest.omit({ rules: true }).nullable(),
  /** Of practice that staff left open without a contest: whether it still is. Null where the board is of a contest. */
  openPractice: z.enum(['open', 'ended']).nullable(),
  tab: z.enum(ARENA_TABS),
  rows: z.array(boardRow),
  /** How many results the tab has in all. */
  total: z.number(),
  nextAfter: z.string().nullable(),
  /** This pupil's best row of the tab, also where it is further down. */
  own: boardRow.nullable(),
  grades: z.array(gradeStats),
  bestPerformers: z.array(z.object({ name: z.string(), grade, score: z.number(), accuracy: z.number().nullable() })),
});
export type Arena = z.infer<typeof arena>;

export const practice = z.object({
  studentId: z.number(),
  grade,
  /** Whether a game can begin: a contest runs, or staff left practice open without one. */
  isOpen: z.boolean(),
  /** The one that runs. */
  contest: contest.nullable(),
  /** Names to pick one's own from, as pupils see each other. */
  roster: z.array(z.object({ id: z.number(), label: z.string(), reading: z.string().nullable(), grade })),
  needsPassword: z.boolean(),
  /** The pupil's own key, in each session the same: with it a device seals what waits. Staff inside are not told it. */
  seal: z.string().nullable(),
  /** Under way; a reload goes on with it. */
  session: session.nullable(),
  bests: z.array(best),
});
export type Practice = z.infer<typeof practice>;

const result = kind.extend({
  sessionId: z.number(),
  score: z.number(),
  accuracy: z.number().nullable(),
  totalQuestions: z.number(),
  correctAnswers: z.number(),
  seconds: z.number(),
  isPersonalBest: z.boolean(),
  previousBest: z.number().nullable(),
  /** Whether it was played in a contest, and not in open practice. */
  isOfContest: z.boolean(),
  /** Whether anything of it counts for the board. */
  counts: z.boolean(),
  /** Answers of a race that came later than a slow network explains. */
  lateAnswers: z.number(),
  /** Answers that the board does not take: given after the end, or come far too late. */
  uncountedAnswers: z.number(),
  /** Why the board takes none of them, whenever they came; null where it is what a child can do. */
  leftOut: z.enum(LEFT_OUT).nullable(),
  /** Of the pupil's best on the arena's board of this kind; null where none counts. */
  place: z.object({ rank: z.number(), isNew: z.boolean() }).nullable(),
});
export type PracticeResult = z.infer<typeof result>;

const wholeNumber = (max: number) =>
  z.number('bad_number').int('bad_number').min(0, 'bad_number').max(max, 'bad_number');

const AT_MAX = 2_147_483_647;

const openingWish = z.object({
  requestKey,
  studentId: bodyRowId,
  grade: z.literal(GRADES, 'bad_practice_grade'),
  mode: z.enum(MODES, 'required'),
  /** For a race. */
  minutes: z.literal(RACE_MINUTES, 'bad_number').nullable().default(null),
  /** For a review that does not ask all. */
  questionCount: z.literal(REVIEW_COUNTS, 'bad_number').nullable().default(null),
  /** The try-out pupil's. */
  password: z.string('required').max(100, 'too_long').optional(),
});
export type OpenSessionWish = z.infer<typeof openingWish>;

export const practiceContract = {
  'POST /api/student/practice/sessions': {
    access: 'pupil-self',
    summary: 'Open a session under the own name and grade; the same key answers the same session',
    body: openingWish,
    reply: session,
  },
  'GET /api/student/practice/sessions/:id': {
    access: 'pupil',
    summary: 'An own session as it stands',
    params: rowParams,
    reply: session,
  },
  'POST /api/student/practice/sessions/:id/answers': {
    access: 'pupil-self',
    summary: 'Store the next answers; those that are stored already are taken as they are',
    params: rowParams,
    body: z.object({
      /** The number of the first: 1 at the beginning. */
      from: wholeNumber(ANSWERS_MAX + 1).min(1, 'bad_number'),
      answers: z
        .array(z.object({ questionId: bodyRowId, choice: wholeNumber(10), at: wholeNumber(AT_MAX) }))
        .min(1, 'required')
        .max(ANSWERS_AT_ONCE, 'too_many'),
    }),
    reply: z.object({ answered: z.number(), score: z.number(), elapsed: z.number() }),
  },
  'POST /api/student/practice/sessions/:id/finish': {
    access: 'pupil-self',
    summary: 'End a session and save its score as the server counts it; a second time answers the same',
    params: rowParams,
    /** What the page shows: another number than the server's saves nothing. */
    body: z.object({ score: wholeNumber(AT_MAX), answered: wholeNumber(ANSWERS_MAX) }),
    reply: result,
  },
  'GET /api/student/practice/arena': {
    access: 'pupil',
    summary: 'The challenge arena: a board, the grades and the best performers',
    query: z.object({
      tab: z.enum(ARENA_TABS).default('all'),
      grade: z.coerce.number().pipe(grade).optional(),
      after: z
        .string()
        .regex(/^\d{1,9}\.\d{1,3}\.\d{1,9}$/u, 'bad_id')
        .optional(),
    }),
    reply: arena,
  },
} as const satisfies Contract;
