import type { PupilActor } from '#domain/access/actors';
import { listContests } from '#server/contests/service';
import type { Deps } from '#server/platform/deps';
import { bestsOfStudent } from '#server/practice/service';
import * as store from './store.ts';

/** All, newest first, with what this pupil did in each (D-47). */
export const readCompetitions = async (deps: Deps, { studentId }: PupilActor) => {
  const now = deps.clock();
  const [contests, winners, standings, bests] = await Promise.all([
    listContests(deps.db),
    store.listWinners(deps.db),
    store.listStandings(deps.db, studentId),
    bestsOfStudent(deps.db, studentId),
  ]);
  return contests.map((contest) => ({
    contest,
    now,
    standing: standings.find((each) => each.contest_id === contest.id),
    winners: winners.filter((each) => each.contest_id === contest.id),
    bests: bests.filter((each) => each.contest_id === contest.id),
  }));
};
