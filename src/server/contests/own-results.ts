import type { PupilActor } from '#domain/access/actors';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { TOP_THREE } from '#domain/practice/arena';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { readPage } from '#server/platform/pages';
import {
  type BestRow,
  bestsOfStudent,
  type ContestRow,
  listScores,
  placeOn,
  readBoard,
  shownPeriod,
  sizeOf,
  sumScores,
} from '#server/practice/service';
import * as queries from './queries.ts';
import { listContests } from './service.ts';
import { ownShares } from './shares.ts';

const PAGE = 20;

const KIND = { mode: 'timed', minutes: CONTEST_RACE_MINUTES } as const;

/** The race that decides, among those of the pupil's grade. */
const readRace = async (
  executor: Executor,
  { grade }: PupilActor,
  period: ContestRow | null,
  bests: readonly BestRow[],
) => {
  if (!period) return { top: [], rank: null, participants: 0 };
  const board = { contestId: period.id, grade, kind: KIND };
  const own = bests.find(({ mode, minutes }) => mode === KIND.mode && minutes === KIND.minutes);
  return {
    top: await readBoard(executor, board, { limit: TOP_THREE }),
    rank: own ? await placeOn(executor, board, own) : null,
    participants: await sizeOf(executor, board),
  };
};

export const readPracticeResults = async (deps: Deps, pupil: PupilActor, before: number | undefined) => {
  const { db } = deps;
  const { studentId, grade } = pupil;
  const now = deps.clock();
  const period = await shownPeriod(db, now);
  const all = await bestsOfStudent(db, studentId);
  const bests = all.filter((best) => best.contestId === period?.id && best.grade === grade);
  const { rows: scores, nextBefore } = await readPage(PAGE, (limit) => listScores(db, studentId, before, limit));
  return {
    now,
    period,
    bests,
    race: await readRace(db, pupil, period, bests),
    stats: await sumScores(db, studentId),
    shares: await ownShares(db, studentId, all),
    scores,
    nextBefore,
  };
};

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
    standing: standings.find((each) => each.contestId === contest.id),
    winners: winners.filter((each) => each.contestId === contest.id),
    bests: bests.filter((each) => each.contestId === contest.id),
  }));
};
