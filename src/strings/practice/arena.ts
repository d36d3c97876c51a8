import type { ArenaTab } from '#domain/practice/arena';
import { addressed } from '#strings/addressed';
import { moneyText } from '#strings/money';
import { countOf } from '#strings/nouns';
import { formatNumber, type PluralForms, plural } from '#strings/plural';
import { kindName } from './pupil.ts';

const days: PluralForms = 'يوم | يوم | يومان | أيام | يومًا | يوم';
const hours: PluralForms = 'ساعة | ساعة | ساعتان | ساعات | ساعة | ساعة';
const minutes: PluralForms = 'دقيقة | دقيقة | دقيقتان | دقائق | دقيقة | دقيقة';

export const tabNames: Readonly<Record<Exclude<ArenaTab, 'grade'>, string>> = {
  all: 'كل النتائج',
  review: kindName({ mode: 'regular', minutes: null }),
  race1: kindName({ mode: 'timed', minutes: 1 }),
  race2: kindName({ mode: 'timed', minutes: 2 }),
  race3: kindName({ mode: 'timed', minutes: 3 }),
};

export const arenaTexts = addressed({
  title: 'ساحة التحدي',
  countdown: 'تنتهي المسابقة بعد',
  days: (count: number) => plural(count, days),
  hours: (count: number) => plural(count, hours),
  minutes: (count: number) => plural(count, minutes),
  over: 'انتهت المسابقة',
  waiting: 'ينتظر الجميع إعلان {الفائز|الفائزة}',
  openPractice: 'التدريب المفتوح',
  openBody: '{العب|العبي} متى شئت، {وارفع|وارفعي} نتيجتك في اللوحة.',
  openOver: 'انتهى وقت التدريب',
  prize: (coins: number) => `الجائزة ${moneyText('coins', coins)}`,
  play: '{العب|العبي} الآن',
  competitions: 'مسابقات الفصل الدراسي',
  results: 'نتائجي في التدريب',
  grades: 'الصفوف',
  gradeRank: (rank: number) => `المركز ${formatNumber(rank)}`,
  noRank: 'لم يبدأ بعد',
  averageScore: 'متوسط النقاط',
  averageAccuracy: 'متوسط الدقة',
  race: { 1: 'دقيقة', 2: 'دقيقتان', 3: '٣ دقائق' } as const,
  raceCounts: '{المتسابقون|المتسابقات}',
  participations: 'كل المشاركات',
  showGrade: (grade: string) => `نتائج ${grade}`,
  best: 'أسرع {المتسابقين|المتسابقات}',
  bestOne: '{أسرع متسابق|أسرع متسابقة}',
  bestNote: 'سباق الدقيقة وحده يُحسب للجائزة',
  bestNone: 'القمة خالية! {كن|كوني} أول من {يلعب|تلعب} سباق الدقيقة.',
  showRace: '{شاهد|شاهدي} سباق الدقيقة',
  board: 'لوحة النتائج',
  tabs: 'أي النتائج؟',
  myGrade: 'صفّي',
  loading: 'جاري التحميل...',
  empty: 'لا توجد نتائج بعد',
  emptyBody: '{العب|العبي} جولة {وستكون|وستكونين} أول اسم في هذه اللوحة.',
  count: countOf('نتيجة | نتيجتان | نتائج'),
  rank: 'المركز',
  student: '{الطالب|الطالبة}',
  grade: 'الصف',
  mode: 'النمط',
  points: 'النقاط',
  accuracy: 'الدقة',
  date: 'التاريخ',
  dash: '—',
  you: 'أنت',
  more: 'عرض المزيد',
  noContest: 'لا مسابقة بعد',
  noContestBody: 'حين {يعلن معلّمك|تعلن معلّمتك} مسابقة تُفتح الساحة للجميع.',
});
