import type { rewardsVocabulary } from '#domain/rewards/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { moneyDetails } from '#strings/ledger/audit';
import { sourceNames } from './staff.ts';

export const rewardsAudit: AuditWords<keyof typeof rewardsVocabulary.actions> = addressed({
  actions: {
    rewards_given: 'إعطاء مكافآت',
    rewards_taken_back: 'استرجاع مكافآت لم تُستلم',
    reward_deleted: 'حذف مكافأة',
    student_rewards_cleared: 'مسح مكافآت {طالب|طالبة}',
    gift_presets_changed: 'تعديل الهدايا الجاهزة',
  },
  details: {
    ...moneyDetails,
    source: { name: 'المصدر', words: sourceNames },
    pupils: { name: 'عدد {الطلاب|الطالبات}' },
    presets: { name: 'الهدايا الجاهزة' },
    rewards: { name: 'عدد المكافآت' },
    claimed: { name: 'استُلمت', words: yesNo },
  },
});
