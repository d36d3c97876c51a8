import type { rewardsVocabulary } from '#domain/rewards/vocabulary';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { moneyDetails } from '#strings/ledger/audit';
import { sourceNames } from './staff.ts';

export const rewardsAudit: AuditWords<keyof typeof rewardsVocabulary.actions> = {
  actions: {
    rewards_given: 'إعطاء مكافآت',
    rewards_taken_back: 'استرجاع مكافآت لم تُستلم',
    reward_deleted: 'حذف مكافأة',
    student_rewards_cleared: 'مسح مكافآت طالب',
    gift_presets_changed: 'تعديل الهدايا الجاهزة',
  },
  details: {
    ...moneyDetails,
    source: { name: 'المصدر', words: sourceNames },
    pupils: { name: 'عدد الطلاب' },
    presets: { name: 'الهدايا الجاهزة' },
    rewards: { name: 'عدد المكافآت' },
    claimed: { name: 'استُلمت', words: yesNo },
  },
};
