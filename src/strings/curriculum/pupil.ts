import type { Course } from '#domain/calendar/courses';
import type { Period } from '#domain/calendar/terms';
import { addressed, say } from '#strings/addressed';
import { formatClock } from '#strings/dates';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, percent } from '#strings/plural';

const ofLessons = countOf('درس | درسان | دروس', 'genitive');

export const lessonsDone = (done: number, of: number): string =>
  done === 0 ? say`لم {تُتمّ|تُتمّي} درسًا بعد` : `أتممت ${formatNumber(done)} من ${ofLessons(of)}`;

export const ownCurriculum = addressed({
  title: 'منهجي',
  home: 'الرئيسية',
  back: 'المنهج',
  choose: 'ماذا {تفتح|تفتحين} اليوم؟',
  weekOf: (week: number): string => `نحن في الأسبوع ${formatNumber(week)}`,
  next: 'درسك القادم',
  tabs: { general: 'المنهج العام', recitation: '{تابع|تابعي} تلاوتك المركّزة' },
  bodies: {
    quran: 'تلاوتك وحفظك أسبوعًا بأسبوع',
    islamic: 'التوحيد والفقه والحديث والسيرة',
  } satisfies Record<Course, string>,
  taught: counted(
    'لم {يشرح معلّمك|تشرح معلّمتك} درسًا بعد | {شرح معلّمك|شرحت معلّمتك} درسًا واحدًا | {شرح معلّمك|شرحت معلّمتك} درسين | {شرح معلّمك|شرحت معلّمتك} {n} دروس | {شرح معلّمك|شرحت معلّمتك} {n} درسًا | {شرح معلّمك|شرحت معلّمتك} {n} درس',
  ),
  progress: 'تقدّمك',
  reading: '{اقرأ|اقرئي} {واستمع|واستمعي}',
  quranNote:
    'دروس القرآن الكريم {تجدها|تجدينها} في اختيار «القرآن الكريم». {حافظ|حافظي} على وردك كل يوم ولو آيات قليلة، فالقليل الدائم يكبر.',
});

export const ownSchedule = addressed({
  title: 'خطة الأسابيع',
  past: counted('لم يمضِ أسبوع | أسبوع مضى | أسبوعان مضيا | {n} أسابيع مضت | {n} أسبوعًا مضى | {n} أسبوع مضى'),
  hint: '{اضغط|اضغطي} على الدرس حين {تبدؤه، ثم حين تتمّه|تبدئينه، ثم حين تتمّينه}.',
  week: (week: number): string => `الأسبوع ${formatNumber(week)}`,
  current: 'هذا الأسبوع',
  ring: (progress: number): string => `أنجزت ${percent(progress)}`,
  review: 'أسبوع المراجعة',
  reviewBody: 'لا درس جديدًا. {راجع|راجعي} ما أتممته، {وأكمل|وأكملي} ما بقي.',
  exam: 'الاختبار النهائي',
  examBody: '{تدرّب بهدوء ونم|تدرّبي بهدوء ونامي} مبكرًا. وفّقك الله!',
  short: 'أسبوع قصير بلا درس جديد',
  empty: 'لا دروس في هذا الأسبوع',
  unplaced: 'دروس بلا حصة محدّدة',
  period: (period: number, times: Period | undefined): string =>
    `الحصة ${formatNumber(period)}${times ? `، ${formatClock(times.from)} – ${formatClock(times.to)}` : ''}`,
  taught: '{شرحه المعلّم|شرحته المعلّمة}',
  marked: (topic: string, status: string): string => `${topic}: ${status}`,
  weekDone: (week: number): string => `رائع! أتممت دروس الأسبوع ${formatNumber(week)} كلها`,
  practise: '{تدرّب|تدرّبي} على ما أخذناه هذا الأسبوع',
});

export const weekPractice = addressed({
  back: 'الدراسات الإسلامية',
  none: 'لا أسئلة لما أخذناه بعد',
  noneBody: 'حين {يضيف معلّمك أسئلة لهذه الدروس تتدرّب|تضيف معلّمتك أسئلة لهذه الدروس تتدرّبين} عليها هنا.',
});
