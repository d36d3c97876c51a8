import { addressed, say } from '#strings/addressed';
import { formatNumber } from '#strings/plural';

export const gloryPage = addressed({
  title: 'قمم المجد',
  intro: 'ما {يراه الطلاب|تراه الطالبات} من اللوحات، وما يُعرض منها على جدار الصف.',
  show: '{اعرضها|اعرضيها} على الجدار',
  failed: 'لم يُحفظ التغيير. {أعد|أعيدي} المحاولة.',
});

export const topOnlyCard = addressed({
  title: 'لوحات تعرض {الأوائل|الأوليات} فقط',
  intro:
    'في اللوحة المختارة {يرى الطالب الخمسة الأوائل ولا يرى ترتيبه ولا من حوله|ترى الطالبة الخمس الأوليات ولا ترى ترتيبها ولا من حولها}.',
  saved: 'حُفظ',
});

export const leftOutCard = addressed({
  title: '{طلاب لا يظهرون|طالبات لا يظهرن} في اللوحات',
  intro:
    'إذا طلب وليّ الأمر ذلك. {لا يظهر الطالب في أي لوحة يراها غيره، ويرى بطاقته هو|لا تظهر الطالبة في أي لوحة يراها غيرها، وترى بطاقتها هي}.',
  out: (name: string) => say`{لن يظهر|لن تظهر} ${name} في اللوحات`,
  back: (name: string) => say`{عاد|عادت} ${name} إلى اللوحات`,
});

export const wall = addressed({
  pause: 'إيقاف التقليب',
  go: 'متابعة التقليب',
  next: 'اللوحة التالية',
  previous: 'اللوحة السابقة',
  full: 'ملء الشاشة',
  close: 'إنهاء العرض',
  slide: (at: string, all: string) => `${at} من ${all}`,
  keys: 'المسافة توقف التقليب وتتابعه، والسهمان يقلّبان',
  others: (count: number) => say`+${formatNumber(count)} {معهم|معهن}`,
  empty: 'لا توجد بيانات',
  leads: (grade: string) => `${grade} يتصدّر الحصص`,
  emptyBody: 'تمتلئ اللوحات حين {يكسب الطلاب أول نقاطهم|تكسب الطالبات أول نقاطهن}.',
});
