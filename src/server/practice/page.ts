import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { classmateLabels } from '#domain/store/classmates';
import { openPeriod } from '#server/contests/service';
import type { Deps } from '#server/platform/deps';
import { readRaceNews } from '#server/race/service';
import { ownBests } from './boards.ts';
import * as queries from './queries.ts';
import { findResumable } from './sessions.ts';
import { readStanding } from './standing.ts';

/** Names of the grade to pick the own from, as pupils know each other. The try-out pupil is in nobody's list but its own. */
const readRoster = async (deps: Deps, { studentId, grade }: PupilActor) => {
  const rows = (await queries.listRoster(deps.db, { grade })).rows.filter(
    ({ id }) => id !== DEMO_STUDENT_ID || id === studentId,
  );
  const labels = new Map(classmateLabels(rows).map(({ id, label }) => [id, label]));
  return rows.map((row) => ({ ...row, label: labels.get(row.id) ?? '' }));
};

/** Everything that the practice page opens with. */
export const readPractice = async (deps: Deps, pupil: PupilActor) => {
  const now = deps.clock();
  const period = await openPeriod(deps.db, now);
  const session = await findResumable(deps, pupil);
  return {
    now,
    pupil,
    period,
    roster: await readRoster(deps, pupil),
    standing: session && (await readStanding(deps.db, session)),
    bests: period ? await ownBests(deps.db, period.id, pupil.studentId) : [],
    race: await readRaceNews(deps, pupil),
  };
};
