import { z } from 'zod';
import { bodyRowId, grade } from './fields.ts';

/** More than any class by far; a whole grade or school is named as such. */
export const MOST_NAMED_RECIPIENTS = 300;

export const recipientIds = z
  .array(bodyRowId, 'required')
  .min(1, 'required')
  .max(MOST_NAMED_RECIPIENTS, 'too_many_recipients');

/** Whom something goes to: pupils by name, a grade, or everybody. */
export const recipients = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('students'),
    ids: recipientIds,
  }),
  z.object({ kind: z.literal('grade'), grade }),
  z.object({ kind: z.literal('all') }),
]);
export type Recipients = z.output<typeof recipients>;
