import type { PupilActor } from '#domain/access/actors';
import { TOP_THREE } from '#domain/practice/arena';
import { type ContestRow, lastContest, openContest } from '#server/contests/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { ownShares } from './shares.ts';
import * as store from './store.ts';

const PAGE = 20;

const readRace = async (executor: Executor, { studentId, grade }: PupilActor, contest: ContestRow | null) => {
  if (!contest) return { top: [], standing: undefined };
  const [standing] = await store.listStandings(executor, studentId, { contestId: contest.id, grade });
  return { top: await store.listTop(executor, contest.id, grade, TOP_THREE), standing };
};

export const readPracticeResults = async (deps: Deps, pupil: PupilActor, before: number | undefined) => {
  const { studentId } = pupil;
  const now = deps.clock();
  const contest = (await openContest(deps.db, now)) ?? (await lastContest(deps.db, now));
  const [race, bests, stats, scores] = await Promise.all([
    readRace(deps.db, pupil, contest),
    store.listOwnBests(deps.db, studentId),
    store.readStats(deps.db, studentId),
    store.listScores(deps.db, studentId, before, PAGE + 1),
  ]);
  const page = scores.slice(0, PAGE);
  return {
    now,
    contest,
    race,
    bests: bests.filter((best) => best.contest_id === contest?.id && best.grade === pupil.grade),
    stats,
    shares: await ownShares(deps.db, studentId, bests),
    scores: page,
    nextBefore: scores.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
};
