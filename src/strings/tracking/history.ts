import type { Grade } from '#domain/roster/grades';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { mistakeCount } from './words.ts';

export const trackingTabs = {
  label: 'أقسام متابعة التسميع',
  hearing: 'التسميع',
  heat: 'خريطة الصف',
  ranks: 'الترتيب',
} as const;

const stumbledForms: PluralForms =
  'لم يتعثّر أحد | تعثّر طالب واحد | تعثّر طالبان | تعثّر {n} طلاب | تعثّر {n} طالبًا | تعثّر {n} طالب';

const stumbled = (pupils: number, mistakes: number): string =>
  `${plural(pupils, stumbledForms)}، ${mistakeCount(mistakes)}`;

export const classHeatTexts = {
  title: 'أين يتعثّر الصف؟',
  intro: 'الرقم على الكلمة عدد من تعثّروا فيها. المس كلمة لتعرف من هم.',
  heard: counted('لم يُسمع أحد بعد | سُمع طالب واحد | سُمع طالبان | سُمع {n} طلاب | سُمع {n} طالبًا | سُمع {n} طالب'),
  hardest: 'أصعب الكلمات',
  stumbled,
  who: 'من تعثّر هنا؟',
  nobody: 'لم يتعثّر أحد في هذه الكلمة',
  hear: (name: string) => `افتح نص ${name}`,
  none: 'لا أخطاء في هذا النص بعد',
  noneBody: 'حين تسمع الطلاب وتعلّم على الكلمات تظهر هنا أصعبها على الصف.',
  legend: 'من سُمعوا',
  degrees: ['حتى ربعهم', 'حتى نصفهم', 'حتى ثلاثة أرباعهم', 'أكثر من ذلك'],
} as const;

export const ownHeatTexts = {
  open: 'خريطة الطالب',
  title: (name: string) => `أين يتعثّر ${name}؟`,
  intro: 'كل ما سُمع منه في هذا النص. الرقم على الكلمة عدد أخطائه فيها.',
  legend: 'أخطاؤه في الكلمة',
  degrees: ['١', '٢', '٣', '٤ فأكثر'],
} as const;

export const pastHearing = {
  open: 'افتح الجلسة: ',
  title: 'جلسة تسميع',
  first: 'هذه أول جلسة في هذا النص',
  beside: 'بجانب الجلسة التي قبلها',
  groups: {
    mended: 'أصلحها',
    stillWrong: 'ما زالت',
    newlyWrong: 'جديدة',
    notReached: 'لم يصل إليها',
  },
  nothing: 'لا شيء',
} as const;

export const historyTools = { export: 'تصدير الجلسات', sheet: 'ورقة للبيت' } as const;

export const ranks = {
  failed: 'حدث خطأ أثناء حساب الترتيب',
  notEnough: 'لا توجد بيانات كافية لعرض الترتيب لهذه المرحلة',
  notEnoughBody: 'يظهر الترتيب حين يُسمع ثلاثة طلاب من الصف على الأقل.',
  none: 'لا نص للتلاوة المركّزة في أي صف',
  noneBody: 'اجعل لكل صف نصًّا للتلاوة المركّزة من صفحة القرآن الكريم.',
  classes: 'درجات الصفوف',
  outOfTen: (score: number) => `${formatNumber(Math.round(score * 10) / 10)} من ١٠`,
  percentage: (share: number) => `أُتقن ${formatNumber(Math.round(share * 10) / 10)}٪`,
  best: 'الصف المتصدّر',
  pupils: (grade: Grade) => `ترتيب طلاب ${gradeNames[grade]}`,
  rank: 'الترتيب',
  name: 'الطالب',
  score: 'الدرجة',
  points: (score: number) => formatNumber(Math.round(score * 10) / 10),
  export: 'تصدير حال الصف',
} as const;

export const standingColumns = {
  rank: 'الترتيب',
  name: 'الطالب',
  score: 'الدرجة',
  completed: 'كلمات أتقنها',
  incorrect: 'كلمات فيها خطأ',
  reached: 'أبعد كلمة',
  heard: 'آخر تسميع',
  mistakes: 'أخطاء آخر تسميع',
} as const;

export const hearingColumns = {
  when: 'الوقت',
  status: 'الحالة',
  by: 'المعلّم',
  reached: 'وصل إلى الكلمة',
  of: 'من كلمات',
  mistakes: 'كلمات فيها خطأ',
} as const;
