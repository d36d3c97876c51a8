import type { backupVocabulary } from '#domain/backup/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const backupAudit: AuditWords<keyof typeof backupVocabulary.actions> = {
  actions: { backup_made: 'إنشاء نسخة احتياطية', backup_checked: 'التحقق من نسخة احتياطية' },
  details: { sound: { name: 'النسخة', words: { true: 'سليمة', false: 'تالفة' } } },
};
