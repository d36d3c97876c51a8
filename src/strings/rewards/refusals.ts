import type { rewardsVocabulary } from '#domain/rewards/vocabulary';
import { addressed } from '#strings/addressed';

export const rewardsRefusals: Readonly<Record<keyof typeof rewardsVocabulary.refusals, string>> = addressed({
  invalid_reward_id: 'Invalid reward ID format',
  reward_not_found: 'المكافأة غير موجودة',
  reward_expired: 'انتهت مدة هذه المكافأة',
  profile_image_reward_claimed: 'Student already claimed a profile image reward',
  agreement_required: '{وافق|وافقي} على الشروط أولًا {لتستلم|لتستلمي} مكافآتك',
  gift_preset_gone: 'غُيّرت هذه الهدية الجاهزة منذ عرضها، ولم يُعطَ شيء. {اختر|اختاري} من القائمة الجديدة',
  gift_presets_changed:
    '{غيّر معلّم آخر|غيّرت معلّمة أخرى} الهدايا الجاهزة منذ أن فتحتها، فلم يُحفظ شيء. {راجع|راجعي} الجديد ثم {احفظ|احفظي}',
  batch_not_found: 'لم يتم العثور على هذه الدفعة من المكافآت',
});
