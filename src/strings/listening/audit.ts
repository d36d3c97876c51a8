import type { listeningVocabulary } from '#domain/listening/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const listeningAudit: AuditWords<keyof typeof listeningVocabulary.actions> = {
  actions: {
    quran_reciter_added: 'إضافة قارئ',
    quran_recitation_saved: 'حفظ تلاوة لنص قرآني',
    quran_recitation_removed: 'حذف تلاوة من نص قرآني',
  },
  details: {
    reciter: { name: 'القارئ' },
    audio_file: { name: 'الملف الصوتي' },
    times: { name: 'عدد الأوقات' },
  },
};
