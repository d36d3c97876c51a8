import { addressed, say } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { counted } from '#strings/plural';

/** The message texts are the specification's, to the letter. */
export const credentials = addressed({
  title: 'بيانات الدخول والبطاقات',
  table: '{طلاب|طالبات} الصف وبيانات {دخولهم|دخولهن}',
  search: '{ابحث|ابحثي} باسم {الطالب|الطالبة}',
  name: '{الطالب|الطالبة}',
  status: 'الحالة',
  has: '{لديه|لديها} بيانات دخول',
  hasNot: 'ليست {لديه|لديها} بيانات دخول',
  hasOldCard: '{بطاقته|بطاقتها} من النوع القديم',
  oldCardsBody:
    'ما زالت تعمل، لكنّ رابطها يبقى في سجل المتصفح ومعه كلمة المرور. {اطبع|اطبعي} بطاقات جديدة {وسلّمها|وسلّميها}، ثم {جدّد|جدّدي} بيانات من ضاعت {بطاقته|بطاقتها} القديمة.',
  loginId: 'رقم {الطالب|الطالبة}',
  password: 'كلمة المرور',
  hidden: 'مخفية',
  createdAt: 'أُنشئت',
  lastLogin: 'آخر دخول',
  never: '{لم يدخل|لم تدخل} بعد',
  create: 'إنشاء',
  regenerateFor: (name: string) => say`تجديد بيانات دخول {الطالب|الطالبة} ${name}`,
  printFor: (name: string) => say`طباعة بطاقة {الطالب|الطالبة} ${name}`,
  copyLoginIdOf: (name: string) => say`نسخ رقم {الطالب|الطالبة} ${name}`,
  copyPasswordOf: (name: string) => say`نسخ كلمة مرور {الطالب|الطالبة} ${name}`,
  enterAs: (name: string) => say`الدخول بحساب {الطالب|الطالبة} ${name}`,
  noPupils: '{لا يوجد طلاب|لا توجد طالبات} في هذا الصف',
  noPupilsBody:
    '{أضف|أضيفي} {الطلاب|الطالبات} أو {استوردهم|استورديهن} من صفحة {الطلاب|الطالبات}، ثم {ارجع|ارجعي} إلى هنا لإنشاء {بطاقاتهم|بطاقاتهن}.',
  openStudents: '{افتح|افتحي} صفحة {الطلاب|الطالبات}',
  created: 'تم إنشاء بيانات الدخول بنجاح!',
  createFailed: 'حدث خطأ أثناء إنشاء بيانات الدخول',
  copied: 'تم النسخ بنجاح',
  copyFailed: 'فشل النسخ',
  enterFailed: 'فشل تسجيل الدخول {كطالب|كطالبة}',
  popupBlocked: 'Please allow popups for printing',
});

export const bulk = addressed({
  createMissing: 'إنشاء لكل من ليست {لديه|لديها}',
  printSmall: 'طباعة بطاقات صغيرة',
  printSmallHint: '٤ في كل صفحة',
  printDetailed: 'طباعة بطاقات مفصّلة',
  printDetailedHint: 'واحدة في كل صفحة',
});

export const regenerate = addressed({
  title: 'تجديد بيانات الدخول',
  body: (name: string) =>
    say`{سيحصل|ستحصل} ${name} على رقم وكلمة مرور جديدين. {بطاقته|بطاقتها} القديمة لن تعمل بعد الآن، وسيُسجَّل {خروجه|خروجها} من كل جهاز.`,
  confirm: '{جدّد|جدّدي} البيانات',
});

export const freshCard = addressed({
  title: 'بيانات الدخول الجديدة',
  body: '{انسخها أو اطبع البطاقة وسلّمها للطالب|انسخيها أو اطبعي البطاقة وسلّميها للطالبة}.',
  copyLoginId: 'نسخ رقم {الطالب|الطالبة}',
  copyPassword: 'نسخ كلمة المرور',
  print: 'طباعة البطاقة',
  done: 'تم',
});

export const printWindow = addressed({
  title: 'طباعة بطاقات الدخول',
  preparing: 'جارٍ تجهيز البطاقات...',
  print: '{اطبع|اطبعي}',
});

/** Both marks keep the address whole among Arabic words. */
export const addressWarning = {
  device: (host: string, reachable?: string) =>
    say`{لا تطبع|لا تطبعي} الآن: الرموز على هذه الأوراق تفتح العنوان \u2066${host}\u2069، وهو لا يعمل إلا على هذا الجهاز. {افتح|افتحي} همّة بعنوان المدرسة الذي تصل إليه الجوالات${reachable ? `، وهو هنا \u2066${reachable}\u2069` : ''}، ثم {اطبع|اطبعي}.`,
  link: (host: string, reachable?: string) =>
    say`{لا ترسل|لا ترسلي} هذا الرابط: يفتح العنوان \u2066${host}\u2069، وهو لا يعمل إلا على هذا الجهاز. {افتح|افتحي} همّة بعنوان المدرسة الذي تصل إليه الجوالات${reachable ? `، وهو هنا \u2066${reachable}\u2069` : ''}، ثم {أنشئ|أنشئي} رابطًا.`,
  network: (host: string) =>
    `الرموز على هذه الأوراق تفتح العنوان \u2066${host}\u2069، وهو لا يعمل إلا على شبكة المدرسة: لا تصل إليه جوالات أولياء الأمور من البيت.`,
} as const;

export const oldCardCount = counted(
  'لا بطاقات قديمة. | بطاقة واحدة من النوع القديم. | بطاقتان من النوع القديم. | {n} بطاقات من النوع القديم. | {n} بطاقة من النوع القديم. | {n} بطاقة من النوع القديم.',
);

export const withoutCount = counted(
  '{كلهم لديهم|كلهن لديهن} بيانات دخول | {واحد منهم|واحدة منهن} بلا بيانات دخول | {اثنان منهم|اثنتان منهن} بلا بيانات دخول | {n} {منهم|منهن} بلا بيانات دخول | {n} {منهم|منهن} بلا بيانات دخول | {n} {منهم|منهن} بلا بيانات دخول',
);

export const cardCount = countOf('بطاقة | بطاقتان | بطاقات');
