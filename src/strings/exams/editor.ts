import { addressed } from '#strings/addressed';
import { counted, formatNumber, outOf, type PluralForms, plural } from '#strings/plural';

const lookForms: PluralForms =
  'لا شيء | {انظر السؤال|انظري السؤال} | {انظر السؤالين|انظري السؤالين} | {انظر الأسئلة|انظري الأسئلة} | {انظر الأسئلة|انظري الأسئلة} | {انظر الأسئلة|انظري الأسئلة}';

export const examEditor = addressed({
  copyTitle: 'نسخة من اختبار',
  editTitle: (title: string) => `تعديل «${title}»`,
  intro: 'صح وخطأ، ثم اختيار، ثم مزاوجة: لكل قسم ما شئت من الأسئلة والدرجات، وتبدأ الورقة من عشرين سؤالًا وأربعين درجة.',
  copied: (title: string) => `${title} (نسخة)`,
  title: 'العنوان',
  date: 'يوم الاختبار',
  matching: 'خيارات المزاوجة، تشترك فيها أسئلة هذا القسم',
  moreOptions: 'خيار آخر',
  fewerOptions: 'بلا الخيار الأخير',
  marks: 'درجة السؤال',
  part: (name: string, marks: string) => `${name}: ${marks}`,
  whole: (questions: string, marks: string) => `${questions}، ${marks}`,
  questions: counted('بلا أسئلة | سؤال | سؤالان | {n} أسئلة | {n} سؤالًا | {n} سؤال'),
  addQuestion: 'سؤال آخر',
  removeQuestion: '{احذف|احذفي} هذا السؤال',
  removeEmpty: '{احذف|احذفي} الفارغة',
  states: { empty: 'فارغ', missing: 'ناقص', whole: 'مكتمل', faulty: 'فيه خطأ' },
  missing: (what: readonly string[]) => `بقي: ${what.join('، ')}.`,
  progress: (whole: number, of: number) => `اكتمل ${outOf(whole, of)}`,
  lookAt: (numbers: readonly number[]) =>
    `${plural(numbers.length, lookForms)} ${numbers.map(formatNumber).join(numbers.length === 2 ? ' و' : '، ')}.`,
  verse: 'الآيات (اختياري)',
  verseHint: 'رقم السورة ثم الآيات، مثل \u2066112:1-4\u2069. تظهر بنصّها بعد الحفظ.',
  otherOptions:
    'خيارات المزاوجة في الورقة غير خيارات البنك: أول سؤال {تأخذه|تأخذينه} يضع خيارات البنك مكانها، فتُختار إجابات الأسئلة الأخرى من جديد.',
  locked:
    'سُجّلت إجابات لهذا الاختبار، فالإجابة الصحيحة ثابتة هنا. إن كان المفتاح خطأ {فأعد|فأعيدي} التصحيح من شاشة التصحيح.',
  review: 'راجعته وهو صحيح',
  withdrawReview: '{اسحب|اسحبي} المراجعة',
  reviewUnsaved: '{احفظ|احفظي} ما غيّرته ثم {راجع|راجعي}.',
  add: '{أضف|أضيفي} الاختبار',
  save: '{احفظ|احفظي}',
  added: (title: string) => `أُضيف «${title}»`,
  saved: 'حُفظ الاختبار',
  restored: 'عاد ما كتبته {ولم تحفظه|ولم تحفظيه}.',
  discard: '{اتركه وابدأ|اتركيه وابدئي} مما حُفظ',
  changed: '{غيّر زميلك هذا الاختبار وأنت تعدّله|غيّرت زميلتك هذا الاختبار وأنت تعدّلينه}.',
  take: '{اعرض|اعرضي} ما {حفظه|حفظته} بدل ما كتبتُ',
});
