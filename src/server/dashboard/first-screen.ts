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
import { firstPlacesOf, pupilAheadOf, readFirsts } from '#server/glory/service';
import { daysGrown } from '#server/growth/service';
import { latestMessages } from '#server/messages/service';
import { conductAt, dayLogs, readConduct } from '#server/penalties/service';
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
const daysFrom = onceFor((rows: readonly DayRow[]) => {
  const learnt = new Map<string, Set<DayRow['what']>>();
  for (const row of rows.filter(({ what }) => ACTIVE.has(what))) {
    const day = dayOf(row);
    learnt.set(day, (learnt.get(day) ?? new Set()).add(row.what));
  }
  const missed = new Set(rows.flatMap(({ what, at }) => (what === 'log-absent' ? [at] : [])));
  const excused = rows.filter(({ what, at }) => FACTS[what] === 'excused' && !missed.has(at));
  const facts = rows.flatMap(({ what, at }): DayFact[] => {
    const fact = FACTS[what];
    return fact ? [{ day: at, fact }] : [];
  });
  return { learnt, excused: new Set(excused.map(({ at }) => at)), facts };
});

const daysOf = async (executor: Executor, asked: DaysAsked) => daysFrom((await readDays(executor, asked)).rows);

/**
 * Few reads, because a whole school opens this screen at the bell; none of them needs another's answer. Each gives the same
 * object for as long as it is remembered.
 */
const readParts = (executor: Executor, pupil: PupilActor, now: Date) => {
  const { studentId } = pupil;
  const today = schoolDay(now);
  return Promise.all([
    queries.findStanding(executor, pupil, now),
    photoState(executor, studentId),
    listUnclaimed(executor, { studentId }).then(({ rows }) => rows),
    readConduct(executor, studentId),
    latestMessages(executor, studentId, MESSAGES_SHOWN),
    queries.listChecklist(executor),
    readFirsts(executor, now),
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

type Parts = Awaited<ReturnType<typeof readParts>>;

const screenOf = (pupil: PupilActor, parts: Parts, dueWords: number, now: Date) => {
  const [standing, photo, unclaimed, conduct, messages, checklist, firsts, wish, ahead, calendar, days] = parts;
  const today = schoolDay(now);
  const { studentId } = pupil;
  const hasAgreed = standing.agreed === 1;
  const who = { studentId, hasAgreed, claimedAt: standing.claimed, isPhotoPending: photo.isPending };
  const { rewards, welcome } = rewardsShown(unclaimedRewards(who, unclaimed, now));
  const attendance = conductAt(conduct, now);
  const scenes = scenesOf(pupil, standing, firstPlacesOf(firsts, now, studentId));
  const lately = { points: standing.pointsLately, coins: standing.coinsLately };
  return {
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
    streak: streakOf(calendar, days.learnt, days.excused, today, pupil),
    today,
    tasks: tasksOf(days.learnt.get(today), dueWords),
    week: weekStrip(calendar, days.facts, today, pupil),
    ...newsFor(standing, checklist),
    ...standing,
    dueWords,
    messages: { unread: standing.messages, latest: messages.map(messageShown) },
  };
};

interface Kept {
  readonly parts: Parts;
  /** The moment from which it is another one; null where the minute brings nothing. */
  readonly until: string | null;
  readonly screen: ReturnType<typeof screenOf>;
}

/** By what stands of one pupil in one minute. */
const kept = new WeakMap<queries.StandingRow, Kept>();

const isStill = ({ parts, until }: Kept, asked: Parts, at: string): boolean =>
  (until === null || at < until) && parts.every((part, index) => part === asked[index]);

/** A word falls due, a penalty or a reward ends. Words that have fallen due since the minute began are counted each time. */
const nextChange = ([standing, , unclaimed, conduct]: Parts, at: string): string | null => {
  if (standing.nextDue !== null && standing.nextDue <= at) return at;
  const ends = [conduct.expiresAt, ...unclaimed.map(({ expiresAt }) => expiresAt)].filter(
    (end) => end !== null && end > at,
  );
  return [standing.nextDue, ...ends].filter((moment) => moment !== null).toSorted()[0] ?? null;
};

/** Everything on a pupil's first screen: the same object for as long as nothing that it is made of is another one. */
export const readDashboard = async (deps: Deps, pupil: PupilActor) => {
  const now = deps.clock();
  const at = now.toISOString();
  const parts = await atOnce(deps.db, (executor) => readParts(executor, pupil, now));
  const [standing] = parts;
  const known = kept.get(standing);
  if (known && isStill(known, parts, at)) return known.screen;
  const dueWords = await countDueWords(deps, pupil.studentId, standing, now);
  const screen = screenOf(pupil, parts, dueWords, now);
  kept.set(standing, { parts, until: nextChange(parts, at), screen });
  return screen;
};
