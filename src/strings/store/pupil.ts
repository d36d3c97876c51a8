import type { Amounts } from '#domain/ledger/ledger';
import { CART_MAX } from '#domain/store/cart';
import type { Bar, Category, PartySize, Permission } from '#domain/store/items';
import type { OrderStatus, ShareStatus } from '#domain/store/orders';
import type { Priced } from '#domain/store/payment';
import { addressed, say } from '#strings/addressed';
import { moneyObject, moneyText } from '#strings/money';
import { countOf } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';

export const categoryIntros: Readonly<Record<Category, string>> = addressed({
  devices: 'أحلام كبيرة تستحق التوفير! وكل جهاز يحتاج إلى إذن مكتوب من وليّ أمرك.',
  giftcards: 'هدية {تختار بها ما تحب. العدد قليل، فوفّر|تختارين بها ما تحبين. العدد قليل، فوفّري} لها من الآن.',
  privileges: 'أوقات مميزة لك، وأوقات مرح مع {زملائك|زميلاتك}.',
  supermarket: 'شيء لذيذ {تكافئ به نفسك، تستلمه|تكافئين به نفسك، تستلمينه} من {معلّمك|معلّمتك} في المدرسة.',
});

export const itemCount = countOf('منتج | منتجان | منتجات');

/** Coins and points together: only what there is of each. */
export const both = ({ coins, points }: Amounts, said: typeof moneyText): string => {
  if (points === 0) return said('coins', coins);
  return coins === 0 ? said('points', points) : `${said('coins', coins)} و${said('points', points)}`;
};

/** What somebody pays or gets. */
export const bothMoney = (amounts: Amounts): string => both(amounts, moneyObject);

type Price = Pick<Priced, 'priceType' | 'price'>;

export const storeHome = addressed({
  title: 'متجر همّة',
  open: 'مفتوح',
  closed: 'مغلق',
  closedOnHoliday: 'المدرسة في إجازة والمتجر مغلق',
  closedBody: '{تفرّج واملأ سلتك، وادفع|تفرّجي واملئي سلتك، وادفعي} حين يفتح.',
  opensOn: (day: string, time: string) => `يفتح ${day} الساعة ${time}`,
  total: 'رصيدك للتسوق',
  totalHint: 'كل عشر نقاط بعملة',
  coins: 'عملاتي',
  points: 'نقاطي',
  shops: 'أقسام المتجر',
  from: (price: string) => `من ${price}`,
  emptyShop: 'قريبًا',
  orders: 'طلباتي',
  openOrders: counted('لا طلبات جارية | طلب واحد جارٍ | طلبان جاريان | {n} طلبات جارية | {n} طلبًا جاريًا | {n} طلب جارٍ'),
  trial: 'المتجر قيد التطوير والتجربة: رصيدك الحقيقي لا يتأثر، ويعود رصيد التجربة كما كان عند إعادة تحميل الصفحة.',
  raised: (percent: number) => `أسعارك الآن أعلى بنسبة ${formatNumber(percent)}٪ بسبب التأخر أو الغياب أو السلوك`,
  raisedUntil: (day: string) => `وتعود كما كانت ${day}`,
  raisedWhy: '{انظر|انظري} السبب',
  notesTitle: 'قبل أن تشتري',
  notes: [
    'ندفع من عملاتك أولًا، ثم من نقاطك: كل عشر نقاط بعملة.',
    'بعد الشراء يصل طلبك إلى {معلّمك|معلّمتك}. {تستطيع إلغاءه ما دام لم يوافق|تستطيعين إلغاءه ما دامت لم توافق}، ويعود إليك كل ما دفعت.',
    'بعد أن {يوافق معلّمك لا تستطيع|توافق معلّمتك لا تستطيعين} إلغاء طلبك.',
    'إذا {رفض معلّمك|رفضت معلّمتك} طلبك قرأت السبب، وعاد إليك كل ما دفعت.',
    'بعض المنتجات تحتاج إلى إذن: {اطبع|اطبعي} ورقته من «طلباتي»، وليوقّعها وليّ أمرك، ثم {أعطها معلّمك|أعطيها معلّمتك}.',
    'الجلسة المشتركة {يدفع|تدفع} فيها كل {زميل نصيبه بعد أن يقبل|زميلة نصيبها بعد أن تقبل} دعوتك.',
  ],
  hoursTitle: 'أوقات المتجر',
  hours: (weekday: string, from: string, to: string) => `${weekday}: من ${from} إلى ${to}`,
});

export const permissionNotes: Readonly<Record<Exclude<Permission, 'none'>, string>> = addressed({
  printed: 'يحتاج إلى إذن مطبوع {تعطيه معلّمك|تعطينه معلّمتك}',
  parent: 'يحتاج إلى إذن مكتوب من وليّ أمرك',
});

export const barTexts: Readonly<Record<Bar, string>> = {
  not_available: 'غير متاح الآن',
  ramadan: 'غير متاح في رمضان',
  out_of_stock: 'نفدت الكمية',
  limit_reached: 'أخذت كل المسموح لك',
};

const partyNotes: Readonly<Record<Exclude<PartySize, 1>, string>> = addressed({
  2: 'لك {ولزميل|ولزميلة}، {وكلٌّ يدفع نصيبه|وكلٌّ تدفع نصيبها}',
  4: 'لك {ولثلاثة زملاء|ولثلاث زميلات}، {وكلٌّ يدفع نصيبه|وكلٌّ تدفع نصيبها}',
});

export const storeItem = addressed({
  back: 'إلى المتجر',
  others: 'أقسام أخرى',
  empty: 'الرف فارغ الآن',
  emptyBody: '{سيملؤه معلّمك|ستملؤه معلّمتك} قريبًا. {زر|زوري} قسمًا آخر!',
  used: 'مستعمل',
  unlimited: 'متوفّر دائمًا',
  stock: counted('نفدت الكمية | بقيت قطعة واحدة | بقيت قطعتان | بقيت {n} قطع | بقيت {n} قطعة | بقيت {n} قطعة'),
  limit: counted(
    'ليس لأحد | مرة واحدة لكل {طالب|طالبة} | مرتان لكل {طالب|طالبة} | {n} مرات لكل {طالب|طالبة} | {n} مرة لكل {طالب|طالبة} | {n} مرة لكل {طالب|طالبة}',
  ),
  party: (size: Exclude<PartySize, 1>) => partyNotes[size],
  notInRamadan: 'لا يُقدَّم في رمضان',
  details: 'التفاصيل',
  wish: (name: string) => `أتمنّى: ${name}`,
  detailsNamed: (name: string) => `تفاصيل ${name}`,
  specs: 'المواصفات',
  add: '{أضف|أضيفي} إلى السلة',
  addNamed: (name: string) => say`{أضف|أضيفي} إلى السلة: ${name}`,
  inCart: counted('ليس في سلتك | في سلتك واحد | في سلتك اثنان | في سلتك {n} | في سلتك {n} | في سلتك {n}'),
  allInCart: 'في سلتك',
  price: 'السعر',
  basePrice: 'السعر الأصلي',
  yourPrice: 'سعرك الآن',
  raised: (percent: number, day: string) =>
    `ارتفع السعر ${formatNumber(percent)}٪ بسبب التأخر أو الغياب أو السلوك، حتى ${day}`,
});

const PARTNER_PLACES = addressed([
  '{الزميل الأول|الزميلة الأولى}',
  '{الزميل الثاني|الزميلة الثانية}',
  '{الزميل الثالث|الزميلة الثالثة}',
]);

export const cartTexts = addressed({
  title: 'سلة المشتريات',
  open: (count: number) => (count === 0 ? 'السلة فارغة' : `السلة: ${itemCount(count)}`),
  empty: 'سلتك فارغة',
  emptyBody: '{اختر|اختاري} ما {تحب|تحبين} من رفوف المتجر، {وستجده|وستجدينه} هنا.',
  increase: (name: string) => say`{زد|زيدي} كمية ${name}`,
  decrease: (name: string) => say`{أنقص|أنقصي} كمية ${name}`,
  quantity: (name: string) => `كمية ${name}`,
  remove: (name: string) => say`{أزل|أزيلي} ${name} من السلة`,
  clear: '{أفرغ|أفرغي} السلة',
  continue: 'متابعة التسوق',
  checkout: 'إتمام الشراء',
  confirmPayment: '{تحقّق|تحقّقي} من الدفع',
  total: 'المجموع',
  totalIn: (amount: string) => `المجموع ${amount}`,
  balance: 'رصيدك',
  pay: '{ستدفع|ستدفعين}',
  remains: 'ويبقى لك',
  takesPoints: (points: number) => `يأخذ هذا الشراء ${moneyObject('points', points)} من نقاطك.`,
  levelFalls: (from: string, to: string) => `ينزل مستواك من «${from}» إلى «${to}».`,
  placeFalls: (from: number, to: number) => `وترتيبك في صفّك من ${formatNumber(from)} إلى ${formatNumber(to)}.`,
  standingStays: 'ويبقى مستواك وترتيبك كما هما.',
  insufficient: 'عذراً، رصيدك غير كافٍ لإتمام عملية الشراء',
  missing: (missing: Amounts) => `ينقصك ${both(missing, moneyText)}`,
  each: (price: string) => `الواحد ${price}`,
  reviewFirst: '{راجع|راجعي} التنبيهات في السلة أولًا',
  closed: 'المتجر مغلق الآن. سلتك محفوظة لك',
  notByStaff: 'الشراء {للطالب نفسه|للطالبة نفسها} فقط',
  unanswered: 'انقطع الاتصال قبل أن يصلنا ردّ المتجر. {اضغط|اضغطي} «{تحقّق|تحقّقي} من الدفع»، ولن {تدفع|تدفعي} مرتين.',
  payingElsewhere: 'يجري الدفع في نافذة أخرى…',
  paidElsewhere: 'تغيّرت السلة بعد أن دفعت من نافذة أخرى. {انظر|انظري} طلباتك قبل أن {تدفع|تدفعي} مرة ثانية',
  trouble: {
    gone: 'لم يعد في المتجر. {أزله|أزيليه} من السلة',
    tooMany: counted(
      'لم يبقَ منه شيء | المتاح لك واحد فقط. {أنقص|أنقصي} الكمية | المتاح لك اثنان فقط. {أنقص|أنقصي} الكمية | المتاح لك {n} فقط. {أنقص|أنقصي} الكمية | المتاح لك {n} فقط. {أنقص|أنقصي} الكمية | المتاح لك {n} فقط. {أنقص|أنقصي} الكمية',
    ),
    priceChanged: (from: Price | null, to: Price) =>
      from
        ? `تغيّر السعر من ${moneyObject(from.priceType, from.price)} إلى ${moneyObject(to.priceType, to.price)}`
        : `السعر الآن ${moneyText(to.priceType, to.price)}`,
    acceptPrice: 'أوافق',
    acceptPriceNamed: (name: string) => `أوافق على السعر الجديد: ${name}`,
    partners: '{اختر|اختاري} من {يشاركك|تشاركك}',
  },
  partner: (index: number, size: PartySize) => (size === 2 ? say`{زميلك|زميلتك}` : (PARTNER_PLACES[index] ?? '')),
  choosePartner: '{اختر|اختاري}',
  partnersHint:
    '{تدفع نصيبك الآن، ويدفع كل زميل نصيبه حين يقبل|تدفعين نصيبك الآن، وتدفع كل زميلة نصيبها حين تقبل} دعوتك.',
  partnersFailed: 'تعذّر إحضار أسماء {زملائك|زميلاتك}',
});

const countKinds = countOf('صنف | صنفان | أصناف');

export const cartToasts = {
  increased: (name: string) => `زادت كمية «${name}» في السلة`,
  added: (name: string) => `أُضيف «${name}» إلى السلة`,
  removed: (name: string) => `أُزيل «${name}» من السلة`,
  cleared: 'أُفرغت السلة',
  full: (name: string) =>
    say`سلتك ممتلئة! فيها ${countKinds(CART_MAX)}. {ادفع|ادفعي} ثمنها أو {أزل|أزيلي} شيئًا منها، ثم {أضف|أضيفي} «${name}»`,
  bought: 'تمت عملية الشراء بنجاح',
  boughtInTrial: 'تمت عملية الشراء بنجاح (تجربة، لم يُخصم منك شيء)',
} as const;

export const bought = addressed({
  title: 'مبارك!',
  body: 'وصل طلبك إلى {معلّمك، وسيسلّمك|معلّمتك، وستسلّمك} إياه بإذن الله.',
  awaiting: 'وصلت الدعوة إلى {زملائك|زميلاتك}. حين {يدفعون نصيبهم|يدفعن نصيبهن} يصل الطلب إلى {معلّمك|معلّمتك}.',
  permission: 'لا {تنسَ|تنسَي} ورقة الإذن: {اطبعها|اطبعيها} من «طلباتي».',
  paid: (paid: Amounts) => `دفعت ${bothMoney(paid)}`,
  now: 'رصيدك الآن',
  orders: 'طلباتي',
  done: 'رائع!',
});

export const statusNames: Readonly<Record<OrderStatus, string>> = addressed({
  awaiting: 'ينتظر {زملاءك|زميلاتك}',
  pending: 'عند {معلّمك|معلّمتك}',
  approved: '{وافق معلّمك|وافقت معلّمتك}',
  delivered: 'استلمته',
  rejected: 'لم يُقبل',
  cancelled: 'أُلغي',
});

export const shareNames: Readonly<Record<ShareStatus, string>> = addressed({
  invited: 'لم {يردّ|تردّ} بعد',
  paid: '{دفع|دفعت}',
  declined: '{اعتذر|اعتذرت}',
  dropped: 'لم {يدفع|تدفع}',
  returned: 'عاد {إليه ما دفع|إليها ما دفعت}',
});

/** The same beside «you». */
export const ownShareNames: Readonly<Record<ShareStatus, string>> = addressed({
  invited: 'لم {تردّ|تردّي} بعد',
  paid: 'دفعت',
  declined: 'اعتذرت',
  dropped: 'لم {تدفع|تدفعي}',
  returned: 'عاد إليك ما دفعت',
});

export const myOrders = addressed({
  title: 'طلباتي',
  intro: 'هنا {ترى|ترين} أين وصل كل ما اشتريت.',
  back: 'إلى المتجر',
  open: 'طلبات جارية',
  past: 'طلبات سابقة',
  path: 'أين وصل الطلب',
  stepDone: 'تمّ',
  stepNow: 'الآن',
  stepNext: 'بعد ذلك',
  empty: 'لم {تشترِ|تشتري} شيئًا بعد',
  emptyBody: '{زر|زوري} المتجر {واختر|واختاري} ما {توفّر له، وستتابع|توفّرين له، وستتابعين} طلبك هنا خطوة خطوة.',
  emptyAction: 'إلى المتجر',
  more: 'عرض المزيد',
  orderedAt: (day: string) => `طلبته ${day}`,
  orderedBy: (label: string, day: string) => say`{طلبه|طلبته} ${label} ${day}`,
  quantity: (count: string) => `العدد ${count}`,
  paid: (paid: Amounts) => `دفعت ${bothMoney(paid)}`,
  returned: 'عاد إليك كل ما دفعت',
  nothingPaid: 'لم {تدفع|تدفعي} شيئًا',
  reason: '{قال معلّمك|قالت معلّمتك}:',
  you: 'أنت',
  party: '{المشاركون|المشاركات}',
  slip: 'ورقة الإذن',
  slipNamed: (name: string) => say`{اطبع|اطبعي} ورقة الإذن: ${name}`,
  cancel: {
    label: 'إلغاء الطلب',
    named: (name: string) => `إلغاء طلب ${name}`,
    title: 'إلغاء الطلب',
    body: (name: string) => say`هل {تلغي|تلغين} طلب «${name}»؟ سيعود إليك كل ما دفعت.`,
    confirm: '{ألغِ|ألغي} الطلب',
  },
  cancelled: 'أُلغي الطلب وعاد إليك ما دفعت',
  book: '{احجزه|احجزيه} من امتيازاتي',
});

export const invitation = addressed({
  title: 'دعوات تنتظر ردّك',
  from: (label: string) => say`{يدعوك|تدعوك} ${label}`,
  price: 'نصيبك',
  willPay: (paid: Amounts) => say`{ستدفع|ستدفعين} ${bothMoney(paid)}`,
  accept: 'أقبل وأدفع',
  acceptNamed: (name: string) => `أقبل وأدفع: ${name}`,
  ask: (name: string) => say`{تشارك|تشاركين} في «${name}»؟`,
  decline: {
    label: 'أعتذر',
    named: (name: string) => `أعتذر: ${name}`,
    title: 'الاعتذار عن الدعوة',
    body: (name: string) => say`إذا اعتذرت عن «${name}» أُلغي الطلب، وعاد إلى {زملائك ما دفعوا|زميلاتك ما دفعن}.`,
    confirm: 'أعتذر',
  },
  accepted: 'قبلت الدعوة ودفعت نصيبك',
  declined: 'اعتذرت عن الدعوة، ولم {تدفع|تدفعي} شيئًا',
});

export const slipTexts = addressed({
  window: 'ورقة الإذن',
  title: 'إذن استلام من متجر همّة',
  print: 'طباعة',
  preparing: 'جارٍ تجهيز الورقة...',
  number: (id: string) => `طلب رقم ${id}`,
  greeting: 'السلام عليكم ورحمة الله وبركاته',
  intro: {
    parent: '{اختار ابنكم|اختارت ابنتكم} من متجر همّة المدرسي ما هو مكتوب أدناه، ولا يُسلَّم {له|لها} إلا بإذن مكتوب منكم.',
    printed:
      '{اختار ابنكم|اختارت ابنتكم} من متجر همّة المدرسي ما هو مكتوب أدناه، ولا يُقدَّم {له|لها} إلا بهذا الإذن بعد توقيعه.',
    none: 'هذا الطلب لا يحتاج إلى إذن.',
  } satisfies Readonly<Record<Permission, string>>,
  noCash:
    'الثمن من عملات تشجيعية {يكسبها الطالب باجتهاده|تكسبها الطالبة باجتهادها}، ليست مالًا ولا تُستبدل به، والمشاركة اختيارية لا تؤثر في الدرجات.',
  student: '{الطالب|الطالبة}',
  grade: 'الصف',
  item: 'المنتج',
  quantity: 'العدد',
  price: 'السعر',
  date: 'تاريخ الطلب',
  partners: 'مع {زملائه|زميلاتها}',
  warning: 'تنبيه',
  parentTitle: 'موافقة وليّ الأمر',
  agreement: 'أنا وليّ أمر {الطالب المذكور|الطالبة المذكورة} أعلاه، اطلعت على هذا الطلب، و:',
  agree: 'أوافق على أن {يستلمه|تستلمه} من {المعلّم|المعلّمة}.',
  refuse: 'لا أوافق، ويعود {إليه ما دفع|إليها ما دفعت} من عملات ونقاط.',
  name: 'الاسم',
  signature: 'التوقيع',
  signedOn: 'التاريخ',
  teacherTitle: '{المعلّم|المعلّمة}',
  teacher: 'استلمت هذا الإذن موقّعًا.',
});
