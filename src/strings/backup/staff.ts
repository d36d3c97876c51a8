import type { BackupFault, BackupKind } from '#domain/backup/backups';
import { addressed } from '#strings/addressed';
import { formatMoment } from '#strings/dates';
import { countOf, RECORDS } from '#strings/nouns';
import { type PluralForms, plural } from '#strings/plural';

const rows = countOf(RECORDS, 'subject', 'بلا سجلات');
const files = countOf('ملفّ | ملفّان | ملفات', 'subject', 'بلا ملفات');
const kept: PluralForms =
  'ولا يُحتفظ بشيء منها | ويُحتفظ بآخر نسخة | ويُحتفظ بآخر نسختين | ويُحتفظ بآخر {n} نسخ | ويُحتفظ بآخر {n} نسخة | ويُحتفظ بآخر {n} نسخة';
const missing: PluralForms =
  'لا ينقصها شيء | ينقصها ملف لم يكن على القرص | ينقصها ملفّان لم يكونا على القرص | تنقصها {n} ملفات لم تكن على القرص | ينقصها {n} ملفًّا لم يكن على القرص | ينقصها {n} ملف لم يكن على القرص';

export const backupPage = addressed({
  title: 'النسخ الاحتياطي',
  intro:
    'كل ما في المنصّة في ملف واحد: {الطلاب وأرصدتهم وبطاقاتهم وصورهم وتلاواتهم|الطالبات وأرصدتهن وبطاقاتهن وصورهن وتلاواتهن}. به تعود المدرسة كما كانت إن ضاع الجهاز.',
  count: countOf('نسخة | نسختان | نسخ'),
  table: 'قائمة النسخ الاحتياطية',
  make: '{أنشئ|أنشئي} نسخة الآن',
  begun: 'بدأ إنشاء النسخة، وستظهر هنا حين تكتمل',
  check: '{تحقّق|تحقّقي} منها',
  download: '{نزّلها|نزّليها}',
  sound: 'قُرئت النسخة من أولها إلى آخرها، وهي سليمة',
  unsound: 'النسخة تالفة، {فأنشئ|فأنشئي} نسخة جديدة الآن',
  emptyTitle: 'لا نسخ بعد',
  emptyBody: '{أنشئ|أنشئي} نسخة الآن، ثم {انسخ|انسخي} ملفها إلى مكان آخر غير هذا الجهاز.',
  adminsOnly: 'النسخ الاحتياطية فيها بيانات كل {الطلاب|الطالبات}، {فيديرها المدير وحده|فتديرها المديرة وحدها}.',
});

export const lastBackup = addressed({
  good: (at: string) => `آخر نسخة سليمة: ${formatMoment(at)}`,
  none: 'لا توجد نسخة سليمة بعد',
  overdue: 'مضى عليها أكثر من أربعة أيام',
  underWay: 'تُنشأ نسخة الآن…',
  daily: (keep: number) => `تُنشأ نسخة كل ليلة بعد الثانية، ${plural(keep, kept)}.`,
  noDaily: 'لا تُنشأ نسخ تلقائيًا في هذا التشغيل.',
  folder: 'في المجلد',
  elsewhere:
    'نسخة على الجهاز نفسه تضيع معه: {نزّلها وضعها|نزّليها وضعيها} على قرص خارجي أو جهاز آخر كل أسبوع، حيث لا يصل إليها غيرك.',
  sealed:
    'النسخ مختومة بعبارة سرّ، وفيها مفتاح المدرسة. {من نسي العبارة فلن يفتحها|من نسيت العبارة فلن تفتحها} أبدًا، {فاحفظها|فاحفظيها} في مكان آمن.',
  open: 'النسخ غير مختومة، وليس فيها مفتاح المدرسة: {احفظ|احفظي} الملف himma.key في مكان غير مكان النسخ، فبدونه لا تُسترجع نسخة منها.',
});

export const backupColumns = {
  startedAt: 'متى',
  kind: 'كيف',
  state: 'الحالة',
  size: 'ما فيها',
  checkedAt: 'قُرئت آخر مرة',
} as const;

export const kindNames: Readonly<Record<BackupKind, string>> = {
  daily: 'تلقائيًا',
  asked: 'من هذه الصفحة',
  command: 'بأمر npm run backup',
};

export const faultNames: Readonly<Record<BackupFault, string>> = {
  storage: 'لم يتّسع القرص أو لم يُكتب عليه',
  altered: 'تالفة',
  stopped: 'لم تكتمل: توقّف الخادم',
  failed: 'لم تنجح، والسبب في سجل الخادم',
};

export const stateNames = { underWay: 'تُنشأ الآن', good: 'سليمة', removed: 'حُذفت لقِدَمها', sealed: 'مختومة' } as const;

export const sizeWords = (size: { rows: number; files: number; missing: number }): string =>
  [rows(size.rows), files(size.files), ...(size.missing > 0 ? [plural(size.missing, missing)] : [])].join('، ');
