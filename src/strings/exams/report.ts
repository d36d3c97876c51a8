import type { Tells } from '#domain/exams/items';
import { addressed, say } from '#strings/addressed';
import { countOf, PUPILS } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';

export const examReport = addressed({
  title: (title: string) => `نتائج «${title}»`,
  export: '{صدّر|صدّري} إلى Excel',
  exported: (name: string) => `حُفظ الملف ${name}`,
  exportAll: '{صدّر|صدّري} الصف كله إلى Excel',
  nobody: 'لم تُصحَّح أي ورقة بعد',
  nobodyOfSection: 'لم تُصحَّح أي ورقة من هذه الشعبة',
  nobodyBody: 'حين {تصحّح|تصحّحين} الأوراق يظهر هنا ما يعرفه الصف وما يحتاج إلى مراجعة.',
  facts: {
    papers: 'الأوراق',
    absent: '{الغائبون|الغائبات}',
    average: 'المتوسط',
    highest: 'الأعلى',
    lowest: 'الأدنى',
    full: 'الدرجة الكاملة',
  },
  distribution: 'كم {طالبًا|طالبة} في كل درجة',
  band: (from: number, to: number) => (from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`),
  pupils: countOf(PUPILS, 'subject', 'لا أحد'),
  earlier: 'متوسط الصف من اختبار إلى اختبار',
  thisOne: 'هذا الاختبار',
  items: 'سؤالًا سؤالًا',
  question: 'السؤال',
  type: 'النوع',
  rate: '{أصاب|أصابت}',
  chosen: 'ما اختير بدل الصواب',
  nothingElse: 'لا شيء',
  tells: 'هل يميّز {المتقن|المتقنة}؟',
  tellsWords: {
    well: '{يميّزه|يميّزها} جيدًا',
    little: 'لا يكاد يميّز',
    against: '{أصاب فيه الأضعف|أصابت فيه الأضعف} أكثر: {راجع|راجعي} السؤال ومفتاحه',
    unknown: 'الأوراق أقل من أن تقول',
  } satisfies Record<Tells, string>,
  hardest: 'من الأصعب',
  practice: {
    title: 'تدريب على الأصعب',
    count: counted(
      'لا سؤال {أصاب|أصابت} فيه أقل من ٧٠٪ | سؤال واحد {أصاب|أصابت} فيه أقل من ٧٠٪ | سؤالان {أصاب|أصابت} فيهما أقل من ٧٠٪ | {n} أسئلة {أصاب|أصابت} فيها أقل من ٧٠٪ | {n} سؤالًا {أصاب|أصابت} فيه أقل من ٧٠٪ | {n} سؤال {أصاب|أصابت} فيه أقل من ٧٠٪',
    ),
    open: '{اجعل|اجعلي} أصعبها مجموعة تدريب',
    opened: 'صارت أصعب الأسئلة مجموعة تدريب للصف',
    isOpen: (day: string) => `فُتحت للصف مجموعة تدريب على أصعب الأسئلة في ${day}.`,
    close: '{اسحب|اسحبي} مجموعة التدريب',
    closed: 'سُحبت مجموعة التدريب',
  },
});

/** In the file. */
export const examSheets = addressed({
  fileName: (title: string, date: string) => `${title} ${date}.xlsx`,
  results: 'الدرجات',
  items: 'الأسئلة',
  total: 'المجموع',
  question: (number: number) => `س${number}`,
  number: 'الرقم',
  answer: 'الإجابة الصحيحة',
  correct: '{أصابوا|أصبن}',
  rate: 'نسبة الصواب',
  option: (letter: string) => say`{اختاروا|اخترن} ${letter}`,
  lead: 'فرق {المتقنين|المتقنات}',
  tells: 'تمييزه',
});
