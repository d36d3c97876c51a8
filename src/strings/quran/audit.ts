import type { quranVocabulary } from '#domain/quran/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, yesNo } from '#strings/audit/details';

export const quranAudit: AuditWords<keyof typeof quranVocabulary.actions> = addressed({
  actions: {
    quran_text_added: 'إضافة نص قرآني',
    quran_text_changed: 'تعديل عنوان نص قرآني أو ظهوره',
    quran_text_replaced: 'تبديل آيات نص قرآني بإصدار جديد',
    quran_texts_ordered: 'ترتيب النصوص القرآنية',
  },
  details: {
    title: { name: 'العنوان' },
    is_shown: { name: '{يراه الطلاب|تراه الطالبات}', words: yesNo },
    surah: { name: 'رقم السورة' },
    from_ayah: { name: 'من الآية' },
    to_ayah: { name: 'إلى الآية' },
    is_focused: { name: 'نص التلاوة المركّزة', words: yesNo },
  },
});
