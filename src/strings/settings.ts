import { formatNumber, type PluralForms, plural } from './plural.ts';

export const settingsPage = {
  title: 'الإعدادات',
  intro: 'حسابك، وما يسمعه الطلاب قبل الموافقة على الشروط، وما يقرؤونه عن الجديد.',
} as const;

const lettersLeft: PluralForms = {
  zero: 'طولها كافٍ',
  one: 'بقي حرف واحد',
  two: 'بقي حرفان',
  few: 'بقيت {n} أحرف',
  many: 'بقي {n} حرفًا',
  other: 'بقي {n} حرف',
};

export const ownPassword = {
  title: 'كلمة مروري',
  body: 'تغييرها يُنهي جلساتك على الأجهزة الأخرى، وتبقى هنا.',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  hint: 'اثنا عشر حرفًا على الأقل',
  lettersLeft: (count: number) => plural(count, lettersLeft),
  save: 'تغيير كلمة المرور',
  saved: 'تغيّرت كلمة مرورك، وانتهت جلساتك على الأجهزة الأخرى',
} as const;

export const termsAudio = {
  title: 'الشرح الصوتي للشروط',
  body: 'يسمعه الطالب في نافذة الشروط والأحكام عند أول دخول.',
  player: 'تشغيل الشرح الصوتي الحالي',
  placeholder: 'التسجيل الأصلي',
  placeholderNote: 'تسجيل جاهز يأتي مع المنصّة. ارفع تسجيلًا بصوت معلّم يعرفه طلابك.',
  replaced: 'تسجيل المدرسة',
  replacedNote: (day: string, size: string) => `رُفع في ${day}، وحجمه ${size}.`,
  replace: 'استبدال التسجيل',
  limit: (size: string) => `ملف MP3 لا يزيد على ${size}`,
  drop: 'أفلت الملف هنا أو اختره من جهازك',
  cancelled: 'أُلغي الرفع، وبقي التسجيل كما كان',
  saved: 'صار التسجيل الجديد هو الشرح الصوتي',
  restore: 'العودة إلى التسجيل الأصلي',
  restoreTitle: 'العودة إلى التسجيل الأصلي',
  restoreBody: 'سيُحذف تسجيل المدرسة، ويسمع الطلاب التسجيل الأصلي من جديد.',
  restoreConfirm: 'حذف تسجيل المدرسة',
  restored: 'عاد التسجيل الأصلي',
  adminOnly: 'استبدال التسجيل من إعدادات المدرسة، وهي لمدير المنصّة.',
} as const;

const MEGABYTE = 1024 * 1024;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A size as people speak of files. */
export const formatSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} ك.ب`
    : `${formatNumber(oneDecimal(bytes / MEGABYTE))} م.ب`;

const percent = new Intl.NumberFormat('ar-SA-u-nu-arab', { style: 'percent', maximumFractionDigits: 0 });

export const formatShare = (share: number): string => percent.format(share);
