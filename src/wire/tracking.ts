import { z } from 'zod';
import { HEARING_STATUSES, MARKS_AT_ONCE, READING_STATUSES, SKIP_REASONS } from '#domain/tracking/hearings';
import { REASONS } from '#domain/tracking/next-reciter';
import { MISTAKES, WORD_ACTIONS, WORD_STATUSES } from '#domain/tracking/word-states';
import type { Contract } from './endpoint.ts';
import {
  bodyRowId,
  done,
  grade,
  gradeQuery,
  requestKey,
  rowParams,
  sectionQuery,
  studentId,
  studentParams,
} from './fields.ts';
import { passage, textHead } from './quran.ts';

const position = (number: z.ZodNumber | z.ZodCoercedNumber) =>
  number.int('bad_verses').min(0, 'bad_verses').max(20_000, 'bad_verses');

/** A word that has a mark; the others are not started. */
const word = z.object({
  position: z.number(),
  status: z.enum(WORD_STATUSES),
  attempts: z.number(),
  incorrectAttempts: z.number(),
  mistake: z.enum(MISTAKES).nullable(),
  /** Its last mark is of the hearing that is open. */
  isOfThisHearing: z.boolean(),
  /** Marked wrong in the hearing that is open, whatever became of it since. */
  isWrongNow: z.boolean(),
});
export type TrackedWord = z.infer<typeof word>;

const hearing = z.object({
  id: z.number(),
  status: z.enum(HEARING_STATUSES),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  by: z.string().nullable(),
  /** The furthest word that was marked, or the last where it was finished. */
  reached: z.number(),
  mistakes: z.number(),
});
export type Hearing = z.infer<typeof hearing>;

const reading = z.object({
  status: z.enum(READING_STATUSES),
  /** Where the pupil stopped; null where no pause stands. */
  pausedAt: z.number().nullable(),
  completed: z.number(),
  incorrect: z.number(),
});
export type Reading = z.infer<typeof reading>;

const openedText = z.object({ text: textHead, passage });

const trackedText = openedText.extend({ words: z.array(word), reading, hearings: z.array(hearing) });

/** Of the words that the pupil drilled since the hearing before, so many were not wrong at this one. */
const drilledHearing = hearing.extend({ drilled: z.number(), held: z.number() });

const tracked = trackedText.extend({
  hearings: z.array(drilledHearing),
  /** The words of the pupil's own drill. */
  drilled: z.array(z.object({ position: z.number(), reps: z.number() })),
  pupil: z.object({ id: z.number(), name: z.string(), grade }),
  /** The other texts of the pupil's grade. */
  texts: z.array(textHead),
  /** The one that is open. */
  hearing: hearing.nullable(),
  /** The words that were wrong at the hearing before. */
  wrongLastTime: z.array(z.object({ position: z.number(), mistake: z.enum(MISTAKES).nullable() })),
});
export type Tracked = z.infer<typeof tracked>;

const mark = z.object({
  /** Drawn by the page for each mark: sent again, nothing is added. */
  key: requestKey,
  position: position(z.number('required')),
  action: z.enum(WORD_ACTIONS, 'required'),
  mistake: z.enum(MISTAKES).nullable().default(null),
});
export type NewMark = z.output<typeof mark>;

const outcome = z.object({
  key: z.string(),
  /** Why it was not done; null where it was, now or before. */
  refused: z.enum(['pause_on_rated', 'word_changed', 'word_not_found']).nullable(),
});
export type Outcome = z.infer<typeof outcome>;

const pupilOrder = z.object({
  studentId: z.number(),
  name: z.string(),
  reason: z.enum(REASONS),
  lastHeardAt: z.string().nullable(),
  lastMistakes: z.number(),
  dueWords: z.number(),
});
export type Reciting = z.infer<typeof pupilOrder>;

const storyLine = z.object({
  id: z.number(),
  hearingId: z.number(),
  action: z.enum(WORD_ACTIONS),
  mistake: z.enum(MISTAKES).nullable(),
  status: z.enum(WORD_STATUSES),
  by: z.string().nullable(),
  at: z.string(),
  isUndone: z.boolean(),
});
export type StoryLine = z.infer<typeof storyLine>;

const positions = z.array(z.number());

const pastHearing = z.object({
  hearing,
  /** The words that were wrong then, how often, and the last name that was given to it. */
  wrong: z.array(z.object({ position: z.number(), times: z.number(), mistake: z.enum(MISTAKES).nullable() })),
  /** Beside the hearing before it; null where it was the first. */
  beside: z
    .object({ mended: positions, stillWrong: positions, newlyWrong: positions, notReached: positions })
    .nullable(),
});
export type PastHearing = z.infer<typeof pastHearing>;

const heat = openedText.extend({
  /** Who were heard. */
  pupils: z.number(),
  words: z.array(z.object({ position: z.number(), pupils: z.number(), mistakes: z.number() })),
});
export type Heat = z.infer<typeof heat>;

const gradeRanks = z.object({
  grade,
  percentage: z.number(),
  /** Out of ten. */
  score: z.number(),
  isBest: z.boolean(),
  /** Empty where too few were heard. */
  pupils: z.array(z.object({ rank: z.number(), studentId: z.number(), name: z.string(), score: z.number() })),
});
export type GradeRanks = z.infer<typeof gradeRanks>;

/** The mark that was made last in the hearing that is open, and was not taken back. */
const lastMark = z.object({ id: z.number(), position: z.number() });
export type LastMark = z.infer<typeof lastMark>;

const ownTracked = z.object({
  tracked: trackedText.extend({ last: lastMark.nullable() }).nullable(),
  /** Null where too few were heard. */
  rank: z.object({ rank: z.number(), of: z.number() }).nullable(),
});
export type OwnTracked = z.infer<typeof ownTracked>;

/**
 * What a whole class may see of one who recites: the verse, and no word. Only a word that was wrong is ever marked, so even
 * its place, or that it was mastered since, would tell of the mistake.
 */
const mirror = z.object({
  /** What is recited now, or would be; null where the grade has no text. */
  shown: openedText.nullable(),
  reciting: z.object({ name: z.string(), ayah: z.number(), isPaused: z.boolean() }).nullable(),
  /** Null where it was not asked for, or nobody recites. */
  marks: z.object({ words: z.array(word), last: lastMark.nullable() }).nullable(),
  /** Whose turn it is when nobody recites. */
  next: z.string().nullable(),
});
export type Mirror = z.infer<typeof mirror>;

export const trackingContract = {
  'GET /api/admin/tracking/pupils/:studentId': {
    access: 'staff',
    summary: 'A pupil’s text with the marks on its words; the text that is recited unless another is named',
    params: studentParams,
    query: z.object({ textId: studentId.optional() }),
    reply: tracked,
  },
  'POST /api/admin/tracking/hearings': {
    access: 'staff',
    touches: 'named',
    summary: 'Start reading; the same key starts once, and what was open with this pupil is stopped',
    body: z.object({ studentId: bodyRowId, textId: bodyRowId, requestKey }),
    reply: hearing,
  },
  'POST /api/admin/tracking/hearings/:id/marks': {
    access: 'staff',
    touches: { on: 'quran_hearings' },
    summary: 'Mark words; each key marks once, and one that is refused does not hold up the others',
    params: rowParams,
    body: z.object({ marks: z.array(mark).min(1, 'required').max(MARKS_AT_ONCE, 'too_long') }),
    reply: z.object({
      outcomes: z.array(outcome),
      words: z.array(word),
      reading,
      /** Other verses took the text's place meanwhile; the marks stay with the text they were made on. */
      isReplaced: z.boolean(),
    }),
  },
  'POST /api/admin/tracking/hearings/:id/undo': {
    access: 'staff',
    touches: { on: 'quran_hearings' },
    summary: 'Take back a word’s last mark, by its key; repeated it changes nothing',
    params: rowParams,
    body: z.object({ key: requestKey }),
    reply: z.object({ words: z.array(word), reading }),
  },
  'POST /api/admin/tracking/hearings/:id/finish': {
    access: 'staff',
    touches: { on: 'quran_hearings' },
    summary: 'Finish reading: recorded on the last word',
    params: rowParams,
    reply: hearing,
  },
  'POST /api/admin/tracking/hearings/:id/stop': {
    access: 'staff',
    touches: { on: 'quran_hearings' },
    summary: 'End it where the pupil stopped',
    params: rowParams,
    reply: hearing,
  },
  'GET /api/admin/tracking/words': {
    access: 'staff',
    summary: 'The story of one word with one pupil, newest first',
    query: z.object({ studentId, textId: studentId, position: position(z.coerce.number('required')) }),
    reply: z.object({ marks: z.array(storyLine) }),
  },
  'GET /api/admin/tracking/heat': {
    access: 'staff',
    summary: 'How many pupils of its grade stumbled over each word of a text',
    query: z.object({ textId: studentId, section: sectionQuery.optional() }),
    reply: heat,
  },
  'GET /api/admin/tracking/heat/pupils': {
    access: 'staff',
    summary: 'Who of the text’s grade stumbled over one of its words, most mistakes first',
    query: z.object({
      textId: studentId,
      position: position(z.coerce.number('required')),
      section: sectionQuery.optional(),
    }),
    reply: z.object({ pupils: z.array(z.object({ studentId: z.number(), name: z.string(), mistakes: z.number() })) }),
  },
  'GET /api/admin/tracking/hearings/:id': {
    access: 'staff',
    summary: 'A past hearing: what was wrong then, and how it compares with the one before',
    params: rowParams,
    reply: pastHearing,
  },
  'GET /api/admin/tracking/standing.csv': {
    access: 'staff',
    summary: 'How each pupil of a grade stands with the text it recites, as a spreadsheet (audited)',
    query: z.object({ grade: gradeQuery, section: sectionQuery.optional() }),
    reply: z.string(),
  },
  'GET /api/admin/tracking/pupils/:studentId/hearings.csv': {
    access: 'staff',
    summary: 'A pupil’s hearings of a text as a spreadsheet (audited)',
    params: studentParams,
    query: z.object({ textId: studentId }),
    reply: z.string(),
  },
  'GET /api/admin/tracking/next': {
    access: 'staff',
    summary: 'The pupils of a grade in the order in which to hear them, and why',
    query: z.object({ grade: gradeQuery, section: sectionQuery.optional() }),
    reply: z.object({ text: textHead.nullable(), pupils: z.array(pupilOrder) }),
  },
  'POST /api/admin/tracking/skips': {
    access: 'staff',
    touches: 'named',
    summary: 'Pass a pupil over until the day ends, and say why',
    body: z.object({ studentId: bodyRowId, reason: z.enum(SKIP_REASONS, 'required') }),
    reply: done,
  },
  'GET /api/admin/tracking/ranks': {
    access: 'staff',
    summary: 'The ranking of each grade’s pupils and of the grades, by the formulas',
    query: z.object({ section: sectionQuery.optional() }),
    reply: z.object({ grades: z.array(gradeRanks) }),
  },
  'GET /api/admin/tracking/mirror': {
    access: 'staff',
    summary:
      'Who of a grade recites now and where, for the projector; marks and mistakes only where they are asked for',
    query: z.object({ grade: gradeQuery, withMistakes: z.enum(['true', 'false']).default('false') }),
    reply: mirror,
  },
  'GET /api/student/tracking': {
    access: 'pupil',
    summary: 'The own focused recitation, or what a teacher hears now, with the own marks, and the own rank',
    reply: ownTracked,
  },
} as const satisfies Contract;
