import type { StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { ayahAt } from '#domain/quran/words';
import type { Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import { openText } from '#server/quran/service';
import type { QueryOf } from '#wire/contract';
import * as queries from './queries.ts';
import { whoRecitesNext } from './turns.ts';

/** The own before a colleague's; one that was left open on another day is none. */
const findReciting = async ({ db, clock }: Deps, { staffId }: StaffActor, grade: Grade) => {
  const today = schoolDay(clock());
  const open = await queries.listOpenHearings(db, grade);
  const todays = open.filter(({ last_heard_at }) => schoolDay(new Date(last_heard_at)) === today);
  return todays.find((hearing) => hearing.staff_id === staffId) ?? todays[0];
};

/** What stands on the classroom's wall. The words are not even read unless the teacher wants them shown. */
export const readMirror = async (
  deps: Deps,
  staff: StaffActor,
  { grade, withMistakes }: QueryOf<'GET /api/admin/tracking/mirror'>,
) => {
  const { db } = deps;
  const hearing = await findReciting(deps, staff, grade);
  const shown = await openText(db, hearing ? { id: hearing.text_id } : { focusedOf: grade });
  if (!(hearing && shown)) {
    const { pupils } = await whoRecitesNext(deps, grade);
    const next = pupils.find(({ reason }) => reason !== 'skipped');
    return { shown, reciting: null, next: next?.row.name ?? null };
  }
  const { id, name, student_id: studentId, text_id: textId } = hearing;
  const last = await queries.findLastOfHearing(db, id);
  const ayah = ayahAt(shown.passage.verses, last?.word_position ?? 0) ?? shown.passage.toAyah;
  const marks =
    withMistakes === 'true'
      ? {
          words: (await queries.listWords(db, { studentId, textId })).rows,
          wrongNow: await queries.listWrongWords(db, id),
        }
      : null;
  return { shown, reciting: { id, name, ayah, last, marks }, next: null };
};
