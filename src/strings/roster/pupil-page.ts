import type { PupilPartKind } from '#domain/roster/pupil-page';
import { addressed, say } from '#strings/addressed';
import { formatDay, formatMoment } from '#strings/dates';
import { moneyText, signedMoney, signedNumber } from '#strings/money';
import { countOf, LESSONS, WORDS } from '#strings/nouns';
import { formatNumber, loneNumber, percent } from '#strings/plural';
import { mistakeCount } from '#strings/tracking/words';

export const partNames: Readonly<Record<PupilPartKind, string>> = {
  level: 'المستوى والنقاط',
  coins: 'العملات',
  attendance: 'الحضور',
  conduct: 'السلوك',
  exams: 'الاختبارات',
  practice: 'التدريب',
  quran: 'القرآن',
  messages: 'الرسائل',
  orders: 'طلبات المتجر',
  card: 'بيانات الدخول',
};

export const pupilPage = addressed({
  back: 'كل {الطلاب|الطالبات}',
  joined: (at: string) => `في المنصّة منذ ${formatDay(at)}`,
  archived: (at: string) => say`{مؤرشف|مؤرشفة} منذ ${formatDay(at)}`,
  calledAs: (name: string) => say`{يُنادى|تُنادى} باسم «${name}»`,
  tryOut:
    '{طالب تجريبي|طالبة تجريبية} لتجربة {المعلّم|المعلّمة}: {لا يُعدّ|لا تُعدّ} مع {الطلاب|الطالبات}، ولا تُطبع {له|لها} بطاقة.',
  openTryOut: '{الطالب التجريبي|الطالبة التجريبية}',
  glance: 'نظرة سريعة',
  actions: 'إجراءات',
  timeline: 'ما جرى',
  nothing: 'لم يحدث شيء بعد',
  nothingBody: 'كل ما {يناله الطالب أو يفعله|تناله الطالبة أو تفعله} يظهر هنا، الأحدث أولًا.',
  more: 'الأقدم',
  notFound: '{لا يوجد طالب|لا توجد طالبة} بهذا الرقم',
  notFoundBody: 'ربما {حُذف|حُذفت}، أو كُتب الرقم خطأ.',
});

export const pupilActions = addressed({
  give: 'إعطاء مكافأة',
  log: 'تسجيل سلوك',
  message: 'إرسال رسالة',
  hear: 'الاستماع {إليه|إليها}',
  ledger: 'سجل النقاط',
  print: 'طباعة البطاقة',
  create: 'إنشاء بيانات الدخول',
  reset: 'كلمة مرور جديدة',
  enter: 'الدخول {باسمه|باسمها}',
  edit: 'تعديل {بياناته|بياناتها}',
  archive: 'أرشفة',
  restore: 'استعادة',
});

const ofLessons = countOf(LESSONS, 'genitive');
const exams = countOf('اختبار | اختباران | اختبارات');
const words = countOf(WORDS);

/** Out of forty, as every exam is. */
const outOf = (score: number, most: number): string => `${loneNumber(score)} من ${formatNumber(most)}`;

/** How a pupil stands, part by part: what is said large, and what stands under it. */
export const standings = {
  points: (points: number) => moneyText('points', points),
  coins: (coins: number) => moneyText('coins', coins),
  week: (change: number) => (change === 0 ? 'بلا تغيير هذا الأسبوع' : `${signedNumber(change)} هذا الأسبوع`),
  attendance: (attended: number, held: number) =>
    held === 0 ? 'لم تُسجَّل حصص' : percent(Math.round((attended / held) * 100)),
  attended: (absent: number, late: number, held: number) =>
    held === 0 ? '' : `من ${ofLessons(held)}: غياب ${loneNumber(absent)}، تأخر ${loneNumber(late)}`,
  conduct: (percentage: number) => percent(percentage),
  conductNote: (until: string | null) => (until === null ? 'نحو العقوبة' : `عقوبة حتى ${formatDay(until)}`),
  exam: (latest: { score: number; of: number } | null) => (latest ? outOf(latest.score, latest.of) : 'لا نتائج'),
  exams: (count: number, average: number) =>
    count === 0 ? say`لم يُنشر {له|لها} اختبار` : `${exams(count)}، المتوسط ${loneNumber(Math.round(average))}`,
  practice: countOf('لعبة | لعبتان | ألعاب', 'subject', '{لم يلعب|لم تلعب} بعد'),
  practiced: (correct: number, asked: number) =>
    asked === 0 ? '' : say`{أصاب|أصابت} ${percent(Math.round((correct / asked) * 100))} من الأسئلة`,
  quran: (known: number, of: number) => (of === 0 ? say`لا نص {لصفّه|لصفّها}` : outOf(known, of)),
  quranNote: (title: string | null, heardAt: string | null) => {
    if (title === null) return '';
    return heardAt === null ? `${title}، لم يُسمع بعد` : `${title}، آخر تسميع ${formatDay(heardAt)}`;
  },
  messages: countOf('رسالة | رسالتان | رسائل'),
  unread: (count: number) => (count === 0 ? say`{قرأها|قرأتها} كلها` : `غير مقروء: ${loneNumber(count)}`),
  orders: countOf('طلب | طلبان | طلبات'),
  openOrders: (count: number) => (count === 0 ? 'لا شيء ينتظر' : `ينتظر: ${loneNumber(count)}`),
  card: (loginId: number | null) => (loginId === null ? 'بلا بيانات' : String(loginId)),
  lastLogin: (at: string | null) => (at === null ? say`{لم يدخل|لم تدخل} بعد` : `آخر دخول ${formatMoment(at)}`),
} as const;

/** What happened, one sentence each. */
export const happenings = {
  money: (points: number, coins: number, reason: string) => {
    const amounts = [
      ...(points === 0 ? [] : [signedMoney('points', points)]),
      ...(coins === 0 ? [] : [signedMoney('coins', coins)]),
    ];
    return `${reason}: ${amounts.join('، ')}`;
  },
  late: (minutes: number) => say`{تأخر|تأخرت} ${formatNumber(minutes)} د`,
  cancelled: 'أُلغي',
  penalty: (until: string) => `بدأت عقوبة تنتهي ${formatDay(until)}`,
  exam: (title: string, score: number, of: number) => `${title}: ${outOf(score, of)}`,
  game: (kind: string, score: number) => `${kind}: ${moneyText('points', score)}`,
  right: (correct: number, asked: number) => say`{أصاب|أصابت} ${loneNumber(correct)} من ${formatNumber(asked)}`,
  hearing: (title: string) => say`سُمع {منه|منها} ${title}`,
  heard: (reached: number, wrong: number) => `${words(reached)}، ${mistakeCount(wrong)}`,
  message: (text: string) => `رسالة: ${text}`,
  read: 'قُرئت',
  unread: 'لم تُقرأ بعد',
  order: (item: string, quantity: number) =>
    quantity === 1 ? `طلب من المتجر: ${item}` : `طلب من المتجر: ${item} × ${formatNumber(quantity)}`,
} as const;
