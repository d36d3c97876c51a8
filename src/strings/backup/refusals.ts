import type { backupVocabulary } from '#domain/backup/vocabulary';
import { addressed } from '#strings/addressed';

export const backupRefusals: Readonly<Record<keyof typeof backupVocabulary.refusals, string>> = addressed({
  backup_under_way: 'تُنشأ نسخة احتياطية الآن، {انتظر|انتظري} حتى تنتهي',
  backup_check_under_way: 'تُقرأ نسخة الآن من أولها إلى آخرها، {انتظر|انتظري} حتى تنتهي القراءة',
  backup_not_found: 'لم يتم العثور على النسخة',
  backup_not_here: 'ملف هذه النسخة ليس في مجلد النسخ',
  backup_other_passphrase: 'خُتمت هذه النسخة بعبارة سرّ غير المضبوطة في الخادم الآن، فلا يمكن التحقق منها من هنا',
  backup_none: 'هذا الملف ليس نسخة احتياطية من همّة',
  backup_cut_off: 'الملف ناقص: لم يُنسخ كله. {نزّله|نزّليه} مرة أخرى',
  backup_altered: 'النسخة تالفة أو غُيّر فيها، فلا تُعاد',
  backup_other_school:
    'لم تُصنع هذه النسخة بمفتاح هذه المدرسة. نسخ المدارس الأخرى والإصدارات القديمة يعيدها من يدير الخادم بأمر npm run restore',
  backup_older: 'صُنعت هذه النسخة بإصدار أقدم. يعيدها من يدير الخادم بأمر npm run restore',
  backup_newer: 'صُنعت هذه النسخة بإصدار أحدث من همّة. {حدّث|حدّثي} الخادم أولًا',
  backup_upload_gone: 'انقطع الرفع. {اختر|اختاري} الملف مرة أخرى',
  backup_by_command: 'هذا الخادم على PostgreSQL، فيعيد النسخة من يديره بأمر npm run restore',
  backup_phrase_wrong: '{اكتب|اكتبي} العبارة كما هي',
  backup_no_room: 'لا يتّسع القرص للنسخة إلى جانب المدرسة. {احذف|احذفي} نسخًا قديمة أو ملفات أخرى',
});
