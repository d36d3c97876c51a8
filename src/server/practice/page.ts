import type { PupilActor } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import { readGrade } from '#server/roster/service';
import { ownBests } from './boards.ts';
import { openPeriod } from './periods.ts';
import { readPlayed } from './played-session.ts';
import { findResumable } from './sessions.ts';

/** Everything that the practice page opens with. */
export const readPractice = async (deps: Deps, pupil: PupilActor) => {
  const now = deps.clock();
  const period = await openPeriod(deps.db, now);
  const session = await findResumable(deps, pupil);
  return {
    now,
    pupil,
    period,
    roster: await readGrade(deps.db, pupil),
    standing: session && (await readPlayed(deps.db, session)),
    bests: period ? await ownBests(deps.db, period.id, pupil.studentId) : [],
  };
};
