import type { Mode } from '#domain/practice/kinds';
import type { PracticeLevel } from '#domain/practice/level';
import { addressed, say } from '#strings/addressed';
import { moneyObject } from '#strings/money';
import { formatNumber, outOf, percent } from '#strings/plural';
import { result } from '#strings/practice/pupil';

/** Of all rounds of practice together. */
export const practiceLevelWords: Readonly<Record<PracticeLevel, string>> = addressed({
  mastered: 'إتقان رائع! دقتك عالية جدًا، {حافظ|حافظي} عليها',
  strong: 'أداء قوي! بقي القليل على الإتقان',
  steady: '{تتقدّم|تتقدّمين} بثبات، {واصل|واصلي}',
  beginning: 'كل جولة تقرّبك. {جرّب|جرّبي} المراجعة على مهل',
});

export const resultsPage = addressed({
  title: 'نتائجي في التدريب',
  loadFailed: 'حدث خطأ أثناء تحميل النتائج',
  of: (contest: string) => `في ${contest}`,
  ofOpenPractice: 'في التدريب المفتوح',
  bests: 'أفضل نتائجي',
  notPlayed: (mode: Mode) => (mode === 'timed' ? say`لم {تلعبه|تلعبيه} بعد` : say`لم {تلعبها|تلعبيها} بعد`),
  accuracy: (accuracy: number) => `دقة ${percent(accuracy)}`,
  top: '{أوائل|أوليات} صفّي في سباق الدقيقة',
  topNone: 'لم يلعب أحد من صفّك بعد. {كن|كوني} {الأول|الأولى}!',
  rank: (rank: number, participants: number) => `مكانك ${formatNumber(rank)} من ${formatNumber(participants)}`,
  noRank: '{العب|العبي} سباق الدقيقة ليكون لك مكان',
  you: 'أنت',
  stats: 'كل محاولاتي',
  attempts: result.attempts,
  averageScore: 'متوسط النقاط',
  averageAccuracy: 'متوسط الدقة',
  correct: 'إجابات صحيحة',
  correctOf: outOf,
  history: 'سجل المحاولات',
  date: 'التاريخ',
  mode: 'النمط',
  score: 'النقاط',
  accuracyHead: 'الدقة',
  dash: '—',
  more: 'عرض الأقدم',
  none: 'لم {تتدرب|تتدربي} بعد',
  noneBody: '{العب|العبي} جولة واحدة وستظهر نتيجتك هنا، ومعها نصيبك من عملات التدريب.',
  noneBodyOpen: '{العب|العبي} جولة واحدة وستظهر نتيجتك هنا.',
  play: '{ابدأ|ابدئي} التدريب',
  arena: 'ساحة التحدي',
  competitions: 'مسابقات الفصل الدراسي',
});

export const shareTexts = addressed({
  title: 'مكافأة التدريب',
  open: 'تُحسب مكافأتك حين تنتهي المسابقة. {واصل|واصلي} التدريب ليكبر نصيبك!',
  waiting: 'انتهت المسابقة. حين {يعلن معلّمك النتيجة تحسب|تعلن معلّمتك النتيجة تحسبين} مكافأتك هنا.',
  none: 'لا مكافأة تدريب لك في هذه المسابقة',
  how: 'كيف حُسبت؟',
  howSoFar: 'كيف تُحسب؟',
  part: outOf,
  needs: (least: number) => say`{تحتاج|تحتاجين} إلى ${moneyObject('points', least)} أو أكثر`,
  bonus: 'علاوة المشاركة',
  bonusHint: 'خمس نقاط لكل نمط بلغت حدّه، إذا بلغت حدّ نمطين أو أكثر',
  sum: 'نقاطك في القسمة',
  soFar: (points: number) => `نقاطك في القسمة: ${formatNumber(points)}`,
  formula: (points: number, allPoints: number, pool: number, coins: number) =>
    `${formatNumber(points)} ÷ ${formatNumber(allPoints)} × ${formatNumber(pool)} = ${formatNumber(coins)}`,
  formulaWords: 'نقاطك ÷ نقاط الجميع × عملات التدريب',
  amount: 'مكافأتك',
});
