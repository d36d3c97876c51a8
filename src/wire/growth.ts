import { z } from 'zod';
import { OPTIONS_OF_PAIR, PAIRS_IN_SET } from '#domain/growth/word-association';
import type { Contract } from './endpoint.ts';
import { day, wholeNumber } from './fields.ts';

const standing = z.object({
  /** A wrong answer and a new game each begin another. */
  round: z.number(),
  correct: z.number(),
  isRewarded: z.boolean(),
});

const wordAssociation = standing.extend({
  /** Of the school's calendar, such as 2026-02-01. */
  day: z.string(),
  /** Which option is right is not told. */
  pairs: z.array(z.object({ word: z.string(), options: z.array(z.string()) })),
});
export type WordAssociation = z.infer<typeof wordAssociation>;

export const growthContract = {
  'GET /api/student/self-development/word-association': {
    access: 'pupil',
    summary: 'The words of today, and how far the pupil is',
    reply: wordAssociation,
  },
  'POST /api/student/self-development/word-association/answers': {
    access: 'pupil-self',
    summary: 'The option chosen for the next word; an answer that was counted already is answered as before',
    body: z.object({
      day,
      round: z.number('required').int('bad_number').min(1, 'bad_number'),
      place: wholeNumber(0, PAIRS_IN_SET - 1),
      option: wholeNumber(0, OPTIONS_OF_PAIR - 1),
    }),
    reply: standing.extend({
      isRight: z.boolean(),
      /** What the round brought, once it is through. */
      points: z.number(),
    }),
  },
} as const satisfies Contract;
