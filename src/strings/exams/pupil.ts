import type { Agreement, ExamLevel } from '#domain/exams/agreement';
import { addressed, say } from '#strings/addressed';
import { moneyObject } from '#strings/money';
import { counted, formatNumber, outOf } from '#strings/plural';

export const ownResults = addressed({
  intro: 'ما أتقنته، وما {تراجعه|تراجعينه}، وما كسبت.',
  home: 'العودة للرئيسية',
  tabs: { exams: 'الاختبارات', practice: 'التدريب', growth: 'تطوير الذات', competitions: 'المسابقات' },
  loadFailed: (reason: string) => `حدث خطأ أثناء تحميل النتائج: ${reason}`,
  none: 'لا توجد نتائج اختبارات حتى الآن',
  noneBody:
    'حين {ينشر معلّمك نتيجة اختبارك تجدها هنا. تدرّب|تنشر معلّمتك نتيجة اختبارك تجدينها هنا. تدرّبي} إلى ذلك الحين!',
  train: '{تدرّب|تدرّبي} الآن',
  back: 'نتائجي',
});

export const examLevelWords: Readonly<Record<ExamLevel, string>> = addressed({
  full: 'الدرجة الكاملة! ما شاء الله، بلغت القمة',
  excellent: 'ممتاز! {أنت|أنتِ} على بعد خطوة من القمة',
  good: 'جيد جدًا! {تصعد|تصعدين} بثبات، والقمة قريبة',
  growing: 'كل خطأ {تفهمه اليوم درجة تصعدها|تفهمينه اليوم درجة تصعدينها} غدًا',
});

export const examCard = addressed({
  isNew: 'جديدة',
  score: (score: number, of: number) => `درجتك ${outOf(score, of)}`,
  of: (whole: number) => `من ${formatNumber(whole)}`,
  gradedOn: (day: string) => `صُحّحت ورقتك في ${day}`,
  automatic: 'كان التصحيح آليًا بأداة {المعلّم|المعلّمة}',
  practiseOwn: '{تدرّب|تدرّبي} على هذه فقط',
  practiseGrade: '{تدرّب|تدرّبي} على أصعب أسئلة صفّك',
});

export const wrongAnswers = {
  title: counted(
    'بلا أخطاء | سؤال واحد {تراجعه|تراجعينه} | سؤالان {تراجعهما|تراجعينهما} | {n} أسئلة {تراجعها|تراجعينها} | {n} سؤالًا {تراجعه|تراجعينه} | {n} سؤال {تراجعه|تراجعينه}',
  ),
  question: (number: number, type: string) => `السؤال ${formatNumber(number)}، ${type}`,
  leftOut: 'متروك',
  /** Wrong, and nobody wrote down how. */
  another: 'غير الصواب',
  more: 'أسئلة أخرى',
  perfect: 'ورقة بلا خطأ واحد!',
  perfectBody: 'أجبت عن كل الأسئلة إجابة صحيحة. زادك الله علمًا.',
} as const;

export const examReward = addressed({
  title: 'مكافأة الاختبار',
  calculateFailed: 'تعذّر حساب المكافأة. {أعد|أعيدي} المحاولة.',
  bonus: (points: number) => `منها ${moneyObject('points', points)} هدية الدرجة الكاملة`,
});

export const agreementTexts = addressed({
  title: 'اختبارك وتدريبك',
  exam: 'الاختبار',
  practice: 'التدريب',
  levels: {
    'very-high': 'توافق عالٍ جدًا',
    high: 'توافق عالٍ',
    medium: 'توافق متوسط',
    low: 'توافق منخفض',
  } satisfies Record<Agreement, string>,
  words: {
    'very-high': 'ما تدرّبت عليه ظهر في اختبارك. أحسنت، {واصل|واصلي} هكذا!',
    high: 'اختبارك قريب من تدريبك. قليل من المراجعة ويلتقيان في القمة.',
    medium: 'بينهما مسافة. {راجع|راجعي} أسئلتك ثم {تدرّب|تدرّبي}، وستقترب النتيجتان.',
    low: 'المسافة بينهما كبيرة الآن، ولا بأس: قليل من التدريب كل يوم يقرّبهما.',
  } satisfies Record<Agreement, string>,
});

export const scoreLine = {
  title: 'رحلتي في الاختبارات',
  best: (score: number) => `أعلى درجة: ${formatNumber(score)}`,
} as const;

/** Where the pupil was away. */
export const missedWords = addressed({
  title: (exam: string) => say`كنت {غائبًا|غائبة} عن «${exam}»`,
  body: 'غيابك معروف، ولم يُحسب عليك شيء، ونرجو أنك بخير. {اسأل معلّمك|اسألي معلّمتك} عن موعد اختبار تعويضي.',
  makeup: 'لك اختبار تعويضي، وتظهر نتيجته هنا حين تُنشر.',
});
