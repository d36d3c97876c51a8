import type { PupilActor } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import { bestsOfStudent } from '#server/practice/service';
import * as queries from './queries.ts';
import { listContests } from './service.ts';

/** All, newest first, with what this pupil did in each (D-47). */
export const readCompetitions = async (deps: Deps, { studentId }: PupilActor) => {
  const now = deps.clock();
  const [contests, winners, standings, bests] = await Promise.all([
    listContests(deps.db),
    queries.listWinners(deps.db),
    queries.listStandings(deps.db, studentId),
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
