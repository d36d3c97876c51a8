import type { rewardsVocabulary } from '#domain/rewards/vocabulary';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { moneyDetails } from '#strings/ledger/audit';
import { sourceNames } from './staff.ts';

const actions: Record<keyof typeof rewardsVocabulary.actions, string> = {
  rewards_given: 'منح مكافآت',
  rewards_taken_back: 'سحب مكافآت لم تُستلم',
  reward_deleted: 'حذف مكافأة',
  student_rewards_cleared: 'مسح مكافآت طالب',
};

export const rewardsAudit: AuditWords = {
  actions,
  details: {
    ...moneyDetails,
    source: { name: 'المصدر', words: sourceNames },
    pupils: { name: 'عدد الطلاب' },
    rewards: { name: 'عدد المكافآت' },
    claimed: { name: 'استُلمت', words: yesNo },
  },
};
