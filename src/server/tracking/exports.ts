import type { StaffActor } from '#domain/access/actors';
import { about, logAct } from '#server/platform/audit';
import { toCsv } from '#server/platform/csv';
import type { Deps } from '#server/platform/deps';
import { orRefuse } from '#server/platform/errors';
import { openText } from '#server/quran/service';
import { formatDay, formatMoment } from '#strings/dates';
import { hearingColumns, standingColumns } from '#strings/tracking/history';
import { hearings as texts } from '#strings/tracking/staff';
import type { QueryOf } from '#wire/contract';
import { asOfToday } from './hearings.ts';
import * as queries from './queries.ts';
import { rankGrade, shownRanks } from './ranks.ts';

/** As a spreadsheet reads it; empty where nothing is known. */
const number = (value: number | null): string => (value === null ? '' : String(Math.round(value * 100) / 100));

/** All pupils of the grade, or of a section, with the text that it recites, also those who were not heard yet. */
export const exportStanding = async (
  deps: Deps,
  staff: StaffActor,
  { grade, section }: QueryOf<'GET /api/admin/tracking/standing.csv'>,
) => {
  const opened = orRefuse(await openText(deps.db, { focusedOf: grade }), 'quran_text_not_found');
  const { text } = opened;
  const { standing, pupils } = await rankGrade(deps.db, grade, text);
  const shown = standing.filter((row) => section === undefined || row.classId === section);
  const ranked = new Map(pupils.map((each) => [each.studentId, each]));
  const isComparable = shownRanks(pupils).length > 0;
  await logAct(deps.db, deps.clock(), staff, 'standing_exported', about('quran_progress', null, text.title), {
    details: { grade, section: section ?? null, students: shown.length },
  });
  return toCsv([
    Object.values(standingColumns),
    ...shown.map((row) => {
      const { rank = null, score = null } = ranked.get(row.id) ?? {};
      return [
        ...[number(isComparable ? rank : null), row.name, number(score), number(row.known), number(row.incorrect)],
        // Positions are counted from 0, words from 1.
        row.maxPosition === null ? '' : String(row.maxPosition + 1),
        row.lastHeardAt === null ? '' : formatDay(row.lastHeardAt),
        number(row.mistakes),
      ];
    }),
  ]);
};

/** More than a pupil is heard in years. */
const HEARINGS_AT_MOST = 2000;

export const exportHearings = async (deps: Deps, staff: StaffActor, of: queries.OfPupil) => {
  const pupil = await queries.readPupil(deps.db, of.studentId);
  const text = await queries.findText(deps.db, of.textId);
  const now = deps.clock();
  const hearings = await queries.listHearings(deps.db, of, HEARINGS_AT_MOST);
  await logAct(deps.db, now, staff, 'hearings_exported', about('quran_hearings', of.studentId, pupil.name), {
    details: { title: text.title },
  });
  return toCsv([
    Object.values(hearingColumns),
    ...hearings
      .map((hearing) => asOfToday(hearing, now))
      .map((row) => [
        ...[formatMoment(row.startedAt), texts.statuses[row.status], row.by ?? ''],
        ...[row.reached + 1, text.wordCount, row.mistakes].map(String),
      ]),
  ]);
};
