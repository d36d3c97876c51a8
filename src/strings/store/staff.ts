import type { Amounts } from '#domain/ledger/ledger';
import type { RewardType } from '#domain/rewards/kinds';
import type { PartySize, Permission } from '#domain/store/items';
import type { StoreMode } from '#domain/store/opening';
import type { OrderStatus, ShareStatus } from '#domain/store/orders';
import { addressed, say } from '#strings/addressed';
import { moneyText } from '#strings/money';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';
import { countPupils } from '#strings/roster/staff';
import type { ItemFields } from '#wire/store/staff';
import { both } from './pupil.ts';
import { categoryNames, gradientNames, iconNames, permissionNames } from './words.ts';

export const storeCounter = addressed({
  title: 'المتجر',
  intro: 'طلبات {الطلاب|الطالبات} وتسليمها، والمنتجات، والمبيعات، ومتى يفتح المتجر.',
  tabs: 'أقسام المتجر',
  orders: 'الطلبات',
  items: 'المنتجات',
  reports: 'التقارير',
  settings: 'الإعدادات',
  handover: 'قائمة التسليم',
  inTrial: 'المتجر الآن في وضع التجربة: {يجرّب الطلاب ولا يُخصم منهم|تجرّب الطالبات ولا يُخصم منهن} شيء، ولا تصل طلبات.',
  isClosed: 'المتجر مغلق الآن: {لا يستطيع الطلاب|لا تستطيع الطالبات} الشراء.',
  openSettings: 'فتح الإعدادات',
});

export const orderStatusNames: Record<OrderStatus, string> = addressed({
  awaiting: '{ينتظر زملاءه|تنتظر زميلاتها}',
  pending: 'بانتظار موافقتك',
  approved: 'جاهز للتسليم',
  delivered: 'سُلّم',
  rejected: 'مرفوض',
  cancelled: 'أُلغي',
});

export const shareStatusNames: Record<ShareStatus, string> = addressed({
  invited: '{لم يردّ|لم تردّ} بعد',
  paid: '{دفع|دفعت}',
  declined: '{اعتذر|اعتذرت}',
  dropped: 'انتهت {دعوته|دعوتها}',
  returned: 'أُعيد {إليه ما دفع|إليها ما دفعت}',
});

/** Short enough to stand as a mark beside what needs it. */
export const permissionMarks: Record<Exclude<Permission, 'none'>, string> = {
  printed: 'إذن مطبوع',
  parent: 'إذن وليّ الأمر',
};

const countOrders = countOf('طلب | طلبان | طلبات', 'subject', 'لا توجد طلبات');

export const toApproveCount = counted(
  'لا طلبات بانتظار موافقتك | طلب واحد بانتظار موافقتك | طلبان بانتظار موافقتك | {n} طلبات بانتظار موافقتك | {n} طلبًا بانتظار موافقتك | {n} طلب بانتظار موافقتك',
);

const newOrders: PluralForms =
  'لا جديد | وصل طلب جديد | وصل طلبان جديدان | وصلت {n} طلبات جديدة | وصل {n} طلبًا جديدًا | وصل {n} طلب جديد';
const chosenOrders = countOf('طلب | طلبان | طلبات', 'genitive', 'لا شيء');

export const orderQueue = addressed({
  label: 'طلبات المتجر، الأحدث أولًا',
  exported: 'طلبات المتجر',
  search: 'بحث عن {طالب|طالبة} أو منتج',
  status: 'تصفية بالحالة',
  open: 'ما ينتظرك',
  all: 'كل الطلبات',
  counted: (count: number, hasMore: boolean) => `${countOrders(count)}${hasMore ? '، وهناك أقدم منها' : ''}`,
  keys: 'السهم لأعلى أو لأسفل ينقلك بين الطلبات.',
  times: (quantity: number) => `× ${formatNumber(quantity)}`,
  paid: 'دُفع',
  notPaid: 'لم يُدفع شيء بعد',
  decidedBy: (name: string) => say`{نفّذه|نفّذته} ${name}`,
  approve: 'موافقة',
  deliver: 'تسليم',
  reject: 'رفض',
  slip: 'ورقة الإذن',
  hasPermission: 'الإذن معي',
  permissionFirst: '{ضع|ضعي} علامة «الإذن معي» أولًا',
  named: (item: string, name: string) => `${item}، ${name}`,
  undo: 'تراجع عن التسليم',
  undone: (item: string, name: string) => `لم يعد «${item}» مسلَّمًا إلى ${name}`,
  elsewhere: 'تغيّر من جهاز آخر',
  refresh: 'تحديث القائمة',
  refreshNew: (count: number) => `تحديث القائمة، ${plural(count, newOrders)}`,
  export: 'تصدير',
  selectAll: 'اختيار كل ما يُسلَّم',
  deliverChosen: (count: number) => `تسليم ${chosenOrders(count)}`,
  severalDelivered: counted('لم يُسلَّم شيء | سُلّم طلب واحد | سُلّم طلبان | سُلّمت {n} طلبات | سُلّم {n} طلبًا | سُلّم {n} طلب'),
  leftTitle: 'بقي ما لم يُسلَّم',
  leftClose: 'فهمت',
  approved: (item: string, name: string) => `وافقت على طلب ${name}: «${item}»`,
  delivered: (item: string, name: string) => `سُلّم «${item}» إلى ${name}`,
  rejected: (item: string, name: string) => `رُفض طلب «${item}»، وعاد المال إلى ${name}`,
  none: 'لا شيء ينتظرك',
  noneBody:
    'حين {يشتري طالب من المتجر يظهر طلبه|تشتري طالبة من المتجر يظهر طلبها} هنا وحده. {لترى ما سُلّم من قبل اختر|لتري ما سُلّم من قبل اختاري} «كل الطلبات».',
  noneInTrialBody:
    'المتجر في وضع التجربة، فلا تصل طلبات. {حوّله|حوّليه} إلى البيع الحقيقي من الإعدادات حين {تكون جاهزًا|تكونين جاهزة}.',
});

/** Heads of the exported list. */
export const orderColumns = addressed({
  id: 'رقم الطلب',
  students: '{الطلاب|الطالبات}',
  grade: 'الصف',
  item: 'المنتج',
  quantity: 'الكمية',
  coins: 'العملات',
  points: 'النقاط',
  status: 'الحالة',
  reason: 'السبب',
  decidedBy: '{نفّذه|نفّذته}',
  createdAt: 'وقت الطلب',
});

export const rejectOrder = addressed({
  title: (item: string) => `رفض طلب «${item}»`,
  return: (name: string, paid: Amounts) => `يعود إلى ${name}: ${both(paid, moneyText)}.`,
  stock: 'يعود المال كاملًا كما دُفع، ويعود المنتج إلى المخزن.',
  reason: 'السبب',
  hint: '{يقرؤه الطالب في طلباته، فاكتبه|تقرؤه الطالبة في طلباتها، فاكتبيه} بلطف.',
  quick: 'أسباب جاهزة',
  reasons: ['نفد المنتج من عندنا', 'لم يصلني إذن وليّ الأمر', '{اطلبه|اطلبيه} مرة أخرى الأسبوع القادم'],
  submit: 'رفض وإعادة المال',
});

export const partyNames: Record<PartySize, string> = addressed({
  1: '{لواحد|لواحدة}',
  2: '{لاثنين|لاثنتين}',
  4: '{لأربعة|لأربع}',
});

const left = countOf('قطعة | قطعتان | قطع', 'subject', 'نفد');

export const stockText = (stock: number | null): string => (stock === null ? 'بلا حدّ' : left(stock));
const pieces = (count: number): string => (count === 0 ? 'لا شيء' : left(count));

export const shelf = addressed({
  table: 'المنتجات بترتيب الرف',
  category: 'تصفية بالقسم',
  allCategories: 'كل الأقسام',
  keys: 'للترتيب بلوحة المفاتيح: Alt مع السهم لأعلى أو لأسفل.',
  add: 'منتج جديد',
  item: 'المنتج',
  price: 'السعر',
  stock: 'المخزون',
  limit: '{للطالب|للطالبة}',
  limitText: (limit: number | null) => (limit === null ? 'بلا حدّ' : left(limit)),
  flags: 'علامات',
  sold: 'بيع',
  soldNone: 'لم يُبع',
  waiting: (count: number) => `ينتظر التسليم ${formatNumber(count)}`,
  used: 'مستعمل',
  notAvailable: 'غير متاح',
  notInRamadan: 'ليس في رمضان',
  hidden: 'مخفي',
  edit: (name: string) => `تعديل ${name}`,
  hide: (name: string) => `إخفاء ${name}`,
  show: (name: string) => `إظهار ${name}`,
  up: (name: string) => `رفع ${name}`,
  down: (name: string) => `إنزال ${name}`,
  moved: (name: string, place: number, of: number) =>
    `صار ${name} في الموضع ${formatNumber(place)} من ${formatNumber(of)}`,
  hiddenNow: (name: string) => say`أُخفي «${name}» عن {الطلاب|الطالبات}، وتبقى طلباته`,
  shownNow: (name: string) => `عاد «${name}» إلى الرف`,
  empty: 'الرف فارغ',
  emptyBody: '{أضف|أضيفي} أول منتج: اسمه وسعره وصورته، {وسيراه الطلاب|وستراه الطالبات} في قسمه.',
});

export const itemForm = addressed({
  addTitle: 'منتج جديد',
  editTitle: (name: string) => `تعديل «${name}»`,
  name: 'الاسم',
  category: 'القسم',
  description: 'وصف قصير',
  specs: 'المواصفات',
  specsHint: 'كل سطر مواصفة، ثمانية أسطر على الأكثر.',
  warning: 'تنبيه (اختياري)',
  warningExample: 'مثل: لا يُستعمل داخل الصف',
  priceType: 'السعر بـ',
  price: 'السعر',
  stock: 'العدد في المخزن',
  unlimited: 'بلا حدّ',
  limit: 'أكثر ما {يشتريه الطالب|تشتريه الطالبة}',
  limitHint: '{اتركه|اتركيه} فارغًا إن لم يكن له حدّ.',
  permission: 'الإذن',
  party: 'يُشترى معًا',
  flags: 'علامات',
  used: 'مستعمل',
  notAvailable: 'غير متاح الآن',
  notInRamadan: 'ليس في رمضان',
  icon: 'الرسمة',
  gradient: 'اللون',
  preview: 'هكذا {يراه الطالب|تراه الطالبة}',
  unnamed: 'اسم المنتج',
  noPrice: 'بلا سعر',
  add: 'إضافة المنتج',
  save: 'حفظ المنتج',
  added: (name: string) => `أُضيف «${name}» إلى الرف`,
  addPicture: 'إضافة صورة',
  saved: (name: string) => `حُفظ «${name}»`,
  changes: 'ما تغيّر منذ أن فتحته',
  change: (label: string, was: string, now: string) => `${label} الآن: ${now}، وكان حين فتحته: ${was}`,
  kept: 'أبقينا ما كتبته، وسيحلّ محلّه حين {تحفظ|تحفظين}.',
  followed: 'أخذناه في النموذج.',
});

const yesNo = (value: boolean): string => (value ? 'نعم' : 'لا');
const wordsOf = (text: string | null): string => (text ? `«${text}»` : 'لا شيء');

/** What the form of an item is made of: a price is its kind of money as well. */
export type ItemPart = Exclude<keyof ItemFields, 'priceType'>;

/** How each part of an item is called in its form, and said. */
export const itemParts: { readonly [Part in ItemPart]: { label: string; textOf: (item: ItemFields) => string } } = {
  name: { label: itemForm.name, textOf: ({ name }) => wordsOf(name) },
  category: { label: itemForm.category, textOf: ({ category }) => categoryNames[category] },
  description: { label: itemForm.description, textOf: ({ description }) => wordsOf(description) },
  price: { label: itemForm.price, textOf: ({ priceType, price }) => moneyText(priceType, price) },
  stock: { label: itemForm.stock, textOf: ({ stock }) => stockText(stock) },
  limitPerPupil: {
    get label() {
      return itemForm.limit;
    },
    textOf: ({ limitPerPupil }) => stockText(limitPerPupil),
  },
  permission: { label: itemForm.permission, textOf: ({ permission }) => permissionNames[permission] },
  partySize: { label: itemForm.party, textOf: ({ partySize }) => partyNames[partySize] },
  used: { label: itemForm.used, textOf: ({ used }) => yesNo(used) },
  notAvailable: { label: itemForm.notAvailable, textOf: ({ notAvailable }) => yesNo(notAvailable) },
  notInRamadan: { label: itemForm.notInRamadan, textOf: ({ notInRamadan }) => yesNo(notInRamadan) },
  specs: { label: itemForm.specs, textOf: ({ specs }) => wordsOf(specs.join('، ')) },
  warning: { label: 'التنبيه', textOf: ({ warning }) => wordsOf(warning) },
  icon: { label: itemForm.icon, textOf: ({ icon }) => iconNames[icon] },
  gradient: { label: itemForm.gradient, textOf: ({ gradient }) => gradientNames[gradient] },
};

export const itemPicture = addressed({
  title: 'صورة من عندك',
  choose: '{اختر|اختاري} صورة',
  replace: 'استبدال الصورة',
  hint: 'بدل الرسمة. أقل من ٥ ميغابايت، وتُحفظ فورًا.',
  remove: 'إزالة الصورة',
  saved: 'ظهرت الصورة {للطلاب|للطالبات}',
  removed: 'عادت الرسمة',
  cancelled: 'أُلغي رفع الصورة',
  afterAdding: '{تستطيع|تستطيعين} إضافة صورة من عندك بعد حفظ المنتج.',
});

export const storeSettings = addressed({
  mode: 'وضع المتجر',
  modeNow: {
    trial: '{يجرّب الطلاب|تجرّب الطالبات} السلة والدفع، ولا يُخصم شيء من {أرصدتهم|أرصدتهن}، ولا يُحفظ شيء.',
    live: '{يدفع الطلاب من عملاتهم ونقاطهم، وتصل طلباتهم إليك لتسلّمها|تدفع الطالبات من عملاتهن ونقاطهن، وتصل طلباتهن إليك لتسلّميها}.',
  } as Record<StoreMode, string>,
  switchTo: { trial: 'العودة إلى التجربة', live: 'بدء البيع الحقيقي' } as Record<StoreMode, string>,
  warningTitle: { trial: 'العودة إلى التجربة؟', live: 'بدء البيع الحقيقي؟' } as Record<StoreMode, string>,
  warning: {
    trial: [
      'لن يُخصم شيء من أرصدة {الطلاب بعد الآن، وما يشترونه|الطالبات بعد الآن، وما يشترينه} تجربة تزول مع إغلاق الصفحة.',
      'الطلبات التي وصلتك تبقى كما هي: {سلّمها أو ارفضها|سلّميها أو ارفضيها}.',
      '{يرى كل طالب|ترى كل طالبة} لافتة بأن المتجر للتجربة.',
    ],
    live: [
      'من الآن تُخصم العملات والنقاط حقًّا من رصيد كل {طالب يشتري|طالبة تشتري}.',
      'ينقص المخزون مع كل شراء، وتصلك الطلبات {لتسلّمها|لتسلّميها}.',
      '{راجع|راجعي} الأسعار والمخزون قبل أن {تبدأ|تبدئي}.',
    ],
  } as Record<StoreMode, readonly string[]>,
  modeChanged: {
    trial: 'عاد المتجر إلى التجربة، ولن يُخصم من {الطلاب|الطالبات} شيء',
    live: 'بدأ البيع الحقيقي',
  } as Record<StoreMode, string>,
  closing: 'فتح المتجر وإغلاقه',
  openNow: 'المتجر مفتوح {للطلاب|للطالبات} في أوقاته.',
  closedNow: 'المتجر مغلق. {يرى الطلاب المنتجات ولا يشترون، وسلالهم|ترى الطالبات المنتجات ولا يشترين، وسلالهن} محفوظة.',
  close: 'إغلاق المتجر',
  open: 'فتح المتجر',
  closed: 'أُغلق المتجر',
  opened: 'فُتح المتجر',
  hours: 'أوقات البيع',
  hoursBody: 'خارج هذه الأوقات، وفي إجازات المدرسة، {يرى الطالب|ترى الطالبة} متى يفتح المتجر. التوقيت توقيت المدرسة.',
  when: 'متى يفتح',
  always: 'دائمًا',
  atHours: 'في أوقات محدّدة',
  from: (day: string) => `${day}، من`,
  to: (day: string) => `${day}، إلى`,
  fromShort: 'من',
  toShort: 'إلى',
  closedDay: 'مغلق',
  chooseDay: '{اختر|اختاري} يومًا واحدًا على الأقل، {أو اختر «دائمًا»|أو اختاري «دائمًا»}.',
  save: 'حفظ الأوقات',
  discard: 'تراجع عن التعديلات',
  unsaved: 'تعديلات لم تُحفظ',
  saved: 'حُفظت أوقات البيع',
});

export const salesReport = addressed({
  weeksTitle: 'المبيعات في آخر اثني عشر أسبوعًا',
  itemsTitle: 'المبيعات حسب المنتج',
  measure: 'ما يُقاس',
  quantity: 'العدد',
  coins: 'العملات',
  coinsHint: 'العملات ما دُفع كله، وكل عشر نقاط بعملة.',
  week: 'الأسبوع',
  weekFrom: (day: string) => `أسبوع ${day}`,
  item: 'المنتج',
  sold: pieces,
  none: 'لم يُبع شيء بعد',
  noneBody: 'حين {يشتري الطلاب|تشتري الطالبات} تظهر هنا مبيعات كل أسبوع وكل منتج.',
});

export const affordReport = addressed({
  title: 'من {يستطيع|تستطيع} شراء ماذا',
  intro: '{اختر منتجًا لترى من يكفيه رصيده، ومن اقترب|اختاري منتجًا لتري من يكفيها رصيدها، ومن اقتربت} منه.',
  items: 'المنتجات',
  count: counted(
    'لا يستطيعه أحد | {يستطيعه طالب واحد|تستطيعه طالبة واحدة} | {يستطيعه طالبان|تستطيعه طالبتان} | {يستطيعه|تستطيعه} {n} {طلاب|طالبات} | {يستطيعه|تستطيعه} {n} {طالبًا|طالبة} | {يستطيعه|تستطيعه} {n} {طالب|طالبة}',
  ),
  can: '{يكفيهم رصيدهم|يكفيهن رصيدهن}',
  close: '{اقتربوا|اقتربن}',
  closeHint: '{ينقصهم|ينقصهن} ربع السعر أو أقل.',
  far: 'ما زال {أمامهم|أمامهن}',
  pupils: countPupils,
  missing: (type: RewardType, amount: number) => say`{ينقصه|ينقصها} ${moneyText(type, amount)}`,
  raised: (price: string) => say`سعره {له|لها} الآن ${price} بسبب العقوبة`,
  nobodyCan: 'لا أحد بعد.',
  nobodyClose: 'لا أحد قريب منه الآن.',
  noItems: 'لا توجد منتجات على الرف',
  noItemsBody: '{أضف|أضيفي} منتجات من «المنتجات»، ثم {عُد|عودي} {لترى من يستطيع|لتري من تستطيع} شراءها.',
  noPupils: '{لا يوجد طلاب|لا توجد طالبات}',
  noPupilsBody: '{أضف|أضيفي} {الطلاب|الطالبات} من صفحة {الطلاب|الطالبات}، أو {اختر|اختاري} صفًّا آخر.',
});

export const handoverPaper = addressed({
  title: 'قائمة التسليم',
  preparing: 'جارٍ تحضير القائمة...',
  print: 'طباعة',
  day: (day: string) => day,
  counted: (count: number) => countOrders(count),
  tick: 'سُلّم',
  student: '{الطالب|الطالبة}',
  item: 'المنتج',
  permission: 'الإذن',
  note: 'ملاحظات',
  with: (names: readonly string[]) => `مع ${names.join('، ')}`,
  number: (id: number) => `رقم ${formatNumber(id)}`,
  empty: 'لا شيء للتسليم',
  emptyBody: 'هنا ما وافقت عليه {ولم تسلّمه بعد. وافق|ولم تسلّميه بعد. وافقي} على الطلبات أولًا، ثم {افتح|افتحي} القائمة.',
});
