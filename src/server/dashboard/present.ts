import { chooseGoal } from '#domain/dashboard/goal';
import { streakOf } from '#domain/dashboard/streak';
import type { WaitingCounts } from '#domain/dashboard/waiting';
import { weekStrip } from '#domain/dashboard/week';
import { directionOf } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { REWARD_SOURCES } from '#domain/rewards/kinds';
import { priceFor } from '#domain/store/payment';
import { onceFor } from '#server/platform/once-for';
import type { rewardsOf } from '#server/rewards/service';
import type { Dashboard } from '#wire/dashboard';
import type { Reward, StudentRewards } from '#wire/rewards';
import { rankOf } from './scenes.ts';
import type { readDashboard } from './service.ts';

const AVAILABLE_SHOWN = 3;
const EXPIRED_SHOWN = 2;

type Found = Awaited<ReturnType<typeof readDashboard>>;

/** ISO times compare as they are; comparing them as a language would costs more than reading them. */
const bySoonest = (a: Reward, b: Reward): number => {
  if (a.expiresAt === b.expiresAt) return 0;
  return a.expiresAt < b.expiresAt ? -1 : 1;
};

const presentRewards = ({ rewards: found }: Found): Pick<Dashboard, 'rewards' | 'welcome'> => {
  const all = found.rewards.toSorted(bySoonest);
  const available = all.filter((reward) => reward.status === 'available');
  const expired = all.filter((reward) => reward.status === 'expired');
  return {
    rewards: {
      overall: found.overall,
      notification: found.notification,
      availableCount: available.length,
      available: available.slice(0, AVAILABLE_SHOWN),
      expired: expired.reverse().slice(0, EXPIRED_SHOWN),
    },
    welcome: available.find((reward) => reward.source === 'welcome_points') ?? null,
  };
};

export const presentStudentRewards = (found: Awaited<ReturnType<typeof rewardsOf>>): StudentRewards => ({
  overall: found.overall,
  notification: found.notification,
  now: found.now,
  groups: REWARD_SOURCES.map((source) => ({
    source,
    rewards: found.rewards.filter((reward) => reward.source === source),
  })).filter((group) => group.rewards.length > 0),
});

/** Of what it costs the pupil now: coins and every ten points, or points alone. */
const presentWish = ({ wish, standing, conduct }: Found) => {
  if (!wish) return null;
  const price = priceFor(wish.price, wish.priceType, conduct.penalty?.priceIncrease ?? 0);
  const purse = wish.priceType === 'coins' ? shoppingBalance(standing.balance, standing.points) : standing.points;
  return {
    name: wish.name,
    category: wish.category,
    priceType: wish.priceType,
    price,
    saved: Math.min(price, purse),
  };
};

const presentGoal = (found: Found): Dashboard['goal'] => {
  const { ahead, standing, dueWords } = found;
  const next = ahead && { name: ahead.firstName, distance: ahead.points - standing.points };
  return chooseGoal(presentWish(found), next, dueWords);
};

const waitingOf = (found: Found, rewards: number): WaitingCounts => ({
  rewards,
  scenes: found.scenes.length,
  invitations: found.standing.invitations,
  duels: found.standing.duels,
  messages: found.standing.unread,
  results: found.standing.newResults,
  answers: found.standing.answers,
});

/** Where a message ends with a whole character is found once for as long as its row is remembered. */
const presentMessage = onceFor((row: Found['messages'][number]) => ({
  ...row,
  text: previewOf(row.text, PREVIEW_LENGTH),
}));

export const presentDashboard = (found: Found) => {
  const { pupil, standing, hasAgreed, checklist, calendar, days, today } = found;
  const rewards = presentRewards(found);
  const lately = { points: standing.pointsLately, coins: standing.coinsLately };
  return {
    studentId: pupil.studentId,
    firstName: standing.firstName,
    grade: pupil.grade,
    needsAgreement: !hasAgreed,
    lastLogin: standing.lastLogin,
    points: standing.points,
    coins: standing.balance,
    shoppingBalance: shoppingBalance(standing.balance, standing.points),
    rank: rankOf(pupil, standing),
    recentChange: { ...lately, direction: directionOf(lately) },
    attendance: found.conduct,
    messages: { unread: standing.unread, latest: found.messages.map(presentMessage) },
    photo: found.photo,
    waiting: waitingOf(found, rewards.rewards.availableCount),
    scenes: found.scenes,
    goal: presentGoal(found),
    streak: streakOf(calendar, days.active, today),
    week: weekStrip(calendar, days.facts, today),
    dueWords: found.dueWords,
    checklist,
    ...rewards,
  };
};
