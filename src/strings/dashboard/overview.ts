import { formatNumber } from '#strings/plural';

export const overview = {
  title: 'اللوحة الرئيسية',
  give: 'هدية سريعة',
  intro: 'ما ينتظرك وحال الصفوف اليوم. اضغط صفًّا لتعرض طلابه.',
  grades: 'الصفوف',
  withCards: (some: number, all: number) => `${formatNumber(some)} من ${formatNumber(all)} لديهم بطاقات`,
  cameThisWeek: (some: number, all: number) => `${formatNumber(some)} من ${formatNumber(all)} دخلوا هذا الأسبوع`,
  tabs: 'أقسام اللوحة',
  accounts: 'حسابات الطلاب',
  requests: 'الطلبات والبلاغات',
  messages: 'الرسائل',
  photos: 'صور الطلاب',
  penalties: 'السلوك والمواظبة',
  privileges: 'الامتيازات',
} as const;
