import type { backupVocabulary } from '#domain/backup/vocabulary';

export const backupRefusals: Readonly<Record<keyof typeof backupVocabulary.refusals, string>> = {
  backup_under_way: 'تُنشأ نسخة احتياطية الآن، انتظر حتى تنتهي',
  backup_check_under_way: 'تُقرأ نسخة الآن من أولها إلى آخرها، انتظر حتى تنتهي القراءة',
  backup_not_found: 'لم يتم العثور على النسخة',
  backup_not_here: 'ملف هذه النسخة ليس في مجلد النسخ، فلا يمكن التحقق منه من هنا',
  backup_other_passphrase: 'خُتمت هذه النسخة بعبارة سرّ غير المضبوطة في الخادم الآن، فلا يمكن التحقق منها من هنا',
};
