import type { Grade } from '#domain/roster/grades';
import { addressed, say } from '#strings/addressed';
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
  'لم يتعثّر أحد | {تعثّر طالب واحد|تعثّرت طالبة واحدة} | {تعثّر طالبان|تعثّرت طالبتان} | {تعثّر|تعثّرت} {n} {طلاب|طالبات} | {تعثّر|تعثّرت} {n} {طالبًا|طالبة} | {تعثّر|تعثّرت} {n} {طالب|طالبة}';

const stumbled = (pupils: number, mistakes: number): string =>
  `${plural(pupils, stumbledForms)}، ${mistakeCount(mistakes)}`;

export const classHeatTexts = addressed({
  title: 'أين يتعثّر الصف؟',
  intro: 'الرقم على الكلمة عدد {من تعثّروا|من تعثّرن} فيها. {المس|المسي} كلمة {لتعرف من هم|لتعرفي من هن}.',
  heard: counted(
    'لم يُسمع أحد بعد | {سُمع طالب واحد|سُمعت طالبة واحدة} | {سُمع طالبان|سُمعت طالبتان} | {سُمع|سُمعت} {n} {طلاب|طالبات} | {سُمع|سُمعت} {n} {طالبًا|طالبة} | {سُمع|سُمعت} {n} {طالب|طالبة}',
  ),
  hardest: 'أصعب الكلمات',
  stumbled,
  who: 'من {تعثّر|تعثّرت} هنا؟',
  nobody: 'لم يتعثّر أحد في هذه الكلمة',
  hear: (name: string) => say`{افتح|افتحي} نص ${name}`,
  none: 'لا أخطاء في هذا النص بعد',
  noneBody: 'حين {تسمع الطلاب وتعلّم|تسمعين الطالبات وتعلّمين} على الكلمات تظهر هنا أصعبها على الصف.',
  legend: 'من {سُمعوا|سُمعن}',
  degrees: ['حتى {ربعهم|ربعهن}', 'حتى {نصفهم|نصفهن}', 'حتى ثلاثة {أرباعهم|أرباعهن}', 'أكثر من ذلك'],
});

export const ownHeatTexts = addressed({
  open: 'خريطة {الطالب|الطالبة}',
  title: (name: string) => say`أين {يتعثّر|تتعثّر} ${name}؟`,
  intro: 'كل ما سُمع {منه|منها} في هذا النص. الرقم على الكلمة عدد {أخطائه|أخطائها} فيها.',
  legend: '{أخطاؤه|أخطاؤها} في الكلمة',
  degrees: ['١', '٢', '٣', '٤ فأكثر'],
});

export const pastHearing = addressed({
  open: '{افتح|افتحي} الجلسة: ',
  title: 'جلسة تسميع',
  first: 'هذه أول جلسة في هذا النص',
  beside: 'بجانب الجلسة التي قبلها',
  groups: {
    mended: '{أصلحها|أصلحتها}',
    stillWrong: 'ما زالت',
    newlyWrong: 'جديدة',
    notReached: '{لم يصل|لم تصل} إليها',
  },
  nothing: 'لا شيء',
});

export const historyTools = { export: 'تصدير الجلسات', sheet: 'ورقة للبيت' } as const;

export const ranks = addressed({
  failed: 'حدث خطأ أثناء حساب الترتيب',
  notEnough: 'لا توجد بيانات كافية لعرض الترتيب لهذه المرحلة',
  notEnoughBody: 'يظهر الترتيب حين {يُسمع ثلاثة طلاب|تُسمع ثلاث طالبات} من الصف على الأقل.',
  none: 'لا نص للتلاوة المركّزة في أي صف',
  noneBody: '{اجعل|اجعلي} لكل صف نصًّا للتلاوة المركّزة من صفحة القرآن الكريم.',
  classes: 'درجات الصفوف',
  outOfTen: (score: number) => `${formatNumber(Math.round(score * 10) / 10)} من ١٠`,
  percentage: (share: number) => `أُتقن ${formatNumber(Math.round(share * 10) / 10)}٪`,
  best: 'الصف المتصدّر',
  pupils: (grade: Grade) => say`ترتيب {طلاب|طالبات} ${gradeNames[grade]}`,
  points: (score: number) => formatNumber(Math.round(score * 10) / 10),
  export: 'تصدير حال الصف',
});

export const standingColumns = addressed({
  rank: 'الترتيب',
  name: '{الطالب|الطالبة}',
  score: 'الدرجة',
  completed: 'كلمات {أتقنها|أتقنتها}',
  incorrect: 'كلمات فيها خطأ',
  reached: 'أبعد كلمة',
  heard: 'آخر تسميع',
  mistakes: 'أخطاء آخر تسميع',
});

export const hearingColumns = addressed({
  when: 'الوقت',
  status: 'الحالة',
  by: '{المعلّم|المعلّمة}',
  reached: '{وصل|وصلت} إلى الكلمة',
  of: 'من كلمات',
  mistakes: 'كلمات فيها خطأ',
});
