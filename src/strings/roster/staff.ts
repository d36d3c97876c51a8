import type { Grade } from '#domain/roster/grades';
import type { Sameness } from '#domain/roster/import-likeness';
import type { LayoutProblem } from '#domain/roster/list-layout';
import { addressed, say } from '#strings/addressed';
import { countOf, MISTAKES, PUPILS } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';
import { gradeNames, listWords, sectionName } from '#strings/widgets';

export const countPupils = countOf(PUPILS, 'subject', '{لا يوجد طلاب|لا توجد طالبات}');
/** After a word that takes the genitive: «بيانات طالبين». */
const countOfPupils = countOf(PUPILS, 'genitive', 'أي {طالب|طالبة}');
const chosenPupils = countOf(PUPILS, 'object');

export const countChosen = (count: number): string =>
  count === 0 ? say`{لم تختر|لم تختاري} أحدًا بعد` : `اخترت ${chosenPupils(count)}`;

export const pupilPicker = addressed({
  label: '{الطلاب|الطالبات}',
  hint: '{اكتب|اكتبي} أول الاسم ثم {اضغط|اضغطي} Enter',
  remove: (name: string) => `إزالة ${name}`,
  loading: 'جارٍ تحميل الأسماء...',
  nobody: '{لا يوجد طالب|لا توجد طالبة} بهذا الاسم',
});

export const studentsPage = addressed({
  title: '{الطلاب|الطالبات}',
  intro: 'أسماء {الطلاب وصفوفهم وشعبهم، وآخر دخول لكل منهم|الطالبات وصفوفهن وشعبهن، وآخر دخول لكل منهن}.',
  where: (grade: Grade | undefined, section: string | undefined) =>
    [grade === undefined ? listWords.allGrades : gradeNames[grade], ...(section ? [sectionName(section)] : [])].join(
      '، ',
    ),
  table: (where: string) => say`قائمة {طلاب|طالبات}: ${where}`,
  allGrades: 'كل الصفوف',
  search: 'بحث عن {طالب|طالبة} في كل الصفوف',
  which: 'أي {الطلاب|الطالبات}',
  present: '{الطلاب|الطالبات} {الحاليون|الحاليات}',
  archived: '{المؤرشفون|المؤرشفات}',
  counted: (where: string, count: number) => `${where}: ${countPupils(count)}`,
  withoutLogin: (count: number) => `بلا بيانات دخول: ${formatNumber(count)}`,
});

export const studentColumns = {
  name: 'الاسم',
  classId: 'الشعبة',
  login: 'بيانات الدخول',
  lastLogin: 'آخر دخول',
  archivedAt: 'تاريخ الأرشفة',
} as const;

export const studentCells = addressed({
  hasLogin: '{لديه|لديها} بيانات',
  noLogin: 'بلا بيانات',
  never: '{لم يدخل|لم تدخل} بعد',
});

export const studentActions = addressed({
  add: 'إضافة {طالب|طالبة}',
  import: 'استيراد',
  export: 'تصدير',
  yearChange: 'نقل الصفوف',
  edit: (name: string) => `تعديل بيانات ${name}`,
  archive: (name: string) => `أرشفة ${name}`,
  restore: (name: string) => `استعادة ${name}`,
});

export const emptyStudents = addressed({
  title: '{لا يوجد طلاب|لا توجد طالبات} في هذا الصف',
  body: '{أضف|أضيفي} {طالبًا|طالبة}، أو {استورد|استوردي} القائمة كلها من ملف Excel أو CSV.',
});

export const studentForm = addressed({
  addTitle: 'إضافة {طالب|طالبة}',
  editTitle: 'تعديل بيانات {الطالب|الطالبة}',
  name: 'الاسم الكامل',
  nameHint: 'كما هو مسجّل في المدرسة، فبه {يطلب الطالب بيانات دخوله|تطلب الطالبة بيانات دخولها}',
  grade: 'الصف',
  classId: 'الشعبة',
  nameReading: 'قراءة الاسم',
  nameReadingHint: 'اختياري: الاسم مشكولًا كما يُنطق',
  calledAs: 'الاسم الذي {يُنادى|تُنادى} به',
  calledAsHint: (firstName: string) =>
    firstName === ''
      ? say`اختياري: إن كان غير أول {اسمه|اسمها}`
      : say`اختياري: إن تُرك فارغًا {نودي|نوديت} باسم «${firstName}»`,
  optional: 'اختياري',
  add: 'إضافة',
  save: 'حفظ',
  added: (name: string) => say`{أُضيف|أُضيفت} ${name}`,
  saved: 'حُفظت التعديلات',
});

export const nationalNumber = addressed({
  title: 'رقم الهوية أو الإقامة',
  another: 'رقم آخر مكانه',
  hint: 'اختياري. يُحفظ مختومًا {ليُعرف به الطالب|لتُعرف به الطالبة} في قائمة العام القادم، ولا يظهر في قائمة ولا مطبوعة.',
  show: 'إظهار الرقم كاملًا',
  save: 'حفظ الرقم',
  remove: 'حذف الرقم',
  removeTitle: 'حذف رقم الهوية',
  removeBody:
    'يُحذف الرقم وحده، {ويبقى الطالب كما هو. لن يُعرف برقمه|وتبقى الطالبة كما هي. لن تُعرف برقمها} في قائمة العام القادم.',
  saved: 'حُفظ الرقم',
  removed: 'حُذف الرقم',
});

export const archiveDialog = addressed({
  title: 'أرشفة {الطالب|الطالبة}',
  body: (name: string) =>
    say`{سيخرج|ستخرج} ${name} من القوائم، وتنتهي {جلسته إن كان داخلًا، ولن يستطيع|جلستها إن كانت داخلة، ولن تستطيع} الدخول. تبقى {بياناته|بياناتها} محفوظة، {ويمكنك استعادته|ويمكنك استعادتها} متى شئت.`,
  confirm: 'أرشفة',
  done: (name: string) => say`{أُرشف|أُرشفت} ${name}`,
  restored: (name: string) => say`{عاد|عادت} ${name} إلى القائمة`,
});

export const exportDialog = addressed({
  title: 'تصدير قائمة {الطلاب|الطالبات}',
  body: 'ملف CSV أو Excel يمكن تعديله ثم استيراده من جديد. ليس فيه أرقام {الطلاب|الطالبات} ولا كلمات {مرورهم|مرورهن}.',
  archivedBody: 'ملف بأسماء {الطلاب|الطالبات} {المؤرشفين|المؤرشفات}، CSV أو Excel.',
});

export const importDialog = addressed({
  title: 'استيراد {الطلاب|الطالبات}',
  intro:
    'للأعمدة عناوين: الاسم والصف، ثم الشعبة ورقم الهوية وقراءة الاسم وما {يُنادى|تُنادى} به إن وُجدت. لن يُحفظ شيء قبل أن {تراه وتؤكّده|تريه وتؤكّديه}.',
  template: 'تنزيل نموذج فارغ',
  pasteExample: 'الاسم\tالصف\tالشعبة\n{سالم بن راشد|سلمى بنت راشد}\tالرابع\tأ',
});

const problemCount = countOf(MISTAKES);

export const importPreview = addressed({
  added: '{سيُضافون|سيُضفن}',
  changed: 'ستتغيّر {بياناتهم|بياناتهن}',
  unchanged: 'بلا تغيير',
  errorsTitle: (count: number) => `${problemCount(count)}: لن يُحفظ شيء حتى يُصحَّح الملف`,
  errorsTable: 'أخطاء الملف',
  row: 'السطر',
  column: 'العمود',
  value: 'المكتوب',
  inColumn: (column: string, value: string) => `${column}: ${value}`,
  problem: 'المشكلة',
  addedTable: '{الطلاب|الطالبات} {الجدد|الجديدات}',
  changedTable: '{الطلاب الذين ستتغيّر بياناتهم|الطالبات اللاتي ستتغيّر بياناتهن}',
  change: 'التغيير',
  became: 'صار',
  empty: 'فارغ',
  likenessTitle: 'أسماء يلزم جوابك عنها',
  likenessIntro:
    'لا فرق بينها وبين غيرها إلا همزة أو ياء أو تاء مربوطة أو «{بن|بنت}» أو مسافة، أو لا يتّفق فيها الاسم ورقم الهوية. {اختر|اختاري} لكل اسم قبل الحفظ.',
  likenessOf: (name: string, row: string) => `«${name}» في السطر ${row}`,
  likePupil: (name: string, where: string) => `في المنصّة: ${name}، ${where}`,
  likeByNumber: (name: string, where: string) => `في المنصّة بالرقم نفسه: ${name}، ${where}`,
  likeByName: (name: string, where: string) =>
    say`في المنصّة برقم هوية آخر: ${name}، ${where}. يبقى {رقمه إن كان هو|رقمها إن كانت هي}`,
  likeRow: (name: string, row: string) => `في السطر ${row}: ${name}`,
  numbers: counted(
    ' | سيُحفظ رقم هوية واحد مختومًا، لا يظهر في قائمة. | سيُحفظ رقما هوية مختومين، لا يظهران في قائمة. | ستُحفظ {n} أرقام هوية مختومة، لا تظهر في قائمة. | سيُحفظ {n} رقم هوية مختومًا، لا يظهر في قائمة. | سيُحفظ {n} رقم هوية مختومًا، لا يظهر في قائمة.',
  ),
  choose: '{اختر|اختاري}',
  chooseAll: 'للجميع',
  again: '{أظهر|أظهري} ما تفعله الأجوبة',
  strange: 'لا يكاد أحد في هذه القائمة يكون من {طلاب|طالبات} المدرسة. {تأكّد|تأكّدي} أنها قائمة مدرستكم قبل الحفظ.',
  nothing: 'كل ما في الملف موجود كما هو، ولا يوجد ما يُحفظ.',
  ignored: (columns: string) => `أعمدة لن تُستعمل: ${columns}`,
  dates: counted(
    ' | حوّل Excel خلية واحدة إلى تاريخ، {راجعها|راجعيها} قبل الحفظ. | حوّل Excel خليتين إلى تاريخين، {راجعهما|راجعيهما} قبل الحفظ. | حوّل Excel {n} خلايا إلى تواريخ، {راجعها|راجعيها} قبل الحفظ. | حوّل Excel {n} خلية إلى تواريخ، {راجعها|راجعيها} قبل الحفظ. | حوّل Excel {n} خلية إلى تواريخ، {راجعها|راجعيها} قبل الحفظ.',
  ),
});

/** What staff say of a list whose heads are not known. */
export const listColumns = addressed({
  title: 'ما الذي في كل عمود؟',
  intro:
    'لم تُعرف كل أعمدة القائمة. {قل|قولي} مرّة ما في كل عمود، فيُحفظ للمدرسة وتُعرف به القوائم التي لها هذه العناوين. ما لا يُختار لا يغادر جهازك.',
  headRow: 'سطر العناوين',
  rowOf: (row: number, text: string) => `السطر ${formatNumber(row)}: ${text}`,
  noHeads: 'لا عناوين في القائمة: هذا السطر {لأول طالب|لأول طالبة} فيها',
  column: (place: number) => `العمود ${formatNumber(place)}`,
  samples: (values: readonly string[]) => (values.length === 0 ? 'لا شيء فيه' : `مثل: ${values.join('، ')}`),
  ignore: 'لا يُستعمل',
  grade: 'صف كل من في القائمة',
  gradeHint: 'لا عمود للصف في ما اخترت',
  needed: '{اختر|اختاري} عمود الاسم، وعمود الصف أو صف القائمة كلها.',
  next: 'معاينة ما سيتغيّر',
  change: 'اختيار الأعمدة',
  lower: (count: number) => say`من الصفوف الأول والثاني والثالث، {فلا يُستوردون|فلا يُستوردن}: ${formatNumber(count)}`,
  unread: (sheets: string) => `أوراق لم يُقرأ منها شيء، ليس فيها اسم وصف: ${sheets}`,
  inSheet: (row: string, sheet: string) => `${row} (${sheet})`,
});

export const layoutProblems: Readonly<Record<LayoutProblem, string>> = addressed({
  differentSheets:
    'أوراق الملف مختلفة الأعمدة، فلا تُقرأ معًا. {احفظ|احفظي} كل ورقة في ملف، أو {اجعل|اجعلي} أعمدتها واحدة.',
  severalTables: 'في ورقة واحدة أكثر من شعبة. {اجعل|اجعلي} لكل شعبة ورقة، أو {اكتب|اكتبي} الصف والشعبة في عمودين.',
});

export const samenessNames: Readonly<Record<Sameness, string>> = addressed({
  same: '{هو نفسه، ويبقى اسمه|هي نفسها، ويبقى اسمها} كما كان',
  renamed: '{هو نفسه، ويُكتب|هي نفسها، وتُكتب} كما في الملف',
  other: '{طالب آخر|طالبة أخرى}',
});

export const importProblems = addressed({
  unreadable: 'تعذّرت قراءة الملف. {احفظه|احفظيه} بصيغة Excel (xlsx) أو CSV ثم {أعد|أعيدي} المحاولة.',
  oldExcel: 'هذا ملف Excel بالصيغة القديمة (xls). {افتحه|افتحيه} {واحفظه|واحفظيه} بصيغة xlsx ثم {أعد|أعيدي} المحاولة.',
  tooLarge: 'الملف أكبر من ٥ ميغابايت. {أبقِ|أبقي} فيه قائمة {الطلاب|الطالبات} وحدها.',
  tooManyRows: 'في القائمة أكثر من ألفي سطر. {قسّمها|قسّميها} {واستورد|واستوردي} كل قسم وحده.',
  tooManyColumns: 'أعمدة القائمة أكثر من المسموح. {أبقِ|أبقي} الأعمدة المطلوبة وحدها.',
});

/** What an import did, in one sentence. */
export const importDone = (added: number, changed: number): string => {
  const parts = [
    ...(added > 0 ? [say`{أُضيف|أُضيفت} ${countPupils(added)}`] : []),
    ...(changed > 0 ? [`تغيّرت بيانات ${countOfPupils(changed)}`] : []),
  ];
  return parts.length > 0 ? parts.join('، و') : 'لم يتغيّر شيء';
};

export const lastImport = addressed({
  told: (when: string, by: string, did: string) =>
    by === '' ? `آخر استيراد في ${when}: ${did}` : `آخر استيراد في ${when} (${by}): ${did}`,
  undo: 'التراجع عن آخر استيراد',
  undoTitle: 'التراجع عن الاستيراد',
  undoBody:
    'يعيد التراجع من تغيّرت {بياناتهم كما كانوا|بياناتهن كما كنّ}، ويحذف من {أُضيفوا. من صار له|أُضفن. من صار لها} بيانات دخول أو سجل، أو عُدّلت {بياناته|بياناتها} بعد الاستيراد، {يبقى كما هو|تبقى كما هي}.',
  undoConfirm: '{أعد|أعيدي} القائمة كما كانت',
  undone: (removed: number, restored: number, skipped: number) =>
    [
      ...(removed > 0 ? [say`{حُذف|حُذفت} ${countPupils(removed)}`] : []),
      ...(restored > 0 ? [`عادت بيانات ${countOfPupils(restored)}`] : []),
      ...(skipped > 0 ? [say`{بقي|بقيت} ${countPupils(skipped)} بلا تراجع`] : []),
    ].join('، و'),
});

/** The year change by the list of the new year. */
export const yearList = addressed({
  title: 'نقل الصفوف بقائمة العام الجديد',
  intro:
    '{أعطِ|أعطي} المنصّة قائمة المدرسة للعام الجديد كلها، فتُظهر من {ينتقل ومن يبقى ومن غادر ومن جاء|تنتقل ومن تبقى ومن غادرت ومن جاءت}. لن يتغيّر شيء قبل أن {تراه وتؤكّده|تريه وتؤكّديه}. النقاط والعملات والنتائج تبقى {لأصحابها|لصاحباتها}.',
  up: (from: Grade, count: number) => `من ${gradeNames[from]}: ${formatNumber(count)}`,
  counts: {
    moved: '{ينتقلون|ينتقلن}',
    stayed: '{يبقون في صفوفهم|يبقين في صفوفهن}',
    left: '{يغادرون|يغادرن}',
    added: '{جدد|جديدات}',
  },
  staying: '{الباقون في صفوفهم|الباقيات في صفوفهن}',
  jumping: '{المنتقلون|المنتقلات} إلى غير الصف التالي',
  graduating: '{المتخرجون من الصف السادس، يُؤرشفون|المتخرجات من الصف السادس، يُؤرشفن}',
  leaving: '{من ليسوا|من لسن} في القائمة، {يُؤرشفون|يُؤرشفن}',
  untouched: (count: number) =>
    say`لا تذكر القائمة {صفوفهم، فيبقون كما هم|صفوفهن، فيبقين كما هن}: ${formatNumber(count)}`,
  strange:
    'لا يكاد أحد في هذه القائمة يكون من {طلاب|طالبات} المدرسة. أهي قائمة مدرستكم؟ تأكيدها يؤرشف {من ليسوا|من لسن} فيها.',
  sameYear: 'من {يبقون في صفوفهم|يبقين في صفوفهن} أكثر ممن {ينتقلون|ينتقلن}. أهي قائمة العام الجديد، لا الذي انتهى؟',
  to: '{ينتقل|تنتقل} إلى',
  agree: 'راجعت من {ينتقل ومن يبقى ومن يغادر ومن جاء|تنتقل ومن تبقى ومن تغادر ومن جاءت}، وأريد النقل الآن',
  confirm: 'نقل الصفوف',
  done: (moved: number, left: number, added: number) =>
    say`{انتقل|انتقلت}: ${formatNumber(moved)}، {غادر|غادرت}: ${formatNumber(left)}، {جديد|جديدة}: ${formatNumber(added)}`,
});

export const yearChange = addressed({
  title: 'نقل الصفوف إلى العام الجديد',
  intro:
    '{يُنقل كل الطلاب|تُنقل كل الطالبات} صفًّا واحدًا معًا، {ويُؤرشف طلاب الصف السادس وتنتهي جلساتهم|وتُؤرشف طالبات الصف السادس وتنتهي جلساتهن}. يمكن التراجع بعد ذلك.',
  archive: 'الأرشيف',
  nobody: '{لا يوجد طلاب لنقلهم|لا توجد طالبات لنقلهن}.',
  agree: (count: number) => `راجعت الأعداد، وأريد نقل ${countOfPupils(count)} الآن`,
  confirm: 'نقل الصفوف',
  done: (count: number) => say`{انتقل|انتقلت} ${countPupils(count)} إلى العام الجديد`,
  last: (when: string, by: string) =>
    by === '' ? `نُقلت الصفوف من قبل في ${when}` : `نقل ${by} الصفوف من قبل في ${when}`,
  undoBody:
    'يعيد التراجع كل {طالب|طالبة} إلى {صفّه، ويستعيد من أُرشف. من عُدّلت بياناته بعد النقل، ومن أضافته قائمة العام الجديد، يبقى كما هو|صفّها، ويستعيد من أُرشفت. من عُدّلت بياناتها بعد النقل، ومن أضافتها قائمة العام الجديد، تبقى كما هي}.',
  byList: 'من قائمة العام الجديد',
  byListHint: 'أدقّ من نقل الجميع: تُظهر من {يبقى في صفّه ومن غادر ومن جاء|تبقى في صفّها ومن غادرت ومن جاءت}.',
  undo: 'التراجع عن آخر نقل',
  undoTitle: 'التراجع عن نقل الصفوف',
  undoConfirm: '{أعد|أعيدي} الصفوف كما كانت',
  undone: (restored: number, skipped: number) => {
    if (restored === 0) return say`لم يُنقل أحد، لأن بيانات {الطلاب|الطالبات} تغيّرت بعد النقل`;
    if (skipped === 0) return say`{عاد|عادت} ${countPupils(restored)} كما {كانوا|كنّ} قبل النقل`;
    return say`{عاد|عادت} ${countPupils(restored)}، {وبقي|وبقيت} ${countPupils(skipped)} بلا تراجع لأن {بياناتهم|بياناتهن} تغيّرت بعد النقل`;
  },
});

export const renameSection = addressed({
  open: 'اسم الشعبة',
  title: (name: string) => `تغيير اسم ${name}`,
  body: 'يتغيّر في الجدول والحصص والمقاعد وفي صفوف {المعلّمين|المعلّمات}، ويبقى كل ما سُجّل لها.',
  name: 'الاسم الجديد',
  submit: 'تغيير الاسم',
  saved: (name: string) => `صار اسمها ${name}`,
});
