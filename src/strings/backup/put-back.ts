import type { BackupFault } from '#domain/backup/backups';
import { addressed, say } from '#strings/addressed';
import { formatMoment } from '#strings/dates';
import { countOf, PUPILS } from '#strings/nouns';
import { faultNames } from './staff.ts';

const pupils = countOf(PUPILS, 'subject', 'بلا {طلاب|طالبات}');

/** A school put back from one of its backups. */
export const putBack = addressed({
  action: '{أعدها|أعيديها}',
  open: '{أعد|أعيدي} من ملف',
  title: 'إعادة المدرسة من نسخة',
  intro: '{اختر|اختاري} ملف نسخة نزّلته من هنا. يُقرأ كله قبل أي شيء، ولا يتغيّر شيء حتى {تؤكّد|تؤكّدي}.',
  drop: '{اسحب|اسحبي} ملف النسخة إلى هنا',
  choose: 'أو {اضغط|اضغطي} لاختياره، واسمه ينتهي بـ ‎.backup',
  cancelled: 'أُلغي الرفع',
  reading: 'تُقرأ النسخة من أولها إلى آخرها…',
  of: (school: string) => school || 'مدرسة لم يُكتب اسمها',
  made: (at: string) => `كما كانت ${formatMoment(at)}`,
  pupils: (count: number) => pupils(count),
  warning:
    'كل ما كُتب بعد ذلك الوقت يذهب: نقاط وطلبات وتصحيح {وطلاب جدد|وطالبات جديدات}. تبقى المدرسة كما هي الآن في مجلد جانبي على الخادم.',
  stops: 'يتوقف الموقع قليلًا عند الجميع، ثم يلزم الدخول من جديد.',
  phrase: '{أعد|أعيدي} النسخة',
  type: (phrase: string) => say`للتأكيد {اكتب|اكتبي}: ${phrase}`,
  confirm: '{أعد|أعيدي} المدرسة كما كانت',
  doing: 'تعود المدرسة الآن كما كانت. {لا تغلق|لا تغلقي} الخادم، ستفتح صفحة الدخول وحدها.',
});

const reasons: Readonly<Record<BackupFault, string>> = {
  ...faultNames,
  altered: 'النسخة تالفة أو غُيّر فيها',
  failed: 'مكتوب في سجل الخادم',
};

/** For whoever asked for it, and found the school that was there before. */
export const notPutBack = ({ fault, at }: { readonly fault: BackupFault; readonly at: string }): string =>
  `حاول الخادم ${formatMoment(at)} أن يعيد المدرسة من نسخة احتياطية ولم يستطع، فبقيت كما كانت. السبب: ${reasons[fault]}.`;
