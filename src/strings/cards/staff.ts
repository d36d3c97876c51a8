import { countOf } from '#strings/nouns';
import { counted } from '#strings/plural';

/** The message texts are the specification's, to the letter. */
export const credentials = {
  title: 'بيانات الدخول والبطاقات',
  table: 'طلاب الصف وبيانات دخولهم',
  search: 'ابحث باسم الطالب',
  name: 'الطالب',
  status: 'الحالة',
  has: 'لديه بيانات دخول',
  hasNot: 'ليست لديه بيانات دخول',
  hasOldCard: 'بطاقته من النوع القديم',
  oldCardsBody:
    'ما زالت تعمل، لكنّ رابطها يبقى في سجل المتصفح ومعه كلمة المرور. اطبع بطاقات جديدة وسلّمها، ثم جدّد بيانات من ضاعت بطاقته القديمة.',
  loginId: 'رقم الطالب',
  password: 'كلمة المرور',
  hidden: 'مخفية',
  createdAt: 'أُنشئت',
  lastLogin: 'آخر دخول',
  never: 'لم يدخل بعد',
  create: 'إنشاء',
  regenerateFor: (name: string) => `تجديد بيانات دخول الطالب ${name}`,
  printFor: (name: string) => `طباعة بطاقة الطالب ${name}`,
  copyLoginIdOf: (name: string) => `نسخ رقم الطالب ${name}`,
  copyPasswordOf: (name: string) => `نسخ كلمة مرور الطالب ${name}`,
  enterAs: (name: string) => `الدخول بحساب الطالب ${name}`,
  noPupils: 'لا يوجد طلاب في هذا الصف',
  noPupilsBody: 'أضف الطلاب أو استوردهم من صفحة الطلاب، ثم ارجع إلى هنا لإنشاء بطاقاتهم.',
  openStudents: 'افتح صفحة الطلاب',
  created: 'تم إنشاء بيانات الدخول بنجاح!',
  createFailed: 'حدث خطأ أثناء إنشاء بيانات الدخول',
  copied: 'تم النسخ بنجاح',
  copyFailed: 'فشل النسخ',
  enterFailed: 'فشل تسجيل الدخول كطالب',
  popupBlocked: 'Please allow popups for printing',
} as const;

export const bulk = {
  createMissing: 'إنشاء لكل من ليست لديه',
  printSmall: 'طباعة بطاقات صغيرة',
  printSmallHint: '٤ في كل صفحة',
  printDetailed: 'طباعة بطاقات مفصّلة',
  printDetailedHint: 'واحدة في كل صفحة',
} as const;

export const regenerate = {
  title: 'تجديد بيانات الدخول',
  body: (name: string) =>
    `سيحصل ${name} على رقم وكلمة مرور جديدين. بطاقته القديمة لن تعمل بعد الآن، وسيُسجَّل خروجه من كل جهاز.`,
  confirm: 'جدّد البيانات',
} as const;

export const freshCard = {
  title: 'بيانات الدخول الجديدة',
  body: 'انسخها أو اطبع البطاقة وسلّمها للطالب.',
  copyLoginId: 'نسخ رقم الطالب',
  copyPassword: 'نسخ كلمة المرور',
  print: 'طباعة البطاقة',
  done: 'تم',
} as const;

export const printWindow = {
  title: 'طباعة بطاقات الدخول',
  preparing: 'جارٍ تجهيز البطاقات...',
  print: 'اطبع',
} as const;

/** Both marks keep the address whole among Arabic words. */
export const addressWarning = {
  device: (host: string, reachable?: string) =>
    `لا تطبع الآن: الرموز على هذه الأوراق تفتح العنوان \u2066${host}\u2069، وهو لا يعمل إلا على هذا الجهاز. افتح همّة بعنوان المدرسة الذي تصل إليه الجوالات${reachable ? `، وهو هنا \u2066${reachable}\u2069` : ''}، ثم اطبع.`,
  link: (host: string, reachable?: string) =>
    `لا ترسل هذا الرابط: يفتح العنوان \u2066${host}\u2069، وهو لا يعمل إلا على هذا الجهاز. افتح همّة بعنوان المدرسة الذي تصل إليه الجوالات${reachable ? `، وهو هنا \u2066${reachable}\u2069` : ''}، ثم أنشئ رابطًا.`,
  network: (host: string) =>
    `الرموز على هذه الأوراق تفتح العنوان \u2066${host}\u2069، وهو لا يعمل إلا على شبكة المدرسة: لا تصل إليه جوالات أولياء الأمور من البيت.`,
} as const;

export const oldCardCount = counted(
  'لا بطاقات قديمة. | بطاقة واحدة من النوع القديم. | بطاقتان من النوع القديم. | {n} بطاقات من النوع القديم. | {n} بطاقة من النوع القديم. | {n} بطاقة من النوع القديم.',
);

export const withoutCount = counted(
  'كلهم لديهم بيانات دخول | واحد منهم بلا بيانات دخول | اثنان منهم بلا بيانات دخول | {n} منهم بلا بيانات دخول | {n} منهم بلا بيانات دخول | {n} منهم بلا بيانات دخول',
);

export const cardCount = countOf('بطاقة | بطاقتان | بطاقات');
