import { type Compilable, sql } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import { dayBefore, schoolDay, weekOf } from '#domain/calendar/school-day';
import { chooseGoal } from '#domain/dashboard/goal';
import { STREAK_WINDOW_DAYS, streakOf } from '#domain/dashboard/streak';
import { tasksOf } from '#domain/dashboard/tasks';
import { type DayFact, weekStrip } from '#domain/dashboard/week';
import { directionOf } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { priceFor } from '#domain/store/payment';
import { readCalendar } from '#server/calendar/service';
import { daysInClass } from '#server/classroom/service';
import { countDue, daysDrilled } from '#server/drills/service';
import { firstPlacesOf, pupilAheadOf } from '#server/glory/service';
import { daysGrown } from '#server/growth/service';
import { latestMessages } from '#server/messages/service';
import { conductOf, dayLogs } from '#server/penalties/service';
import { photoState } from '#server/photos/service';
import type { Executor } from '#server/platform/db/database';
import { atOnce, prepared } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { onceFor } from '#server/platform/once-for';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import { daysPractised } from '#server/practice/service';
import { daysRead } from '#server/quran/service';
import { daysRaced } from '#server/race/service';
import { daysRecited } from '#server/recordings/service';
import { listUnclaimed, unclaimedRewards } from '#server/rewards/service';
import { wishOf } from '#server/store/service';
import { daysHeard } from '#server/tracking/service';
import type { Reward } from '#wire/rewards';
import * as queries from './queries.ts';
import { newsFor, rankOf, scenesOf } from './scenes.ts';

/** As many as fit on a phone; the rest is one tap away. */
const MESSAGES_SHOWN = 3;
const AVAILABLE_SHOWN = 3;
const EXPIRED_SHOWN = 2;

const DAYS = [
  ...[daysPractised, daysRaced, daysDrilled, daysRecited, daysHeard, daysRead, daysGrown],
  ...[daysInClass, dayLogs],
];

/**
 * What there is of a pupil's days in one read: hours in which the pupil learnt, which are few however much was done in
 * them; registers of lessons; and what still counts of being late or absent.
 */
const readDays = prepared(
  (executor: Executor, asked: DaysAsked): Compilable<DayRow> => ({
    compile: () =>
      sql<DayRow>`${sql.join(
        DAYS.map((days) => days(asked)),
        sql` union `,
      )}`.compile(executor),
  }),
  { remember: 'days of a pupil' },
);

/** An absence or lateness that staff cancelled is none: only the log says so. */
const FACTS: Readonly<Partial<Record<DayRow['what'], DayFact['fact']>>> = {
  present: 'present',
  late: 'present',
  absent: 'excused',
  excused: 'excused',
  'log-late': 'late',
  'log-absent': 'absent',
};

const LENGTH_OF_DAY = '2026-11-15'.length;

const dayOf = ({ at }: DayRow): string => (at.length > LENGTH_OF_DAY ? schoolDay(new Date(`${at}:00:00Z`)) : at);

const ACTIVE = new Set<DayRow['what']>(['played', 'revised', 'read', 'grown', 'present', 'late']);

/** Of each day on which the pupil came to a lesson or learnt alone what it was; and the days on which they were excused. */
const learntIn = onceFor((rows: readonly DayRow[]) => {
  const learnt = new Map<string, Set<DayRow['what']>>();
  for (const row of rows.filter(({ what }) => ACTIVE.has(what))) {
    const day = dayOf(row);
    learnt.set(day, (learnt.get(day) ?? new Set()).add(row.what));
  }
  const missed = new Set(rows.flatMap(({ what, at }) => (what === 'log-absent' ? [at] : [])));
  const excused = rows.filter(({ what, at }) => FACTS[what] === 'excused' && !missed.has(at));
  return { learnt, excused: new Set(excused.map(({ at }) => at)) };
});

const daysOf = async (executor: Executor, asked: DaysAsked) => {
  const { rows } = await readDays(executor, asked);
  return {
    ...learntIn(rows),
    facts: rows.flatMap((row): DayFact[] => {
      const fact = FACTS[row.what];
      return fact && row.at >= asked.week ? [{ day: row.at, fact }] : [];
    }),
  };
};

/** Few reads, because a whole school opens this screen at the bell; none of them needs another's answer. */
const readParts = (executor: Executor, pupil: PupilActor, now: Date) => {
  const { studentId } = pupil;
  const today = schoolDay(now);
  return Promise.all([
    queries.findStanding(executor, pupil, now),
    photoState(executor, studentId),
    listUnclaimed(executor, { studentId }),
    conductOf(executor, studentId, now),
    latestMessages(executor, studentId, MESSAGES_SHOWN),
    queries.listChecklist(executor),
    firstPlacesOf(executor, now, studentId),
    wishOf(executor, studentId),
    pupilAheadOf(executor, pupil),
    readCalendar(executor),
    daysOf(executor, { studentId, since: dayBefore(today, STREAK_WINDOW_DAYS), week: weekOf(today) }),
  ]);
};

/** Counted as of the minute, unless a word fell due since. */
const countDueWords = ({ db }: Deps, studentId: number, standing: queries.StandingRow, now: Date) =>
  standing.nextDue !== null && standing.nextDue <= now.toISOString() ? countDue(db, studentId, now) : standing.dueWords;

/** ISO times compare as they are; comparing them as a language would costs more than reading them. */
const bySoonest = (a: Reward, b: Reward): number => {
  if (a.expiresAt === b.expiresAt) return 0;
  return a.expiresAt < b.expiresAt ? -1 : 1;
};

const rewardsShown = ({ rewards, overall, notification }: ReturnType<typeof unclaimedRewards>) => {
  const all = rewards.toSorted(bySoonest);
  const available = all.filter((reward) => reward.status === 'available');
  const expired = all.filter((reward) => reward.status === 'expired');
  return {
    rewards: {
      overall,
      notification,
      availableCount: available.length,
      available: available.slice(0, AVAILABLE_SHOWN),
      expired: expired.reverse().slice(0, EXPIRED_SHOWN),
    },
    welcome: available.find((reward) => reward.source === 'welcome_points') ?? null,
  };
};

type Wish = NonNullable<Awaited<ReturnType<typeof wishOf>>>;

/** Of what it costs the pupil now: coins and every ten points, or points alone. */
const wishShown = (wish: Wish, { points, coins }: queries.StandingRow, priceIncrease: number) => {
  const price = priceFor(wish.price, wish.priceType, priceIncrease);
  const purse = wish.priceType === 'coins' ? shoppingBalance(coins, points) : points;
  return { saved: Math.min(price, purse), ...wish, price };
};

type Message = Awaited<ReturnType<typeof latestMessages>>[number];

/** Where a message ends with a whole character is found once for as long as its row is remembered. */
const messageShown = onceFor((row: Message) => ({ ...row, text: previewOf(row.text, PREVIEW_LENGTH) }));

/** Everything on a pupil's first screen. */
export const readDashboard = async (deps: Deps, pupil: PupilActor) => {
  const now = deps.clock();
  const today = schoolDay(now);
  const { studentId } = pupil;
  const [standing, photo, unclaimed, attendance, messages, checklist, firsts, wish, ahead, calendar, days] =
    await atOnce(deps.db, (executor) => readParts(executor, pupil, now));
  const hasAgreed = standing.agreed === 1;
  const who = { studentId, hasAgreed, claimedAt: standing.claimed, isPhotoPending: photo.isPending };
  const { rewards, welcome } = rewardsShown(unclaimedRewards(who, unclaimed.rows, now));
  const dueWords = await countDueWords(deps, studentId, standing, now);
  const scenes = scenesOf(pupil, standing, firsts);
  const lately = { points: standing.pointsLately, coins: standing.coinsLately };
  return {
    studentId,
    grade: pupil.grade,
    needsAgreement: !hasAgreed,
    shoppingBalance: shoppingBalance(standing.coins, standing.points),
    rank: rankOf(pupil, standing),
    recentChange: { direction: directionOf(lately), ...lately },
    attendance,
    rewards,
    welcome,
    photo,
    waiting: { rewards: rewards.availableCount, scenes: scenes.length, ...standing },
    scenes,
    goal: chooseGoal(
      wish && wishShown(wish, standing, attendance.penalty?.priceIncrease ?? 0),
      ahead && { name: ahead.firstName, distance: ahead.points - standing.points },
      dueWords,
    ),
    streak: streakOf(calendar, days.learnt, days.excused, today),
    today,
    tasks: tasksOf(days.learnt.get(today), dueWords),
    week: weekStrip(calendar, days.facts, today),
    ...newsFor(standing, checklist),
    ...standing,
    dueWords,
    messages: { unread: standing.messages, latest: messages.map(messageShown) },
  };
};
