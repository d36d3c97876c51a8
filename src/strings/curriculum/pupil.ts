import type { Course } from '#domain/calendar/courses';
import type { Period } from '#domain/calendar/terms';
import { formatClock } from '#strings/dates';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, percent } from '#strings/plural';

const ofLessons = countOf('درس | درسان | دروس', 'genitive');

export const lessonsDone = (done: number, of: number): string =>
  done === 0 ? 'لم تُتمّ درسًا بعد' : `أتممت ${formatNumber(done)} من ${ofLessons(of)}`;

export const ownCurriculum = {
  title: 'منهجي',
  home: 'الرئيسية',
  back: 'المنهج',
  choose: 'ماذا تفتح اليوم؟',
  weekOf: (week: number): string => `نحن في الأسبوع ${formatNumber(week)}`,
  next: 'درسك القادم',
  tabs: { general: 'المنهج العام', recitation: 'تابع تلاوتك المركّزة' },
  bodies: {
    quran: 'تلاوتك وحفظك أسبوعًا بأسبوع',
    islamic: 'التوحيد والفقه والحديث والسيرة',
  } satisfies Record<Course, string>,
  taught: counted(
    'لم يشرح معلّمك درسًا بعد | شرح معلّمك درسًا واحدًا | شرح معلّمك درسين | شرح معلّمك {n} دروس | شرح معلّمك {n} درسًا | شرح معلّمك {n} درس',
  ),
  progress: 'تقدّمك',
  reading: 'اقرأ واستمع',
  quranNote:
    'دروس القرآن الكريم تجدها في اختيار «القرآن الكريم». حافظ على وردك كل يوم ولو آيات قليلة، فالقليل الدائم يكبر.',
} as const;

export const ownSchedule = {
  title: 'خطة الأسابيع',
  past: counted('لم يمضِ أسبوع | أسبوع مضى | أسبوعان مضيا | {n} أسابيع مضت | {n} أسبوعًا مضى | {n} أسبوع مضى'),
  hint: 'اضغط على الدرس حين تبدؤه، ثم حين تتمّه.',
  week: (week: number): string => `الأسبوع ${formatNumber(week)}`,
  current: 'هذا الأسبوع',
  ring: (progress: number): string => `أنجزت ${percent(progress)}`,
  review: 'أسبوع المراجعة',
  reviewBody: 'لا درس جديدًا. راجع ما أتممته، وأكمل ما بقي.',
  exam: 'الاختبار النهائي',
  examBody: 'تدرّب بهدوء ونم مبكرًا. وفّقك الله!',
  short: 'أسبوع قصير بلا درس جديد',
  empty: 'لا دروس في هذا الأسبوع',
  unplaced: 'دروس بلا حصة محدّدة',
  period: (period: number, times: Period | undefined): string =>
    `الحصة ${formatNumber(period)}${times ? `، ${formatClock(times.from)} – ${formatClock(times.to)}` : ''}`,
  taught: 'شرحه المعلّم',
  marked: (topic: string, status: string): string => `${topic}: ${status}`,
  weekDone: (week: number): string => `رائع! أتممت دروس الأسبوع ${formatNumber(week)} كلها`,
  practise: 'تدرّب على ما أخذناه هذا الأسبوع',
} as const;

export const weekPractice = {
  back: 'الدراسات الإسلامية',
  none: 'لا أسئلة لما أخذناه بعد',
  noneBody: 'حين يضيف معلّمك أسئلة لهذه الدروس تتدرّب عليها هنا.',
} as const;
