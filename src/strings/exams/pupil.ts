import type { Agreement, ExamLevel } from '#domain/exams/agreement';
import { moneyObject } from '#strings/money';
import { counted, formatNumber, outOf } from '#strings/plural';

export const ownResults = {
  intro: 'ما أتقنته، وما تراجعه، وما كسبت.',
  home: 'العودة للرئيسية',
  tabs: { exams: 'الاختبارات', practice: 'التدريب', growth: 'تطوير الذات', competitions: 'المسابقات' },
  loadFailed: (reason: string) => `حدث خطأ أثناء تحميل النتائج: ${reason}`,
  none: 'لا توجد نتائج اختبارات حتى الآن',
  noneBody: 'حين ينشر معلّمك نتيجة اختبارك تجدها هنا. تدرّب إلى ذلك الحين!',
  train: 'تدرّب الآن',
  back: 'نتائجي',
} as const;

export const examLevelWords: Readonly<Record<ExamLevel, string>> = {
  full: 'الدرجة الكاملة! ما شاء الله، بلغت القمة',
  excellent: 'ممتاز! أنت على بعد خطوة من القمة',
  good: 'جيد جدًا! تصعد بثبات، والقمة قريبة',
  growing: 'كل خطأ تفهمه اليوم درجة تصعدها غدًا',
};

export const examCard = {
  isNew: 'جديدة',
  score: (score: number, of: number) => `درجتك ${outOf(score, of)}`,
  of: (whole: number) => `من ${formatNumber(whole)}`,
  gradedOn: (day: string) => `صُحّحت ورقتك في ${day}`,
  automatic: 'كان التصحيح آليًا بأداة المعلّم',
  practiseOwn: 'تدرّب على هذه فقط',
  practiseGrade: 'تدرّب على أصعب أسئلة صفّك',
} as const;

export const wrongAnswers = {
  title: counted(
    'بلا أخطاء | سؤال واحد تراجعه | سؤالان تراجعهما | {n} أسئلة تراجعها | {n} سؤالًا تراجعه | {n} سؤال تراجعه',
  ),
  question: (number: number, type: string) => `السؤال ${formatNumber(number)}، ${type}`,
  leftOut: 'متروك',
  more: 'أسئلة أخرى',
  perfect: 'ورقة بلا خطأ واحد!',
  perfectBody: 'أجبت عن كل الأسئلة إجابة صحيحة. زادك الله علمًا.',
} as const;

export const examReward = {
  title: 'مكافأة الاختبار',
  calculateFailed: 'تعذّر حساب المكافأة. أعد المحاولة.',
  bonus: (points: number) => `منها ${moneyObject('points', points)} هدية الدرجة الكاملة`,
} as const;

export const agreementTexts = {
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
    'very-high': 'ما تدرّبت عليه ظهر في اختبارك. أحسنت، واصل هكذا!',
    high: 'اختبارك قريب من تدريبك. قليل من المراجعة ويلتقيان في القمة.',
    medium: 'بينهما مسافة. راجع أسئلتك ثم تدرّب، وستقترب النتيجتان.',
    low: 'المسافة بينهما كبيرة الآن، ولا بأس: قليل من التدريب كل يوم يقرّبهما.',
  } satisfies Record<Agreement, string>,
} as const;

export const scoreLine = {
  title: 'رحلتي في الاختبارات',
  best: (score: number) => `أعلى درجة: ${formatNumber(score)}`,
} as const;
