import type { StaffActor } from '#domain/access/actors';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { openText } from '#server/quran/service';
import type { QueryOf } from '#wire/contract';
import { asOfToday } from './open-today.ts';
import * as queries from './queries.ts';
import { rankGrade, shownRanks } from './ranks.ts';

/** All pupils of the grade, or of a section, with the text that it recites, also those who were not heard yet. */
export const exportStanding = async (
  deps: Deps,
  staff: StaffActor,
  { grade, section }: QueryOf<'GET /api/admin/tracking/standing.csv'>,
) => {
  const opened = await openText(deps.db, { focusedOf: grade });
  if (!opened) throw new Refusal('quran_text_not_found');
  const { text } = opened;
  const { standing, pupils } = await rankGrade(deps.db, grade, text);
  const shown = standing.filter((row) => section === undefined || row.classId === section);
  const ranked = new Map(pupils.map((each) => [each.studentId, each]));
  const isComparable = shownRanks(pupils).length > 0;
  await logAdminAction(deps.db, deps.clock(), {
    actor: staff,
    action: 'standing_exported',
    ...about('quran_progress', null, text.title),
    details: { grade, section: section ?? null, students: shown.length },
  });
  return {
    text,
    pupils: shown.map((row) => ({
      row,
      rank: (isComparable && ranked.get(row.id)?.rank) || null,
      score: ranked.get(row.id)?.score ?? null,
    })),
  };
};

/** More than a pupil is heard in years. */
const HEARINGS_AT_MOST = 2000;

export const exportHearings = async (
  deps: Deps,
  staff: StaffActor,
  of: { readonly studentId: number; readonly textId: number },
) => {
  const pupil = await queries.readPupil(deps.db, of.studentId);
  const text = await queries.findText(deps.db, of.textId);
  const now = deps.clock();
  const hearings = await queries.listHearings(deps.db, of, HEARINGS_AT_MOST);
  await logAdminAction(deps.db, now, {
    actor: staff,
    action: 'hearings_exported',
    ...about('quran_hearings', of.studentId, pupil.name),
    details: { title: text.title },
  });
  return { hearings: hearings.map((hearing) => asOfToday(hearing, now)), words: text.wordCount };
};
