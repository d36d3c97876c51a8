import { addressed } from '#strings/addressed';
import { formatMoment } from '#strings/dates';
import { countOf } from '#strings/nouns';
import { counted, type PluralForms, plural } from '#strings/plural';

const shown: PluralForms =
  'لا توجد أسطر | سطر واحد معروض | سطران معروضان | {n} أسطر معروضة | {n} سطرًا معروضًا | {n} سطر معروض';

export const auditPage = addressed({
  title: 'سجل المتابعة',
  intro: 'من فعل ماذا، ومتى، وبشأن من. السجل للقراءة فقط، ولا يُعدَّل ولا يُحذف.',
  search: 'بحث باسم أو عنوان',
  action: 'الإجراء',
  allActions: 'كل الإجراءات',
  from: 'من',
  to: 'إلى',
  export: 'تصدير',
  shown: (count: number) => plural(count, shown),
  end: 'هذا أول السجل',
  emptyLogTitle: 'السجل فارغ',
  emptyLogBody: 'سيظهر هنا كل ما {يفعله المعلّمون|تفعله المعلّمات}، وكل محاولة دخول فاشلة.',
  nobody: 'غير معروف',
  before: 'قبلها',
  became: 'صار',
  empty: 'فارغ',
  toArchive: 'الأرشيف',
  unchanged: 'حُفظ بلا تغيير',
  moreChanges: counted(' | تغيير آخر | تغييران آخران | {n} تغييرات أخرى | {n} تغييرًا آخر | {n} تغيير آخر'),
});

const lines = countOf('سطر | سطران | أسطر', 'subject', 'بلا أسطر');

export const auditBreaks = addressed({
  found: ({ foundAt, linesLeft, linesFound }: { foundAt: string; linesLeft: number; linesFound: number }) =>
    `حُذفت أسطر من هذا السجل أو غُيّرت من خارج المنصّة. كان فيه ${lines(linesLeft)}، وفيه الآن ${lines(linesFound)}. عُرف ذلك ${formatMoment(foundAt)}.`,
  whatToDo:
    'إن استرجعت نسخة أقدم بيدك {فأغلق التنبيه. وإن لم تفعل|فأغلقي التنبيه. وإن لم تفعلي} فقد عُبث بقاعدة البيانات: {غيّر|غيّري} كلمات مرور الإدارة، {واسأل من يدير الخادم، واسترجع|واسألي من يدير الخادم، واسترجعي} آخر نسخة احتياطية سليمة.',
  adminOnly: '{أخبر المدير بذلك، فهو الذي يغلق|أخبري المديرة بذلك، فهي التي تغلق} هذا التنبيه.',
  accept: 'علمت بذلك، {أغلق|أغلقي} التنبيه',
  accepted: 'أُغلق التنبيه، وكُتب ذلك في السجل',
});

export const auditColumns = {
  at: 'الوقت',
  actor: 'من',
  action: 'الإجراء',
  subject: 'بشأن من',
  details: 'التفاصيل',
  before: 'قبل',
  after: 'بعد',
} as const;
