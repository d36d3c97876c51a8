import type { contestsVocabulary } from '#domain/contests/vocabulary';
import { addressed } from '#strings/addressed';

export const contestsRefusals: Readonly<Record<keyof typeof contestsVocabulary.refusals, string>> = addressed({
  practice_share_not_ready: 'تُحسب المكافأة بعد أن {يعلن المعلّم|تعلن المعلّمة} نتيجة المسابقة',
  practice_share_none: 'لا مكافأة تدريب لك في هذه المسابقة',
  practice_share_sent: 'تم إرسال المكافأة من قبل لهذه الجلسة',
  contest_not_found: 'لم يتم العثور على المسابقة',
  contest_overlaps: 'في هذا الوقت مسابقة أخرى، ولا تجري مسابقتان معًا',
  contest_not_ended: 'لم تنتهِ المسابقة بعد',
  contest_closed: 'أُعلنت نتيجة هذه المسابقة ولا يمكن تغييرها',
  contest_winners_changed: 'تغيّر {الفائزون منذ عرضهم|الفائزات منذ عرضهن}، {راجع|راجعي} الأسماء ثم {أكّد|أكّدي}',
});
