import type { PupilActor } from '#domain/access/actors';
import { CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { TOP_THREE } from '#domain/practice/arena';
import { classmateLabels } from '#domain/roster/classmates';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { readPage } from '#server/platform/pages';
import {
  type BestRow,
  bestsOfStudent,
  type ContestRow,
  listScores,
  placeOn,
  presentBest,
  presentContest,
  readBoard,
  shownPeriod,
  sizeOf,
  sumScores,
} from '#server/practice/service';
import type { Competition } from '#wire/contests/pupil';
import * as queries from './queries.ts';
import { listContests } from './service.ts';
import { ownShares } from './shares.ts';

const PAGE = 20;

const KIND = { mode: 'timed', minutes: CONTEST_RACE_MINUTES } as const;

const isOfRace = ({ mode, minutes }: BestRow): boolean => mode === KIND.mode && minutes === KIND.minutes;

/** The race that decides, among those of the pupil's grade. */
const readRace = async (
  executor: Executor,
  { grade }: PupilActor,
  period: ContestRow | null,
  bests: readonly BestRow[],
) => {
  if (!period) return { topThree: [], rank: null, participants: 0 };
  const board = { contestId: period.id, grade, kind: KIND };
  const own = bests.find(isOfRace);
  const [top, rank, participants] = await Promise.all([
    readBoard(executor, board, { limit: TOP_THREE }),
    own ? placeOn(executor, board, own) : null,
    sizeOf(executor, board),
  ]);
  return { topThree: top.map(presentBest), rank, participants };
};

const average = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10);

export const readPracticeResults = async ({ db, clock }: Deps, pupil: PupilActor, before: number | undefined) => {
  const { studentId, grade } = pupil;
  const now = clock();
  const [period, all, { rows: scores, nextBefore }, sums] = await Promise.all([
    shownPeriod(db, now),
    bestsOfStudent(db, studentId),
    readPage(PAGE, (limit) => listScores(db, studentId, before, limit)),
    sumScores(db, studentId),
  ]);
  const bests = all.filter((best) => best.contestId === period?.id && best.grade === grade);
  const [race, shares] = await Promise.all([readRace(db, pupil, period, bests), ownShares(db, now, studentId, all)]);
  return {
    contest: period?.kind === 'contest' ? presentContest(period, now) : null,
    isOpenPractice: period?.kind === 'open',
    bests: bests.map(presentBest),
    ...race,
    stats: {
      ...sums,
      averageScore: average(sums.score, sums.attempts),
      averageAccuracy: average(sums.accuracy, sums.attempts),
    },
    shares,
    history: scores.map((score) => ({ minutes: score.timeMinutes, ...score })),
    nextBefore,
  };
};

type Standing = Awaited<ReturnType<typeof queries.listStandings>>[number];

const rankOf = (standing: Standing | undefined): number | null =>
  standing && standing.score !== null ? standing.ahead + 1 : null;

/** Of the best that has the standing, else of any: a pupil may have moved up since, or even during the contest. */
const gradeOf = (bests: readonly BestRow[], standing: Standing | undefined) => {
  const race = bests.find(
    (best) => isOfRace(best) && best.score === standing?.score && best.accuracy === standing.accuracy,
  );
  return (race ?? bests[0])?.grade ?? null;
};

type WinnerRow = Awaited<ReturnType<typeof queries.listWinners>>[number];

/** By first name, and told apart where two of the same name share the place. Who stands on no board won for themselves. */
const presentWinners = (all: readonly WinnerRow[], pupil: PupilActor): Competition['winners'] => {
  const winners = all.filter(({ studentId, isWithheld }) => isWithheld === 0 || studentId === pupil.studentId);
  const named = winners.map(({ studentId, studentName, firstName }) => ({
    id: studentId,
    name: studentName,
    firstName,
  }));
  const labels = classmateLabels(named);
  return winners.map(({ studentId, grade, score }, place) => ({
    name: labels[place]?.label ?? '',
    grade,
    score,
    isYou: studentId === pupil.studentId,
  }));
};

/** All, newest first, with what this pupil did in each (D-47). What has not begun is for staff alone. */
export const readCompetitions = async ({ db, clock }: Deps, pupil: PupilActor) => {
  const now = clock();
  const [contests, winners, standings, bests] = await Promise.all([
    listContests(db),
    queries.listWinners(db),
    queries.listStandings(db, pupil.studentId),
    bestsOfStudent(db, pupil.studentId),
  ]);
  const competitions = contests.flatMap((contest): Competition[] => {
    const { state, ...shown } = presentContest(contest, now);
    if (state === 'upcoming') return [];
    const isOfContest = ({ contestId }: { contestId: number }) => contestId === contest.id;
    const standing = standings.find(isOfContest);
    const own = bests.filter(isOfContest);
    return [
      {
        ...shown,
        state,
        rank: rankOf(standing),
        score: standing?.score ?? null,
        accuracy: standing?.accuracy ?? null,
        participants: standing?.participants ?? 0,
        tookPart: own.length > 0,
        grade: gradeOf(own, standing),
        winners: presentWinners(winners.filter(isOfContest), pupil),
      },
    ];
  });
  return { name: pupil.name, competitions };
};
