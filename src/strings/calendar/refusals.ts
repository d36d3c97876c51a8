import type { TermFault } from '#domain/calendar/terms';
import type { calendarVocabulary } from '#domain/calendar/vocabulary';
import { addressed, say } from '#strings/addressed';

export const calendarRefusals: Readonly<Record<keyof typeof calendarVocabulary.refusals, string>> = addressed({
  no_school_term: 'لم يُفتح فصل دراسي بعد. {يفتحه المعلّم|تفتحه المعلّمة} من صفحة الفصول الدراسية',
  school_term_not_found: 'لم يتم العثور على هذا الفصل الدراسي',
  school_term_impossible: 'لا يصح هذا الفصل كما كُتب. {صحّح|صحّحي} ما تحته خط ثم {احفظ|احفظي}',
  school_term_changed:
    '{غيّر زميل|غيّرت زميلة} هذا الفصل وهو مفتوح عندك، فلم يُحفظ شيء. {راجع|راجعي} الجديد ثم {عدّل|عدّلي}',
  school_term_taught:
    'شُرحت دروس في أسابيع تخرج من الفصل كما كُتب، وما شُرح لا يضيع. {أخّر النهاية أو قصّر|أخّري النهاية أو قصّري} الإجازات',
  school_term_begun: 'بدأ هذا الفصل، فلا يُحذف. يمكنك تعديله',
});

type Told = { readonly [Kind in TermFault['kind']]: (fault: Extract<TermFault, { kind: Kind }>) => string };

const told: Told = {
  ends_before_start: () => 'نهاية الفصل قبل بدايته',
  too_long: () => say`الفصل أطول من عشرة أشهر. {راجع|راجعي} السنة في التاريخين`,
  no_week: () => say`لا يكتمل في الفصل أسبوع واحد. {أخّر النهاية أو قصّر|أخّري النهاية أو قصّري} الإجازات`,
  no_weekday: () => say`{اختر|اختاري} يومًا دراسيًا واحدًا على الأقل`,
  overlaps: (fault) => `يتداخل مع «${fault.with}»`,
  exception_ends_before_start: () => 'نهايته قبل بدايته',
  exception_outside: () => 'خارج أيام الفصل',
  exception_of_class: () => 'لصف أو شعبة وحدها إجازة فقط. المراجعة والاختبارات أسابيع المدرسة كلها',
  exceptions_overlap: () => 'يتداخل مع استثناء آخر من نوعه',
  times_end_before_start: () => 'نهايتها قبل بدايتها',
  times_outside: () => 'خارج أيام الفصل',
  times_overlap: () => 'تتداخل مع أوقات أخرى',
  period_ends_before_start: () => 'نهاية الحصة قبل بدايتها',
  period_overlaps: () => 'تبدأ قبل أن تنتهي الحصة التي قبلها',
  slot_without_day: () => 'حصة في يوم ليس من أيام الدراسة',
  slot_twice: () => 'للصف نفسه حصتان في وقت واحد',
};

const termFaultText = (fault: TermFault): string => (told[fault.kind] as (fault: TermFault) => string)(fault);

/** Where a fault is told: at the field that is wrong. */
const fieldOf = (fault: TermFault): string => {
  if (fault.kind === 'no_weekday') return 'weekdays';
  if (!('at' in fault)) return fault.kind === 'overlaps' ? 'start' : 'end';
  const [list] = fault.kind.split('_') as [string];
  if (list === 'times') return `otherTimes/${fault.at}`;
  const place = `${list.replace(/s?$/u, 's')}/${fault.at}`;
  return 'of' in fault ? `otherTimes/${fault.of}/${place}` : place;
};

export const termFaultFields = (faults: readonly TermFault[]): Record<string, string> =>
  Object.fromEntries(faults.map((fault) => [fieldOf(fault), termFaultText(fault)]));
