import { z } from 'zod';
import { PUPIL_BOARDS } from '#domain/glory/boards';
import type { Contract } from './endpoint.ts';
import { done, grade, namedPupil, studentParams } from './fields.ts';

const days = z.object({ first: z.string(), last: z.string() });

/** Whoever stands there; no id, and no more of the name than the school sees (D-69). */
const row = z.object({ place: z.number(), name: z.string(), grade, value: z.number() });

const board = z.object({
  rows: z.array(row),
  /** How many more share the last place shown. */
  more: z.number(),
});
export type Board = z.infer<typeof board>;

/** On the wall all who share a first place are named, also where they are more than a board has rows. */
const wallBoard = board.extend({ firsts: z.array(z.object({ name: z.string(), grade })) });
export type WallBoard = z.infer<typeof wallBoard>;

/** Without a place where there is too little to compare. */
const gradeRow = z.object({ grade, place: z.number().nullable(), value: z.number() });
const classRow = gradeRow.extend({ sessions: z.number(), best: z.number(), bestDay: z.string() });
const examRow = gradeRow.extend({ day: z.string(), papers: z.number(), perfect: z.number() });
const earningsRow = gradeRow.extend({ pupils: z.number() });
export type ClassRow = z.infer<typeof classRow>;

const periodBoards = <One extends typeof board>(one: One) =>
  z.object({
    points: one,
    wealth: one,
    /** Ratings in hundredths. */
    helpers: one,
    generous: one,
    classes: z.array(classRow),
    exams: z.array(examRow),
  });

const champion = z.object({ ...days.shape, value: z.number(), names: z.array(z.object({ name: z.string(), grade })) });
export type Champion = z.infer<typeof champion>;

const boardsOf = <One extends typeof board>(one: One) =>
  z.object({
    /** When it was read; never more than a second ago. */
    asOf: z.string(),
    weekDays: days,
    monthDays: days,
    week: periodBoards(one),
    month: periodBoards(one),
    all: periodBoards(one),
    doors: z.object({ improved: one, regular: one, helpful: one, grades: z.array(earningsRow) }),
    champions: z.object({ weeks: z.array(champion), months: z.array(champion) }),
  });
const boards = boardsOf(board);
export type GloryBoards = z.infer<typeof boards>;
const wall = boardsOf(wallBoard);
export type GloryWall = z.infer<typeof wall>;

const neighbour = z.object({ name: z.string(), grade, value: z.number() });

const standing = z.object({
  /** Null before there is anything to count. */
  place: z.number().nullable(),
  value: z.number(),
  /** Among the rows shown, counted from 0; null further down. */
  row: z.number().nullable(),
  above: neighbour.extend({ distance: z.number() }).nullable(),
  below: neighbour.nullable(),
});
export type OwnStanding = z.infer<typeof standing>;

/** Null where staff show the top only, and for who stands on no board. */
const ownPeriod = z.object({
  points: standing.nullable(),
  wealth: standing.nullable(),
  helpers: standing.nullable(),
  generous: standing.nullable(),
});

const own = z.object({
  firstName: z.string(),
  grade,
  points: z.number(),
  coins: z.number(),
  shoppingBalance: z.number(),
  /** Within the grade, as on the first screen. */
  rank: z.object({ place: z.number(), of: z.number() }),
  isLeftOut: z.boolean(),
  week: ownPeriod,
  month: ownPeriod,
  all: ownPeriod,
  doors: z.object({ improved: standing.nullable(), regular: standing.nullable(), helpful: standing.nullable() }),
});
export type OwnGlory = z.infer<typeof own>;

const settings = z.object({
  topOnly: z.array(z.enum(PUPIL_BOARDS)),
  leftOut: z.array(z.object({ ...namedPupil, since: z.string() })),
});
export type GlorySettings = z.infer<typeof settings>;

export const gloryContract = {
  'GET /api/student/glory': {
    access: 'pupil',
    summary: 'All boards of the week, the month and all time, and where the pupil stands on them',
    reply: boards.extend({ own }),
  },
  'GET /api/admin/glory': { access: 'staff', summary: 'All boards, as the wall shows them', reply: wall },
  'GET /api/admin/glory/settings': {
    access: 'staff',
    summary: 'Which boards show the top only, and who stands on none',
    reply: settings,
  },
  'PUT /api/admin/glory/boards/:board': {
    access: 'staff',
    touches: 'school',
    summary: "Show the top of a board only, or everybody's own place too; a second time answers the same",
    params: z.object({ board: z.enum(PUPIL_BOARDS, 'required') }),
    body: z.object({ topOnly: z.boolean('required') }),
    reply: done,
  },
  'PUT /api/admin/glory/left-out/:studentId': {
    access: 'staff',
    touches: 'named',
    summary: 'Leave a pupil out of all boards, or take the pupil back; a second time answers the same',
    params: studentParams,
    body: z.object({ isLeftOut: z.boolean('required') }),
    reply: done,
  },
} as const satisfies Contract;
