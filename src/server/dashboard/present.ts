import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { placeOf } from '#domain/dashboard/levels';
import { directionOf } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { presentConduct } from '#server/penalties/present';
import { presentReward } from '#server/rewards/present';
import type { Dashboard } from '#wire/dashboard';
import type { Reward } from '#wire/rewards';
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
  const all = found.rewards.map((row) => presentReward(row, found.now)).sort(bySoonest);
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

/** The try-out pupil is not counted, so it has no place among those who are. */
const presentRank = ({ pupil, standing }: Found): Dashboard['rank'] =>
  pupil.studentId === DEMO_STUDENT_ID
    ? { place: 0, of: 0 }
    : { place: placeOf(standing.pupils_with_more), of: standing.pupils };

const presentMessage = (row: Found['messages'][number]): Dashboard['messages']['latest'][number] => ({
  id: row.id,
  text: row.text,
  attachmentType: row.attachment_type,
  read: row.read === 1,
  createdAt: row.created_at,
});

export const presentDashboard = (found: Found): Dashboard => {
  const { pupil, standing, hasAgreed, checklist } = found;
  const lately = { points: standing.points_lately, coins: standing.coins_lately };
  return {
    studentId: pupil.studentId,
    firstName: standing.first_name,
    grade: pupil.grade,
    needsAgreement: !hasAgreed,
    lastLogin: standing.last_login,
    points: standing.points,
    coins: standing.balance,
    shoppingBalance: shoppingBalance(standing.balance, standing.points),
    rank: presentRank(found),
    recentChange: { ...lately, direction: directionOf(lately) },
    attendance: presentConduct(found.conduct),
    messages: { unread: found.unread, latest: found.messages.map(presentMessage) },
    photo: {
      fileId: found.photo.fileId,
      isPending: found.photo.isPending,
      rejectionReason: found.photo.rejectionReason,
    },
    invitations: standing.invitations,
    dueWords: found.dueWords,
    newResults: found.newResults,
    checklist,
    ...presentRewards(found),
  };
};
