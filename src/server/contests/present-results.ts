import type { PupilActor } from '#domain/access/actors';
import { CONTEST_RACE_MINUTES, contestState } from '#domain/contests/contest';
import { hundredthsOf, SHARE_RULES, type SharePoints } from '#domain/contests/share';
import { classmateLabels } from '#domain/roster/classmates';
import type { Grade } from '#domain/roster/grades';
import { isNamed } from '#domain/roster/latin';
import { toCsv } from '#server/platform/csv';
import { type ContestRow, presentBest, presentContest } from '#server/practice/service';
import { shareStateNames, sharesTable } from '#strings/contests/staff';
import { gradeNames } from '#strings/widgets';
import type { Competition, PracticeShare } from '#wire/contests/pupil';
import type { StudentShare } from '#wire/contests/staff';
import type { QueryOf } from '#wire/contract';
import type { ContestResult } from './leaders.ts';
import type { readCompetitions, readPracticeResults } from './own-results.ts';
import type { OwnShare, readShares } from './shares.ts';

export const presentResult = ({ contest, now, winners, participants, latePupils }: ContestResult) => ({
  ...presentContest(contest, now),
  winners,
  participants,
  latePupils,
  closedAt: contest.closedAt,
});

export const presentOpenPractice = (practice: ContestRow | null) => ({ openSince: practice?.createdAt ?? null });

/** Points have two decimals at most; their sum as the machine adds it may have fifteen. */
const rounded = (points: number): number => hundredthsOf(points) / 100;

const pointsIn = ({ parts }: SharePoints, rule: (typeof SHARE_RULES)[number]): number =>
  rounded(parts.find((part) => part.rule === rule)?.points ?? 0);

const [REVIEW, RACE_2, RACE_3] = SHARE_RULES;

type Shares = Awaited<ReturnType<typeof readShares>>;
type SharesFilter = QueryOf<'GET /api/admin/contests/:id/shares.csv'>;

const sendingOf = (coins: number, sent: { isClaimed: 0 | 1 } | undefined): StudentShare['state'] => {
  if (sent) return sent.isClaimed === 1 ? 'claimed' : 'sent';
  return coins === 0 ? 'none' : 'unsent';
};

const presentStudentShares = ({ shares }: Shares): StudentShare[] =>
  shares.map(({ studentId, name, grade, classId, points, lateAnswers, coins, sent }) => ({
    studentId,
    name,
    grade,
    classId,
    review: pointsIn(points, REVIEW),
    race2: pointsIn(points, RACE_2),
    race3: pointsIn(points, RACE_3),
    bonus: points.bonus,
    points: rounded(points.total),
    lateAnswers,
    coins,
    state: sendingOf(coins, sent),
  }));

export const presentShares = (shares: Shares) => ({
  contest: presentContest(shares.contest, shares.now),
  allPoints: shares.allPoints,
  shares: presentStudentShares(shares),
});

/** In the words of the table that staff see, and of those pupils; numbers as a spreadsheet reads them. */
export const presentSharesCsv = (shares: Shares, { grade, section, search = '' }: SharesFilter): string =>
  toCsv([
    [
      ...[sharesTable.student, sharesTable.grade, sharesTable.review, sharesTable.race2, sharesTable.race3],
      ...[sharesTable.bonus, sharesTable.points, sharesTable.coins, sharesTable.state],
    ],
    ...presentStudentShares(shares)
      .filter((share) => grade === undefined || share.grade === grade)
      .filter((share) => section === undefined || share.classId === section)
      .filter((share) => isNamed(share.name, search))
      .map((share) => [
        ...[share.name, gradeNames[share.grade]],
        ...[share.review, share.race2, share.race3, share.bonus, share.points, share.coins].map(String),
        shareStateNames[share.state],
      ]),
  ]);

const stateOf = ({ contest, coins, sent }: OwnShare, now: Date): PracticeShare['state'] => {
  if (sent) return sent.isClaimed === 1 ? 'claimed' : 'sent';
  if (coins !== null) return coins === 0 ? 'none' : 'ready';
  const { startsAt, endsAt } = contest;
  return contestState({ startsAt, endsAt }, null, now.toISOString()) === 'ended' ? 'waiting' : 'open';
};

export const presentOwnShare = (share: OwnShare, now: Date) => ({
  contest: presentContest(share.contest, now),
  parts: share.points.parts.map(({ rule, points }) => ({ points, ...rule })),
  bonus: share.points.bonus,
  points: share.points.total,
  allPoints: share.allPoints,
  coins: share.coins,
  state: stateOf(share, now),
  sentAt: share.sent?.sentAt ?? null,
});

const average = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10);

const rankOf = (standing: { score: number | null; ahead: number } | undefined): number | null =>
  standing && standing.score !== null ? standing.ahead + 1 : null;

export const presentPracticeResults = (results: Awaited<ReturnType<typeof readPracticeResults>>) => ({
  contest: results.period?.kind === 'contest' ? presentContest(results.period, results.now) : null,
  isOpenPractice: results.period?.kind === 'open',
  bests: results.bests.map(presentBest),
  topThree: results.race.top.map(presentBest),
  rank: results.race.rank,
  participants: results.race.participants,
  stats: {
    attempts: results.stats.attempts,
    averageScore: average(results.stats.score, results.stats.attempts),
    averageAccuracy: average(results.stats.accuracy, results.stats.attempts),
    correctAnswers: results.stats.correctAnswers,
    totalQuestions: results.stats.totalQuestions,
  },
  shares: results.shares.map((share) => presentOwnShare(share, results.now)),
  history: results.scores.map((score) => ({ minutes: score.timeMinutes, ...score })),
  nextBefore: results.nextBefore,
});

type Competed = Awaited<ReturnType<typeof readCompetitions>>[number];

/** Of the best that has the standing, else of any: a pupil may have moved up since, or even during the contest. */
const gradeOf = ({ bests, standing }: Competed): Grade | null => {
  const race = bests.find(
    ({ mode, minutes, score, accuracy }) =>
      mode === 'timed' &&
      minutes === CONTEST_RACE_MINUTES &&
      score === standing?.score &&
      accuracy === standing.accuracy,
  );
  return (race ?? bests[0])?.grade ?? null;
};

/** By first name, and told apart where two of the same name share the place. */
const presentWinners = (winners: Competed['winners'], pupil: PupilActor): Competition['winners'] => {
  const labels = classmateLabels(winners.map(({ studentId, studentName }) => ({ id: studentId, name: studentName })));
  return winners.map(({ studentId, grade, score }, place) => ({
    name: labels[place]?.label ?? '',
    grade,
    score,
    isYou: studentId === pupil.studentId,
  }));
};

/** What has not begun is for staff alone. */
const presentCompetition = (competed: Competed, pupil: PupilActor): Competition[] => {
  const { contest, now, standing, winners, bests } = competed;
  const { state, ...shown } = presentContest(contest, now);
  if (state === 'upcoming') return [];
  return [
    {
      ...shown,
      state,
      rank: rankOf(standing),
      score: standing?.score ?? null,
      accuracy: standing?.accuracy ?? null,
      participants: standing?.participants ?? 0,
      tookPart: bests.length > 0,
      grade: gradeOf(competed),
      winners: presentWinners(winners, pupil),
    },
  ];
};

export const presentCompetitions = (competed: readonly Competed[], pupil: PupilActor) => ({
  name: pupil.name,
  competitions: competed.flatMap((each) => presentCompetition(each, pupil)),
});
