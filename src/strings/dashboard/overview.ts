import { addressed, say } from '#strings/addressed';
import { formatNumber } from '#strings/plural';

export const overview = addressed({
  title: 'اللوحة الرئيسية',
  give: 'هدية سريعة',
  intro: 'ما ينتظرك وحال الصفوف اليوم. {اضغط|اضغطي} صفًّا {لتعرض طلابه|لتعرضي طالباته}.',
  grades: 'الصفوف',
  withCards: (some: number, all: number) => say`${formatNumber(some)} من ${formatNumber(all)} {لديهم|لديهن} بطاقات`,
  cameThisWeek: (some: number, all: number) =>
    say`${formatNumber(some)} من ${formatNumber(all)} {دخلوا|دخلن} هذا الأسبوع`,
  tabs: 'أقسام اللوحة',
  accounts: 'حسابات {الطلاب|الطالبات}',
  requests: 'الطلبات والبلاغات',
  messages: 'الرسائل',
  photos: 'صور {الطلاب|الطالبات}',
  penalties: 'السلوك والمواظبة',
  privileges: 'الامتيازات',
});
