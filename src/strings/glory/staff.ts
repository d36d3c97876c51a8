import { formatNumber } from '#strings/plural';

export const gloryPage = {
  title: 'قمم المجد',
  intro: 'ما يراه الطلاب من اللوحات، وما يُعرض منها على جدار الصف.',
  show: 'اعرضها على الجدار',
  failed: 'لم يُحفظ التغيير. أعد المحاولة.',
} as const;

export const topOnlyCard = {
  title: 'لوحات تعرض الأوائل فقط',
  intro: 'في اللوحة المختارة يرى الطالب الخمسة الأوائل ولا يرى ترتيبه ولا من حوله.',
  saved: 'حُفظ',
} as const;

export const leftOutCard = {
  title: 'طلاب لا يظهرون في اللوحات',
  intro: 'إذا طلب وليّ الأمر ذلك. لا يظهر الطالب في أي لوحة يراها غيره، ويرى بطاقته هو.',
  out: (name: string) => `لن يظهر ${name} في اللوحات`,
  back: (name: string) => `عاد ${name} إلى اللوحات`,
} as const;

export const wall = {
  pause: 'إيقاف التقليب',
  go: 'متابعة التقليب',
  next: 'اللوحة التالية',
  previous: 'اللوحة السابقة',
  full: 'ملء الشاشة',
  close: 'إنهاء العرض',
  slide: (at: string, all: string) => `${at} من ${all}`,
  keys: 'المسافة توقف التقليب وتتابعه، والسهمان يقلّبان',
  others: (count: number) => `+${formatNumber(count)} معهم`,
  empty: 'لا توجد بيانات',
  leads: (grade: string) => `${grade} يتصدّر الحصص`,
  emptyBody: 'تمتلئ اللوحات حين يكسب الطلاب أول نقاطهم.',
} as const;
