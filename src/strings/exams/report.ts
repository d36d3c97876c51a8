import type { Tells } from '#domain/exams/items';
import { countOf, PUPILS } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';

export const examReport = {
  title: (title: string) => `نتائج «${title}»`,
  export: 'صدّر إلى Excel',
  exported: (name: string) => `حُفظ الملف ${name}`,
  exportAll: 'صدّر الصف كله إلى Excel',
  nobody: 'لم تُصحَّح أي ورقة بعد',
  nobodyOfSection: 'لم تُصحَّح أي ورقة من هذه الشعبة',
  nobodyBody: 'حين تصحّح الأوراق يظهر هنا ما يعرفه الصف وما يحتاج إلى مراجعة.',
  facts: {
    papers: 'الأوراق',
    absent: 'الغائبون',
    average: 'المتوسط',
    highest: 'الأعلى',
    lowest: 'الأدنى',
    full: 'الدرجة الكاملة',
  },
  distribution: 'كم طالبًا في كل درجة',
  band: (from: number, to: number) => (from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`),
  pupils: countOf(PUPILS, 'subject', 'لا أحد'),
  earlier: 'متوسط الصف من اختبار إلى اختبار',
  thisOne: 'هذا الاختبار',
  items: 'سؤالًا سؤالًا',
  question: 'السؤال',
  type: 'النوع',
  rate: 'أصاب',
  chosen: 'ما اختير بدل الصواب',
  nothingElse: 'لا شيء',
  tells: 'هل يميّز المتقن؟',
  tellsWords: {
    well: 'يميّزه جيدًا',
    little: 'لا يكاد يميّز',
    against: 'أصاب فيه الأضعف أكثر: راجع السؤال ومفتاحه',
    unknown: 'الأوراق أقل من أن تقول',
  } satisfies Record<Tells, string>,
  hardest: 'من الأصعب',
  practice: {
    title: 'تدريب على الأصعب',
    count: counted(
      'لا سؤال أصاب فيه أقل من ٧٠٪ | سؤال واحد أصاب فيه أقل من ٧٠٪ | سؤالان أصاب فيهما أقل من ٧٠٪ | {n} أسئلة أصاب فيها أقل من ٧٠٪ | {n} سؤالًا أصاب فيه أقل من ٧٠٪ | {n} سؤال أصاب فيه أقل من ٧٠٪',
    ),
    open: 'اجعل أصعبها مجموعة تدريب',
    opened: 'صارت أصعب الأسئلة مجموعة تدريب للصف',
    isOpen: (day: string) => `فُتحت للصف مجموعة تدريب على أصعب الأسئلة في ${day}.`,
    close: 'اسحب مجموعة التدريب',
    closed: 'سُحبت مجموعة التدريب',
  },
} as const;

/** In the file. */
export const examSheets = {
  fileName: (title: string, date: string) => `${title} ${date}.xlsx`,
  results: 'الدرجات',
  items: 'الأسئلة',
  total: 'المجموع',
  question: (number: number) => `س${number}`,
  number: 'الرقم',
  answer: 'الإجابة الصحيحة',
  correct: 'أصابوا',
  rate: 'نسبة الصواب',
  option: (letter: string) => `اختاروا ${letter}`,
  lead: 'فرق المتقنين',
  tells: 'تمييزه',
} as const;
