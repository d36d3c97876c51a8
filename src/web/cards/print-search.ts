import { CARD_FORMATS } from '#domain/cards/login-link';
import type { Input } from '#web/lib/api.ts';
import { classSearch } from '#web/lib/grade.ts';
import { oneOf } from '#web/ui/list/search.ts';

export type CardsToPrint = Input<'POST /api/admin/cards'>['body'];

const formatOf = oneOf(CARD_FORMATS);

/** What the print window was opened for: one pupil's card, or those of a grade or a section of it. */
export const cardsToPrint = (search: Record<string, unknown>): CardsToPrint => {
  const { grade, section } = classSearch(search);
  return {
    format: formatOf(search.format) ?? 'one',
    ...(grade ? { grade, ...(section && { section }) } : { studentId: Number(search.studentId) }),
  };
};
