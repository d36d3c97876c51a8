import { besideBefore } from '#domain/tracking/hearing-beside';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { openText } from '#server/quran/service';
import type { QueryOf } from '#wire/contract';
import * as classQueries from './class-queries.ts';
import * as markQueries from './mark-queries.ts';
import { asOfToday } from './open-today.ts';
import * as queries from './queries.ts';

export const readHeat = async ({ db }: Deps, { textId, section }: QueryOf<'GET /api/admin/tracking/heat'>) => {
  const opened = await openText(db, { id: textId });
  if (!opened) throw new Refusal('quran_text_not_found');
  const wanted = { grade: opened.grade, section };
  return {
    ...opened,
    pupils: await classQueries.countHeard(db, wanted, textId),
    words: await classQueries.listHeat(db, wanted, textId),
  };
};

export const readStumblers = async (
  { db }: Deps,
  { textId, position, section }: QueryOf<'GET /api/admin/tracking/heat/pupils'>,
) => {
  const { gradeLevel: grade, wordCount: words } = await queries.findText(db, textId);
  if (position >= words) throw new Refusal('word_not_found');
  return classQueries.listStumblers(db, { grade, section }, textId, position);
};

export const readPastHearing = async ({ db, clock }: Deps, id: number) => {
  const hearing = asOfToday(await queries.readHearing(db, id), clock());
  await queries.readPupil(db, hearing.studentId);
  const before = await queries.findHearingBefore(db, hearing);
  const words = await markQueries.listWrongWords(db, id);
  const wrong = Array.from(words, ([position, how]) => ({ position, ...how })).toSorted(
    (a, b) => a.position - b.position,
  );
  const now = { wrong: wrong.map(({ position }) => position), reached: hearing.reached };
  const beside = before ? besideBefore(now, [...(await markQueries.listWrongWords(db, before.id)).keys()]) : null;
  return { hearing, wrong, beside };
};
