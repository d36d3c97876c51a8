import type { StaffActor } from '#domain/access/actors';
import { ayahAt } from '#domain/quran/words';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { openText } from '#server/quran/service';
import type { QueryOf } from '#wire/contract';
import * as markQueries from './mark-queries.ts';
import { isOfToday } from './open-today.ts';
import * as queries from './queries.ts';
import { whoRecitesNext } from './turns.ts';

/** The own before a colleague's; one that was left open on another day is none. */
const findReciting = async ({ db, clock }: Deps, { staffId }: StaffActor, grade: Grade) => {
  const now = clock();
  const todays = (await queries.listOpenHearings(db, grade)).filter((hearing) => isOfToday(hearing, now));
  return todays.find((hearing) => hearing.staffId === staffId) ?? todays[0];
};

const readMarks = async (executor: Executor, of: { studentId: number; textId: number }, hearingId: number) => ({
  hearingId,
  words: (await queries.listWords(executor, of)).rows,
  wrongNow: await markQueries.listWrongWords(executor, hearingId),
});

/** What stands on the classroom's wall, kind by default (D-69). The words are not even read unless the teacher wants them shown. */
export const readMirror = async (
  deps: Deps,
  staff: StaffActor,
  { grade, withMistakes }: QueryOf<'GET /api/admin/tracking/mirror'>,
) => {
  const { db } = deps;
  const hearing = await findReciting(deps, staff, grade);
  const shown = await openText(db, hearing ? { id: hearing.textId } : { focusedOf: grade });
  if (!(hearing && shown)) {
    const { pupils } = await whoRecitesNext(deps, grade);
    const next = pupils.find(({ reason }) => reason !== 'skipped');
    return { shown, reciting: null, marks: null, next: next?.row.name ?? null };
  }
  const { id, name, studentId, textId } = hearing;
  const last = await markQueries.findLastOfHearing(db, id);
  const ayah = ayahAt(shown.passage.verses, last?.position ?? 0) ?? shown.passage.toAyah;
  const marks = withMistakes === 'true' ? await readMarks(db, { studentId, textId }, id) : null;
  return { shown, reciting: { name, ayah, last }, marks: marks && { ...marks, last }, next: null };
};
