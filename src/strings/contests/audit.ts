import type { contestsVocabulary } from '#domain/contests/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';
import { formatMoment } from '#strings/dates';

const moment = (value: unknown): string | undefined => (typeof value === 'string' ? formatMoment(value) : undefined);

export const contestsAudit: AuditWords<keyof typeof contestsVocabulary.actions> = addressed({
  actions: {
    contest_added: 'إضافة مسابقة',
    contest_edited: 'تعديل مسابقة',
    contest_closed: 'إعلان نتيجة مسابقة',
    contest_shares_sent: 'إرسال أنصبة التدريب للجميع',
    open_practice_began: 'فتح التدريب بلا مسابقة',
    open_practice_ended: 'إغلاق التدريب بلا مسابقة',
  },
  details: {
    title: { name: 'العنوان' },
    rules: { name: 'القواعد' },
    starts_at: { name: 'البداية', say: moment },
    ends_at: { name: 'النهاية', say: moment },
    prize_coins: { name: 'الجائزة' },
    share_pool: { name: 'عملات التدريب' },
    winners: { name: '{الفائزون|الفائزات}' },
    participants: { name: '{المشاركون|المشاركات}' },
    coins: { name: 'العملات' },
  },
});
