import type { Grade } from '#domain/roster/grades';
import type { Sameness } from '#domain/roster/import-likeness';
import type { LayoutProblem } from '#domain/roster/list-layout';
import { countOf, MISTAKES, PUPILS } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';
import { gradeNames, listWords, sectionName } from '#strings/widgets';

export const countPupils = countOf(PUPILS, 'subject', 'لا يوجد طلاب');
/** After a word that takes the genitive: «بيانات طالبين». */
const countOfPupils = countOf(PUPILS, 'genitive', 'أي طالب');
const chosenPupils = countOf(PUPILS, 'object');

export const countChosen = (count: number): string =>
  count === 0 ? 'لم تختر أحدًا بعد' : `اخترت ${chosenPupils(count)}`;

export const pupilPicker = {
  label: 'الطلاب',
  hint: 'اكتب أول الاسم ثم اضغط Enter',
  remove: (name: string) => `إزالة ${name}`,
  loading: 'جارٍ تحميل الأسماء...',
  nobody: 'لا يوجد طالب بهذا الاسم',
} as const;

export const studentsPage = {
  title: 'الطلاب',
  intro: 'أسماء الطلاب وصفوفهم وشعبهم، وآخر دخول لكل منهم.',
  where: (grade: Grade | undefined, section: string | undefined) =>
    [grade === undefined ? listWords.allGrades : gradeNames[grade], ...(section ? [sectionName(section)] : [])].join(
      '، ',
    ),
  table: (where: string) => `قائمة طلاب: ${where}`,
  allGrades: 'كل الصفوف',
  search: 'بحث عن طالب في كل الصفوف',
  which: 'أي الطلاب',
  present: 'الطلاب الحاليون',
  archived: 'المؤرشفون',
  counted: (where: string, count: number) => `${where}: ${countPupils(count)}`,
  withoutLogin: (count: number) => `بلا بيانات دخول: ${formatNumber(count)}`,
} as const;

export const studentColumns = {
  name: 'الاسم',
  classId: 'الشعبة',
  login: 'بيانات الدخول',
  lastLogin: 'آخر دخول',
  archivedAt: 'تاريخ الأرشفة',
} as const;

export const studentCells = { hasLogin: 'لديه بيانات', noLogin: 'بلا بيانات', never: 'لم يدخل بعد' } as const;

export const studentActions = {
  add: 'إضافة طالب',
  import: 'استيراد',
  export: 'تصدير',
  yearChange: 'نقل الصفوف',
  edit: (name: string) => `تعديل بيانات ${name}`,
  archive: (name: string) => `أرشفة ${name}`,
  restore: (name: string) => `استعادة ${name}`,
} as const;

export const emptyStudents = {
  title: 'لا يوجد طلاب في هذا الصف',
  body: 'أضف طالبًا، أو استورد القائمة كلها من ملف Excel أو CSV.',
} as const;

export const studentForm = {
  addTitle: 'إضافة طالب',
  editTitle: 'تعديل بيانات الطالب',
  name: 'الاسم الكامل',
  nameHint: 'كما هو مسجّل في المدرسة، فبه يطلب الطالب بيانات دخوله',
  grade: 'الصف',
  classId: 'الشعبة',
  nameReading: 'قراءة الاسم',
  nameReadingHint: 'اختياري: الاسم مشكولًا كما يُنطق',
  calledAs: 'الاسم الذي يُنادى به',
  calledAsHint: (firstName: string) =>
    firstName === '' ? 'اختياري: إن كان غير أول اسمه' : `اختياري: إن تُرك فارغًا نودي باسم «${firstName}»`,
  optional: 'اختياري',
  add: 'إضافة',
  save: 'حفظ',
  added: (name: string) => `أُضيف ${name}`,
  saved: 'حُفظت التعديلات',
} as const;

export const nationalNumber = {
  title: 'رقم الهوية أو الإقامة',
  another: 'رقم آخر مكانه',
  hint: 'اختياري. يُحفظ مختومًا ليُعرف به الطالب في قائمة العام القادم، ولا يظهر في قائمة ولا مطبوعة.',
  show: 'إظهار الرقم كاملًا',
  save: 'حفظ الرقم',
  remove: 'حذف الرقم',
  removeTitle: 'حذف رقم الهوية',
  removeBody: 'يُحذف الرقم وحده، ويبقى الطالب كما هو. لن يُعرف برقمه في قائمة العام القادم.',
  saved: 'حُفظ الرقم',
  removed: 'حُذف الرقم',
} as const;

export const archiveDialog = {
  title: 'أرشفة الطالب',
  body: (name: string) =>
    `سيخرج ${name} من القوائم، وتنتهي جلسته إن كان داخلًا، ولن يستطيع الدخول. تبقى بياناته محفوظة، ويمكنك استعادته متى شئت.`,
  confirm: 'أرشفة',
  done: (name: string) => `أُرشف ${name}`,
  restored: (name: string) => `عاد ${name} إلى القائمة`,
} as const;

export const exportDialog = {
  title: 'تصدير قائمة الطلاب',
  body: 'ملف CSV أو Excel يمكن تعديله ثم استيراده من جديد. ليس فيه أرقام الطلاب ولا كلمات مرورهم.',
  archivedBody: 'ملف بأسماء الطلاب المؤرشفين، CSV أو Excel.',
} as const;

export const importDialog = {
  title: 'استيراد الطلاب',
  intro:
    'للأعمدة عناوين: الاسم والصف، ثم الشعبة ورقم الهوية وقراءة الاسم وما يُنادى به إن وُجدت. لن يُحفظ شيء قبل أن تراه وتؤكّده.',
  template: 'تنزيل نموذج فارغ',
  pasteExample: 'الاسم\tالصف\tالشعبة\nسالم بن راشد\tالرابع\tأ',
} as const;

const problemCount = countOf(MISTAKES);

export const importPreview = {
  added: 'سيُضافون',
  changed: 'ستتغيّر بياناتهم',
  unchanged: 'بلا تغيير',
  errorsTitle: (count: number) => `${problemCount(count)}: لن يُحفظ شيء حتى يُصحَّح الملف`,
  errorsTable: 'أخطاء الملف',
  row: 'السطر',
  column: 'العمود',
  value: 'المكتوب',
  inColumn: (column: string, value: string) => `${column}: ${value}`,
  problem: 'المشكلة',
  addedTable: 'الطلاب الجدد',
  changedTable: 'الطلاب الذين ستتغيّر بياناتهم',
  change: 'التغيير',
  became: 'صار',
  empty: 'فارغ',
  likenessTitle: 'أسماء يلزم جوابك عنها',
  likenessIntro:
    'لا فرق بينها وبين غيرها إلا همزة أو ياء أو تاء مربوطة أو «بن» أو مسافة، أو لا يتّفق فيها الاسم ورقم الهوية. اختر لكل اسم قبل الحفظ.',
  likenessOf: (name: string, row: string) => `«${name}» في السطر ${row}`,
  likePupil: (name: string, where: string) => `في المنصّة: ${name}، ${where}`,
  likeByNumber: (name: string, where: string) => `في المنصّة بالرقم نفسه: ${name}، ${where}`,
  likeByName: (name: string, where: string) => `في المنصّة برقم هوية آخر: ${name}، ${where}. يبقى رقمه إن كان هو`,
  likeRow: (name: string, row: string) => `في السطر ${row}: ${name}`,
  numbers: counted(
    ' | سيُحفظ رقم هوية واحد مختومًا، لا يظهر في قائمة. | سيُحفظ رقما هوية مختومين، لا يظهران في قائمة. | ستُحفظ {n} أرقام هوية مختومة، لا تظهر في قائمة. | سيُحفظ {n} رقم هوية مختومًا، لا يظهر في قائمة. | سيُحفظ {n} رقم هوية مختومًا، لا يظهر في قائمة.',
  ),
  choose: 'اختر',
  chooseAll: 'للجميع',
  again: 'أظهر ما تفعله الأجوبة',
  strange: 'لا يكاد أحد في هذه القائمة يكون من طلاب المدرسة. تأكّد أنها قائمة مدرستكم قبل الحفظ.',
  nothing: 'كل ما في الملف موجود كما هو، ولا يوجد ما يُحفظ.',
  ignored: (columns: string) => `أعمدة لن تُستعمل: ${columns}`,
  dates: counted(
    ' | حوّل Excel خلية واحدة إلى تاريخ، راجعها قبل الحفظ. | حوّل Excel خليتين إلى تاريخين، راجعهما قبل الحفظ. | حوّل Excel {n} خلايا إلى تواريخ، راجعها قبل الحفظ. | حوّل Excel {n} خلية إلى تواريخ، راجعها قبل الحفظ. | حوّل Excel {n} خلية إلى تواريخ، راجعها قبل الحفظ.',
  ),
} as const;

/** What staff say of a list whose heads are not known. */
export const listColumns = {
  title: 'ما الذي في كل عمود؟',
  intro:
    'لم تُعرف كل أعمدة القائمة. قل مرّة ما في كل عمود، فيُحفظ للمدرسة وتُعرف به القوائم التي لها هذه العناوين. ما لا يُختار لا يغادر جهازك.',
  headRow: 'سطر العناوين',
  rowOf: (row: number, text: string) => `السطر ${formatNumber(row)}: ${text}`,
  noHeads: 'لا عناوين في القائمة: هذا السطر لأول طالب فيها',
  column: (place: number) => `العمود ${formatNumber(place)}`,
  samples: (values: readonly string[]) => (values.length === 0 ? 'لا شيء فيه' : `مثل: ${values.join('، ')}`),
  ignore: 'لا يُستعمل',
  grade: 'صف كل من في القائمة',
  gradeHint: 'لا عمود للصف في ما اخترت',
  needed: 'اختر عمود الاسم، وعمود الصف أو صف القائمة كلها.',
  next: 'معاينة ما سيتغيّر',
  change: 'اختيار الأعمدة',
  lower: (count: number) => `من الصفوف الأول والثاني والثالث، فلا يُستوردون: ${formatNumber(count)}`,
  unread: (sheets: string) => `أوراق لم يُقرأ منها شيء، ليس فيها اسم وصف: ${sheets}`,
  inSheet: (row: string, sheet: string) => `${row} (${sheet})`,
} as const;

export const layoutProblems: Readonly<Record<LayoutProblem, string>> = {
  differentSheets: 'أوراق الملف مختلفة الأعمدة، فلا تُقرأ معًا. احفظ كل ورقة في ملف، أو اجعل أعمدتها واحدة.',
  severalTables: 'في ورقة واحدة أكثر من فصل. اجعل لكل فصل ورقة، أو اكتب الصف والشعبة في عمودين.',
};

export const samenessNames: Readonly<Record<Sameness, string>> = {
  same: 'هو نفسه، ويبقى اسمه كما كان',
  renamed: 'هو نفسه، ويُكتب كما في الملف',
  other: 'طالب آخر',
};

export const importProblems = {
  unreadable: 'تعذّرت قراءة الملف. احفظه بصيغة Excel (xlsx) أو CSV ثم أعد المحاولة.',
  oldExcel: 'هذا ملف Excel بالصيغة القديمة (xls). افتحه واحفظه بصيغة xlsx ثم أعد المحاولة.',
  tooLarge: 'الملف أكبر من ٥ ميغابايت. أبقِ فيه قائمة الطلاب وحدها.',
  tooManyRows: 'في القائمة أكثر من ألفي سطر. قسّمها واستورد كل قسم وحده.',
  tooManyColumns: 'أعمدة القائمة أكثر من المسموح. أبقِ الأعمدة المطلوبة وحدها.',
} as const;

/** What an import did, in one sentence. */
export const importDone = (added: number, changed: number): string => {
  const parts = [
    ...(added > 0 ? [`أُضيف ${countPupils(added)}`] : []),
    ...(changed > 0 ? [`تغيّرت بيانات ${countOfPupils(changed)}`] : []),
  ];
  return parts.length > 0 ? parts.join('، و') : 'لم يتغيّر شيء';
};

export const lastImport = {
  told: (when: string, by: string, did: string) =>
    by === '' ? `آخر استيراد في ${when}: ${did}` : `آخر استيراد في ${when} (${by}): ${did}`,
  undo: 'التراجع عن آخر استيراد',
  undoTitle: 'التراجع عن الاستيراد',
  undoBody:
    'يعيد التراجع من تغيّرت بياناتهم كما كانوا، ويحذف من أُضيفوا. من صار له بيانات دخول أو سجل، أو عُدّلت بياناته بعد الاستيراد، يبقى كما هو.',
  undoConfirm: 'أعد القائمة كما كانت',
  undone: (removed: number, restored: number, skipped: number) =>
    [
      ...(removed > 0 ? [`حُذف ${countPupils(removed)}`] : []),
      ...(restored > 0 ? [`عادت بيانات ${countOfPupils(restored)}`] : []),
      ...(skipped > 0 ? [`بقي ${countPupils(skipped)} بلا تراجع`] : []),
    ].join('، و'),
} as const;

/** The year change by the list of the new year. */
export const yearList = {
  title: 'نقل الصفوف بقائمة العام الجديد',
  intro:
    'أعطِ المنصّة قائمة المدرسة للعام الجديد كلها، فتُظهر من ينتقل ومن يبقى ومن غادر ومن جاء. لن يتغيّر شيء قبل أن تراه وتؤكّده. النقاط والعملات والنتائج تبقى لأصحابها.',
  up: (from: Grade, count: number) => `من ${gradeNames[from]}: ${formatNumber(count)}`,
  counts: { moved: 'ينتقلون', stayed: 'يبقون في صفوفهم', left: 'يغادرون', added: 'جدد' },
  staying: 'الباقون في صفوفهم',
  jumping: 'المنتقلون إلى غير الصف التالي',
  graduating: 'المتخرجون من الصف السادس، يُؤرشفون',
  leaving: 'من ليسوا في القائمة، يُؤرشفون',
  untouched: (count: number) => `لا تذكر القائمة صفوفهم، فيبقون كما هم: ${formatNumber(count)}`,
  strange: 'لا يكاد أحد في هذه القائمة يكون من طلاب المدرسة. أهي قائمة مدرستكم؟ تأكيدها يؤرشف من ليسوا فيها.',
  sameYear: 'من يبقون في صفوفهم أكثر ممن ينتقلون. أهي قائمة العام الجديد، لا الذي انتهى؟',
  to: 'ينتقل إلى',
  agree: 'راجعت من ينتقل ومن يبقى ومن يغادر ومن جاء، وأريد النقل الآن',
  confirm: 'نقل الصفوف',
  done: (moved: number, left: number, added: number) =>
    `انتقل: ${formatNumber(moved)}، غادر: ${formatNumber(left)}، جديد: ${formatNumber(added)}`,
} as const;

export const yearChange = {
  title: 'نقل الصفوف إلى العام الجديد',
  intro: 'يُنقل كل الطلاب صفًّا واحدًا معًا، ويُؤرشف طلاب الصف السادس وتنتهي جلساتهم. يمكن التراجع بعد ذلك.',
  archive: 'الأرشيف',
  nobody: 'لا يوجد طلاب لنقلهم.',
  agree: (count: number) => `راجعت الأعداد، وأريد نقل ${countOfPupils(count)} الآن`,
  confirm: 'نقل الصفوف',
  done: (count: number) => `انتقل ${countPupils(count)} إلى العام الجديد`,
  last: (when: string, by: string) =>
    by === '' ? `نُقلت الصفوف من قبل في ${when}` : `نقل ${by} الصفوف من قبل في ${when}`,
  undoBody:
    'يعيد التراجع كل طالب إلى صفّه، ويستعيد من أُرشف. من عُدّلت بياناته بعد النقل، ومن أضافته قائمة العام الجديد، يبقى كما هو.',
  byList: 'من قائمة العام الجديد',
  byListHint: 'أدقّ من نقل الجميع: تُظهر من يبقى في صفّه ومن غادر ومن جاء.',
  undo: 'التراجع عن آخر نقل',
  undoTitle: 'التراجع عن نقل الصفوف',
  undoConfirm: 'أعد الصفوف كما كانت',
  undone: (restored: number, skipped: number) => {
    if (restored === 0) return 'لم يُنقل أحد، لأن بيانات الطلاب تغيّرت بعد النقل';
    if (skipped === 0) return `عاد ${countPupils(restored)} كما كانوا قبل النقل`;
    return `عاد ${countPupils(restored)}، وبقي ${countPupils(skipped)} بلا تراجع لأن بياناتهم تغيّرت بعد النقل`;
  },
} as const;
