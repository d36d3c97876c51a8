import type { Kysely, Migration } from 'kysely';
import { exceptionAt, layOutWeeks, type TermException, type TermPlan } from '#domain/calendar/terms';
import { closingNames } from '#strings/calendar/words';

interface Then {
  school_terms: { id: number; startsOn: string; endsOn: string; plan: string };
}

/** A term was given twelve weeks, whatever its exceptions said: the last two reviewed and examined. */
const LEAST_WEEKS = 12;

const missing = (term: TermPlan): TermException[] => {
  const weeks = layOutWeeks(term).filter(({ number }) => number !== null);
  if (weeks.length < LEAST_WEEKS) return [];
  return weeks.slice(-2).flatMap(({ kind, days }, at): TermException[] => {
    const type = at === 0 ? 'review' : 'exams';
    if (kind === type) return [];
    // One by one, for some of them may be such days already.
    return days
      .filter((day) => exceptionAt(term, day)?.type !== type)
      .map((day) => ({ type, name: closingNames[type], start: day, end: day }));
  });
};

/** One where each begins on the day after the one before. */
const joined = (exceptions: readonly TermException[]): TermException[] => {
  const found: TermException[] = [];
  for (const each of exceptions) {
    const last = found.at(-1);
    if (last?.type === each.type && Date.parse(each.start) - Date.parse(last.end) === 24 * 60 * 60 * 1000)
      found.splice(-1, 1, { ...last, end: each.end });
    else found.push(each);
  }
  return found;
};

/** What review and exams were by their place they are by an exception, as now in terms of any length. */
export const nameClosingWeeks = (): Migration => ({
  up: async (db: Kysely<Then>) => {
    for (const { id, startsOn, endsOn, plan } of await db.selectFrom('school_terms').selectAll().execute()) {
      const term = JSON.parse(plan);
      const added = joined(missing({ otherTimes: [], ...term, start: startsOn, end: endsOn }));
      if (added.length === 0) continue;
      const exceptions = [...term.exceptions, ...added].toSorted((a, b) => a.start.localeCompare(b.start));
      await db
        .updateTable('school_terms')
        .set({ plan: JSON.stringify({ ...term, exceptions }) })
        .where('id', '=', id)
        .execute();
    }
  },
});
