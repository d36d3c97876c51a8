import { formatNumber, type PluralForms, plural } from '#strings/plural';

const placeForms: PluralForms =
  'لا مكان فارغًا في هذا القسم | بقي مكان واحد فارغ | بقي مكانان فارغان | بقيت {n} أماكن فارغة | بقي {n} مكانًا فارغًا | بقي {n} مكان فارغ';

export const examEditor = {
  newTitle: 'اختبار جديد',
  copyTitle: 'نسخة من اختبار',
  editTitle: (title: string) => `تعديل «${title}»`,
  intro: 'عشرة أسئلة صح وخطأ، ثم خمسة اختيار، ثم خمسة مزاوجة، لكل سؤال درجتان.',
  back: 'الاختبارات',
  copied: (title: string) => `${title} (نسخة)`,
  title: 'العنوان',
  grade: 'الصف',
  date: 'يوم الاختبار',
  matching: 'خيارات المزاوجة الخمسة، تشترك فيها أسئلة هذا القسم',
  matchingOption: (place: number) => `خيار المزاوجة ${formatNumber(place)}`,
  places: 'أسئلة الورقة',
  question: (number: number) => `السؤال ${formatNumber(number)}`,
  states: { empty: 'فارغ', missing: 'ناقص', whole: 'مكتمل', faulty: 'فيه خطأ' },
  missing: (what: readonly string[]) => `بقي: ${what.join('، ')}.`,
  progress: (whole: number, of: number) => `اكتمل ${formatNumber(whole)} من ${formatNumber(of)}`,
  lookAt: (numbers: readonly number[]) =>
    `انظر ${numbers.length > 1 ? 'الأسئلة' : 'السؤال'} ${numbers.map(formatNumber).join('، ')}.`,
  previous: 'السابق',
  next: 'التالي',
  verse: 'الآيات (اختياري)',
  verseHint: 'رقم السورة ثم الآيات، مثل \u2066112:1-4\u2069. تظهر بنصّها بعد الحفظ.',
  locked: 'سُجّلت إجابات لهذا الاختبار، فالإجابة الصحيحة ثابتة هنا. إن كان المفتاح خطأ فأعد التصحيح من شاشة التصحيح.',
  add: 'أضف الاختبار',
  save: 'احفظ',
  added: (title: string) => `أُضيف «${title}»`,
  saved: 'حُفظ الاختبار',
  restored: 'عاد ما كتبته ولم تحفظه.',
  discard: 'اتركه وابدأ مما حُفظ',
  changed: 'غيّر زميلك هذا الاختبار وأنت تعدّله.',
  take: 'اعرض ما حفظه بدل ما كتبتُ',
  leave: {
    title: 'لم تحفظ ما كتبت',
    body: 'إن خرجت الآن ضاع ما غيّرته في هذا الاختبار.',
    confirm: 'اخرج بلا حفظ',
  },
} as const;

export const examReview = {
  unreviewed: 'لم يُراجَع بعد',
  reviewed: 'رُوجِع',
  reviewedBy: (name: string) => `راجعه ${name}`,
  confirm: 'راجعته وهو صحيح',
  withdraw: 'اسحب المراجعة',
  unsaved: 'احفظ ما غيّرته ثم راجع.',
} as const;

export const bankPicker = {
  open: 'خذ من البنك',
  openFor: (type: string) => `خذ من البنك: ${type}`,
  title: (type: string) => `من بنك الأسئلة: ${type}`,
  left: (count: number) => plural(count, placeForms),
  search: 'بحث في الأسئلة',
  list: 'أسئلة البنك',
  take: 'خذه',
  takeNamed: (number: number) => `خذ السؤال ${formatNumber(number)} من البنك`,
  taken: 'في الورقة',
  answer: (answer: string) => `الإجابة: ${answer}`,
  otherOptions:
    'خيارات المزاوجة في الورقة غير خيارات البنك: أول سؤال تأخذه يضع خيارات البنك مكانها، فتُختار إجابات الأسئلة الأخرى من جديد.',
  empty: 'لا أسئلة من هذا النوع في البنك',
} as const;
