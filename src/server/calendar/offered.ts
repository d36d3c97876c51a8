import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentFile } from '#server/platform/content';
import { CONTENT_ROOT } from '#server/root';
import { offeredTerm } from '#wire/calendar';

const writtenCalendar = z.strictObject({
  year: z.number(),
  /** Where its days were found; nothing in it is more certain than they are. */
  sources: z.array(z.string()).min(1),
  terms: z.array(offeredTerm.omit({ sources: true })).min(1),
});

/** The ministry's terms, as far as they are known: for staff to confirm, and to correct. */
export const readOfferedTerms = async (folder = join(CONTENT_ROOT, 'calendars')) => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const calendars = await Promise.all(
    files.map((name) => readContentFile(join(folder, name), writtenCalendar, 'calendar')),
  );
  return calendars.flatMap(({ sources, terms }) => terms.map((term) => ({ ...term, sources })));
};
