import { formatNumber, outOf, type PluralForms, plural } from '#strings/plural';

const lookForms: PluralForms = 'لا شيء | انظر السؤال | انظر السؤالين | انظر الأسئلة | انظر الأسئلة | انظر الأسئلة';

export const examEditor = {
  copyTitle: 'نسخة من اختبار',
  editTitle: (title: string) => `تعديل «${title}»`,
  intro: 'عشرة أسئلة صح وخطأ، ثم خمسة أسئلة اختيار، ثم خمسة أسئلة مزاوجة، لكل سؤال درجتان.',
  copied: (title: string) => `${title} (نسخة)`,
  title: 'العنوان',
  date: 'يوم الاختبار',
  matching: 'خيارات المزاوجة الخمسة، تشترك فيها أسئلة هذا القسم',
  states: { empty: 'فارغ', missing: 'ناقص', whole: 'مكتمل', faulty: 'فيه خطأ' },
  missing: (what: readonly string[]) => `بقي: ${what.join('، ')}.`,
  progress: (whole: number, of: number) => `اكتمل ${outOf(whole, of)}`,
  lookAt: (numbers: readonly number[]) =>
    `${plural(numbers.length, lookForms)} ${numbers.map(formatNumber).join(numbers.length === 2 ? ' و' : '، ')}.`,
  verse: 'الآيات (اختياري)',
  verseHint: 'رقم السورة ثم الآيات، مثل \u2066112:1-4\u2069. تظهر بنصّها بعد الحفظ.',
  otherOptions:
    'خيارات المزاوجة في الورقة غير خيارات البنك: أول سؤال تأخذه يضع خيارات البنك مكانها، فتُختار إجابات الأسئلة الأخرى من جديد.',
  locked: 'سُجّلت إجابات لهذا الاختبار، فالإجابة الصحيحة ثابتة هنا. إن كان المفتاح خطأ فأعد التصحيح من شاشة التصحيح.',
  review: 'راجعته وهو صحيح',
  withdrawReview: 'اسحب المراجعة',
  reviewUnsaved: 'احفظ ما غيّرته ثم راجع.',
  add: 'أضف الاختبار',
  save: 'احفظ',
  added: (title: string) => `أُضيف «${title}»`,
  saved: 'حُفظ الاختبار',
  restored: 'عاد ما كتبته ولم تحفظه.',
  discard: 'اتركه وابدأ مما حُفظ',
  changed: 'غيّر زميلك هذا الاختبار وأنت تعدّله.',
  take: 'اعرض ما حفظه بدل ما كتبتُ',
} as const;
