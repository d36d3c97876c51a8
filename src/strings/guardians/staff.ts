import { addressed } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { counted } from '#strings/plural';

export const guardiansPage = addressed({
  title: 'ورقة وليّ الأمر',
  intro:
    'ورقة أسبوعية لكل {طالب: حضوره وسلوكه وما تعلّمه وما يكرّره|طالبة: حضورها وسلوكها وما تعلّمته وما تكرّره} في البيت، ومعها رمز يفتح {صفحته لوليّ أمره|صفحتها لوليّ أمرها} أسبوعين.',
  print: 'طباعة أوراق الصف',
  week: 'الأسبوع',
  thisWeek: 'هذا الأسبوع',
  lastWeek: 'الأسبوع الماضي',
  size: 'حجم الورقة',
  sizes: { one: 'ورقة A5 لكل {طالب|طالبة}', four: 'أربعة في ورقة A4' },
  table: 'الروابط التي تعمل الآن',
  count: counted('لا روابط تعمل | رابط واحد يعمل | رابطان يعملان | {n} روابط تعمل | {n} رابطًا يعمل | {n} رابط يعمل'),
  revoke: 'إلغاء الرابط',
  revokeTitle: 'إلغاء الرابط',
  revokeBody: (name: string) => `لن يفتح الرمز الذي في ورقة ${name} شيئًا بعد الآن.`,
  revoked: 'أُلغي الرابط',
  emptyTitle: 'لا روابط تعمل الآن',
  emptyBody: '{اطبع|اطبعي} أوراق الصف، فيظهر رابط كل {طالب|طالبة} هنا حتى ينتهي.',
  neverOpened: 'لم يُفتح بعد',
});

export const linkColumns = { week: 'الأسبوع', expiresAt: 'ينتهي', openedAt: 'فُتح آخر مرة' } as const;

export const slipsWindow = {
  title: 'أوراق أولياء الأمور',
  preparing: 'جارٍ إعداد الأوراق...',
  print: 'طباعة',
  count: countOf('ورقة | ورقتان | أوراق', 'subject', 'بلا أوراق'),
} as const;
