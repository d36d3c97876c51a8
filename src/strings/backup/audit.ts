import type { backupVocabulary } from '#domain/backup/vocabulary';
import type { AuditWords } from '#strings/audit/details';
import { faultNames } from './staff.ts';

export const backupAudit: AuditWords<keyof typeof backupVocabulary.actions> = {
  actions: {
    backup_made: 'إنشاء نسخة احتياطية',
    backup_checked: 'التحقق من نسخة احتياطية',
    backup_downloaded: 'تنزيل نسخة احتياطية',
    backup_put_back: 'إعادة المدرسة من نسخة احتياطية',
    backup_not_put_back: 'لم تُعد المدرسة من النسخة، وبقيت كما هي',
  },
  details: {
    fault: { name: 'السبب', words: faultNames },
    made_at: { name: 'صُنعت' },
    sound: { name: 'النسخة', words: { true: 'سليمة', false: 'تالفة' } },
  },
};
