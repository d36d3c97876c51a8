import { sourceNames } from './admin-rewards.ts';
import { moneyNames } from './money.ts';
import { type PluralForms, plural } from './plural.ts';
import { roleNames } from './staff.ts';

const shown: PluralForms = {
  zero: 'لا توجد أسطر',
  one: 'سطر واحد معروض',
  two: 'سطران معروضان',
  few: '{n} أسطر معروضة',
  many: '{n} سطرًا معروضًا',
  other: '{n} سطر معروض',
};

const moreLines: PluralForms = {
  zero: '',
  one: 'تغيير آخر',
  two: 'تغييران آخران',
  few: '{n} تغييرات أخرى',
  many: '{n} تغييرًا آخر',
  other: '{n} تغيير آخر',
};

export const auditPage = {
  title: 'سجل المتابعة',
  intro: 'من فعل ماذا، ومتى، وعلى من. السجل للقراءة فقط، ولا يُعدَّل ولا يُحذف.',
  search: 'بحث باسم أو عنوان',
  action: 'الإجراء',
  allActions: 'كل الإجراءات',
  export: 'تصدير',
  shown: (count: number) => plural(count, shown),
  more: 'عرض الأقدم',
  end: 'هذا أول السجل',
  emptyTitle: 'لا يوجد ما يطابق البحث',
  emptyBody: 'جرّب اسمًا آخر أو اعرض كل الإجراءات.',
  emptyLogTitle: 'السجل فارغ',
  emptyLogBody: 'سيظهر هنا كل ما يفعله المعلمون، وكل محاولة دخول فاشلة.',
  nobody: 'غير معروف',
  before: 'قبلها',
  became: 'صار',
  empty: 'فارغ',
  toArchive: 'الأرشيف',
  unchanged: 'حُفظ بلا تغيير',
  moreChanges: (count: number) => plural(count, moreLines),
} as const;

/** What the log's keys are called. A key without a name is shown as it is. */
const keyNames: Record<string, string> = {
  login_id: 'رقم الطالب',
  name: 'الاسم',
  grade: 'الصف',
  class_id: 'الشعبة',
  name_reading: 'قراءة الاسم',
  status: 'الحالة',
  email: 'البريد الإلكتروني',
  role: 'الصلاحية',
  disabled: 'الحساب',
  address: 'عنوان الجهاز',
  format: 'البطاقات',
  bytes: 'حجم الملف',
  added: 'أُضيف',
  changed: 'تغيّر',
  unchanged: 'بقي كما هو',
  added_names: 'الجدد',
  students: 'عدد الطلاب',
  archived: 'القائمة',
  restored: 'عاد',
  skipped: 'بقي بلا تراجع',
  text: 'النص',
  privilege: 'الامتياز',
  attachment: 'المرفق',
  names: 'الأسماء',
  log_type: 'النوع',
  minutes_late: 'دقائق التأخر',
  behavior_type: 'درجة السلوك',
  log_date: 'اليوم',
  note: 'ملاحظة',
  percentage: 'النسبة',
  price_increase: 'زيادة الأسعار',
  description: 'الوصف',
  comment: 'السبب',
  reason: 'السبب',
  source: 'المصدر',
  type: 'النوع',
  amount: 'المقدار',
  pupils: 'عدد الطلاب',
  rewards: 'عدد المكافآت',
  claimed: 'استُلمت',
  points: 'النقاط',
  coins: 'العملات',
  items: 'العناصر',
  hasParentalConsent: 'موافقة ولي الأمر',
  isRealPhoto: 'صورة حقيقية',
};

export const auditKeyName = (key: string): string => keyNames[key] ?? key;

const yesNo = { true: 'نعم', false: 'لا' } as const;

/** Values that are words of ours and not of people. */
const words: Record<string, Record<string, string>> = {
  status: { pending: 'قيد المراجعة', approved: 'مقبول', rejected: 'مرفوض' },
  disabled: { true: 'معطّل', false: 'مفعّل' },
  archived: { true: 'المؤرشفون', false: 'المسجلون' },
  format: { one: 'بطاقة واحدة', small: 'بطاقات صغيرة', detailed: 'بطاقات مفصّلة' },
  grade: { null: 'كل الصفوف' },
  attachment: { image: 'صورة', audio: 'صوت' },
  log_type: { late: 'تأخر', absent: 'غياب', behavior: 'سلوك' },
  behavior_type: { minor: 'بسيط', moderate: 'متوسط', severe: 'شديد' },
  role: roleNames,
  source: sourceNames,
  type: moneyNames,
  claimed: yesNo,
  hasParentalConsent: yesNo,
  isRealPhoto: yesNo,
};

export const auditWord = (key: string, value: unknown): string | undefined => words[key]?.[String(value)];
