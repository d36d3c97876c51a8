import type { Agreement, ExamLevel, PracticeLevel } from '#domain/exams/agreement';
import { moneyObject } from '#strings/money';
import { formatNumber, type PluralForms, plural } from '#strings/plural';
import { outOf } from './words.ts';

export const ownResults = {
  intro: 'ما أتقنته، وما تراجعه، وما كسبت.',
  home: 'العودة للرئيسية',
  tabs: { exams: 'الاختبارات', practice: 'التدريب', growth: 'تطوير الذات', competitions: 'مسابقات الفصل' },
  loadFailed: (reason: string) => `حدث خطأ أثناء تحميل النتائج: ${reason}`,
  none: 'لا توجد نتائج اختبارات حتى الآن',
  noneBody: 'حين ينشر معلّمك نتيجة اختبارك تجدها هنا. تدرّب إلى ذلك الحين!',
  train: 'تدرّب الآن',
} as const;

export const examLevelWords: Readonly<Record<ExamLevel, string>> = {
  full: 'الدرجة الكاملة! ما شاء الله، بلغت القمة',
  excellent: 'ممتاز! أنت على بعد خطوة من القمة',
  good: 'جيد جدًا! تصعد بثبات، والقمة قريبة',
  growing: 'كل خطأ تفهمه اليوم درجة تصعدها غدًا',
};

/** Of all rounds of practice together. */
export const practiceLevelWords: Readonly<Record<PracticeLevel, string>> = {
  mastered: 'إتقان رائع! دقتك عالية جدًا، حافظ عليها',
  strong: 'أداء قوي! بقي القليل على الإتقان',
  steady: 'تتقدّم بثبات، واصل',
  beginning: 'كل جولة تقرّبك. جرّب المراجعة على مهل',
};

export const examCard = {
  isNew: 'جديدة',
  score: (score: number, of: number) => `درجتك ${outOf(score, of)}`,
  of: (whole: number) => `من ${formatNumber(whole)}`,
  gradedOn: (day: string) => `صُحّحت ورقتك في ${day}`,
  automatic: 'كان التصحيح آليًا بأداة المعلّم',
} as const;

const wrongForms: PluralForms =
  'بلا أخطاء | سؤال واحد تراجعه | سؤالان تراجعهما | {n} أسئلة تراجعها | {n} سؤالًا تراجعه | {n} سؤال تراجعه';

export const wrongAnswers = {
  title: (count: number): string => plural(count, wrongForms),
  question: (number: number, type: string) => `السؤال ${formatNumber(number)} · ${type}`,
  leftOut: 'متروك',
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

const leftForms: PluralForms = 'أتممت | بقي سؤال | بقي سؤالان | بقيت {n} أسئلة | بقي {n} سؤالًا | بقي {n} سؤال';
const masteredForms: PluralForms =
  'بلا أسئلة | أتقنت السؤال | أتقنت السؤالين | أتقنت {n} أسئلة | أتقنت {n} سؤالًا | أتقنت {n} سؤال';

export const selfCheck = {
  own: 'تدرّب على هذه فقط',
  grade: 'تدرّب على أصعب أسئلة صفّك',
  title: 'تدريب لك وحدك',
  intro: 'بلا نقاط ولا وقت. ما أخطأت فيه يعود حتى تتقنه.',
  back: 'نتائجي',
  left: (count: number): string => plural(count, leftForms),
  done: 'أحسنت! أتقنتها كلها',
  mastered: (count: number): string => plural(count, masteredForms),
  again: 'مرة أخرى',
} as const;

export const growth = {
  title: 'ربط الكلمات',
  body: 'خمس كلمات كل يوم، تربط كل كلمة بما يناسبها، وخمس نقاط مرة في اليوم.',
  play: 'العب الآن',
} as const;
