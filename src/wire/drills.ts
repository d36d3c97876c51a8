import { z } from 'zod';
import { DRILL_ANSWERS } from '#domain/drills/drill';
import type { Contract } from './endpoint.ts';
import { bodyRowId } from './fields.ts';

const drillWord = z.object({
  textId: z.number(),
  title: z.string(),
  position: z.number(),
  ayah: z.number(),
  /** The verse as published, and which of its words is asked for. */
  verse: z.string(),
  wordInVerse: z.number(),
  /** How often it was answered or wrong again: a word that comes back is another question. */
  reps: z.number(),
});
export type DrillWord = z.infer<typeof drillWord>;

const drill = z.object({
  /** Due now, the most overdue first. */
  words: z.array(drillWord),
  due: z.number(),
  /** All words that were ever marked wrong and are not forgotten about. */
  all: z.number(),
  /** When the next comes, where none is due; null where there are none at all. */
  nextAt: z.string().nullable(),
  isRewardedToday: z.boolean(),
});
export type Drill = z.infer<typeof drill>;

export const drillsContract = {
  'GET /api/student/drill': {
    access: 'pupil',
    summary: 'The own words that were marked wrong and are due',
    reply: drill,
  },
  'POST /api/student/drill/answers': {
    access: 'pupil-self',
    summary: 'How well a word was known; a word that is not due is left as it is, so that an answer counts once',
    body: z.object({
      textId: bodyRowId,
      position: z.number('required').int('bad_verses').min(0, 'bad_verses').max(20_000, 'bad_verses'),
      answer: z.enum(DRILL_ANSWERS, 'required'),
    }),
    reply: z.object({
      due: z.number(),
      nextAt: z.string(),
      /** The last that was due today: a reward was put on the pupil's page. */
      isFinished: z.boolean(),
      points: z.number(),
    }),
  },
} as const satisfies Contract;
