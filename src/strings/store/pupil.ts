import type { Amounts } from '#domain/ledger/ledger';
import { CART_MAX } from '#domain/store/cart';
import type { Bar, Category, PartySize, Permission } from '#domain/store/items';
import type { OrderStatus, ShareStatus } from '#domain/store/orders';
import type { Priced } from '#domain/store/payment';
import { moneyObject, moneyText } from '#strings/money';
import { countOf } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';

export const categoryIntros: Readonly<Record<Category, string>> = {
  devices: 'أحلام كبيرة تستحق التوفير! وكل جهاز يحتاج إلى إذن مكتوب من وليّ أمرك.',
  giftcards: 'هدية تختار بها ما تحب. العدد قليل، فوفّر لها من الآن.',
  privileges: 'أوقات مميزة لك، وأوقات مرح مع زملائك.',
  supermarket: 'شيء لذيذ تكافئ به نفسك، تستلمه من معلّمك في المدرسة.',
};

export const itemCount = countOf('منتج | منتجان | منتجات');

/** Coins and points together: only what there is of each. */
export const both = ({ coins, points }: Amounts, said: typeof moneyText): string => {
  if (points === 0) return said('coins', coins);
  return coins === 0 ? said('points', points) : `${said('coins', coins)} و${said('points', points)}`;
};

/** What somebody pays or gets. */
export const bothMoney = (amounts: Amounts): string => both(amounts, moneyObject);

type Price = Pick<Priced, 'priceType' | 'price'>;

export const storeHome = {
  title: 'متجر همّة',
  open: 'مفتوح',
  closed: 'مغلق',
  closedOnHoliday: 'المدرسة في إجازة والمتجر مغلق',
  closedBody: 'تفرّج واملأ سلتك، وادفع حين يفتح.',
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
  raisedWhy: 'انظر السبب',
  notesTitle: 'قبل أن تشتري',
  notes: [
    'ندفع من عملاتك أولًا، ثم من نقاطك: كل عشر نقاط بعملة.',
    'بعد الشراء يصل طلبك إلى معلّمك. تستطيع إلغاءه ما دام لم يوافق، ويعود إليك كل ما دفعت.',
    'بعد أن يوافق معلّمك لا تستطيع إلغاء طلبك.',
    'إذا رفض معلّمك طلبك قرأت السبب، وعاد إليك كل ما دفعت.',
    'بعض المنتجات تحتاج إلى إذن: اطبع ورقته من «طلباتي»، وليوقّعها وليّ أمرك، ثم أعطها معلّمك.',
    'الجلسة المشتركة يدفع فيها كل زميل نصيبه بعد أن يقبل دعوتك.',
  ],
  hoursTitle: 'أوقات المتجر',
  hours: (weekday: string, from: string, to: string) => `${weekday}: من ${from} إلى ${to}`,
} as const;

export const permissionNotes: Readonly<Record<Exclude<Permission, 'none'>, string>> = {
  printed: 'يحتاج إلى إذن مطبوع تعطيه معلّمك',
  parent: 'يحتاج إلى إذن مكتوب من وليّ أمرك',
};

export const barTexts: Readonly<Record<Bar, string>> = {
  not_available: 'غير متاح الآن',
  ramadan: 'غير متاح في رمضان',
  out_of_stock: 'نفدت الكمية',
  limit_reached: 'أخذت كل المسموح لك',
};

const partyNotes: Readonly<Record<Exclude<PartySize, 1>, string>> = {
  2: 'لك ولزميل، وكلٌّ يدفع نصيبه',
  4: 'لك ولثلاثة زملاء، وكلٌّ يدفع نصيبه',
};

export const storeItem = {
  back: 'إلى المتجر',
  others: 'أقسام أخرى',
  empty: 'الرف فارغ الآن',
  emptyBody: 'سيملؤه معلّمك قريبًا. زر قسمًا آخر!',
  used: 'مستعمل',
  unlimited: 'متوفّر دائمًا',
  stock: counted('نفدت الكمية | بقيت قطعة واحدة | بقيت قطعتان | بقيت {n} قطع | بقيت {n} قطعة | بقيت {n} قطعة'),
  limit: counted(
    'ليس لأحد | مرة واحدة لكل طالب | مرتان لكل طالب | {n} مرات لكل طالب | {n} مرة لكل طالب | {n} مرة لكل طالب',
  ),
  party: (size: Exclude<PartySize, 1>) => partyNotes[size],
  notInRamadan: 'لا يُقدَّم في رمضان',
  details: 'التفاصيل',
  wish: (name: string) => `أتمنّى: ${name}`,
  detailsNamed: (name: string) => `تفاصيل ${name}`,
  specs: 'المواصفات',
  add: 'أضف إلى السلة',
  addNamed: (name: string) => `أضف إلى السلة: ${name}`,
  inCart: counted('ليس في سلتك | في سلتك واحد | في سلتك اثنان | في سلتك {n} | في سلتك {n} | في سلتك {n}'),
  allInCart: 'في سلتك',
  price: 'السعر',
  basePrice: 'السعر الأصلي',
  yourPrice: 'سعرك الآن',
  raised: (percent: number, day: string) =>
    `ارتفع السعر ${formatNumber(percent)}٪ بسبب التأخر أو الغياب أو السلوك، حتى ${day}`,
} as const;

const PARTNER_PLACES = ['الزميل الأول', 'الزميل الثاني', 'الزميل الثالث'] as const;

export const cartTexts = {
  title: 'سلة المشتريات',
  open: (count: number) => (count === 0 ? 'السلة فارغة' : `السلة: ${itemCount(count)}`),
  empty: 'سلتك فارغة',
  emptyBody: 'اختر ما تحب من رفوف المتجر، وستجده هنا.',
  increase: (name: string) => `زد كمية ${name}`,
  decrease: (name: string) => `أنقص كمية ${name}`,
  quantity: (name: string) => `كمية ${name}`,
  remove: (name: string) => `أزل ${name} من السلة`,
  clear: 'أفرغ السلة',
  continue: 'متابعة التسوق',
  checkout: 'إتمام الشراء',
  confirmPayment: 'تحقّق من الدفع',
  total: 'المجموع',
  totalIn: (amount: string) => `المجموع ${amount}`,
  balance: 'رصيدك',
  pay: 'ستدفع',
  remains: 'ويبقى لك',
  takesPoints: (points: number) => `يأخذ هذا الشراء ${moneyObject('points', points)} من نقاطك.`,
  levelFalls: (from: string, to: string) => `ينزل مستواك من «${from}» إلى «${to}».`,
  placeFalls: (from: number, to: number) => `وترتيبك في صفّك من ${formatNumber(from)} إلى ${formatNumber(to)}.`,
  standingStays: 'ويبقى مستواك وترتيبك كما هما.',
  insufficient: 'عذراً، رصيدك غير كافٍ لإتمام عملية الشراء',
  missing: (missing: Amounts) => `ينقصك ${both(missing, moneyText)}`,
  each: (price: string) => `الواحد ${price}`,
  reviewFirst: 'راجع التنبيهات في السلة أولًا',
  closed: 'المتجر مغلق الآن. سلتك محفوظة لك',
  notByStaff: 'الشراء للطالب نفسه فقط',
  unanswered: 'انقطع الاتصال قبل أن يصلنا ردّ المتجر. اضغط «تحقّق من الدفع»، ولن تدفع مرتين.',
  payingElsewhere: 'يجري الدفع في نافذة أخرى…',
  paidElsewhere: 'تغيّرت السلة بعد أن دفعت من نافذة أخرى. انظر طلباتك قبل أن تدفع مرة ثانية',
  trouble: {
    gone: 'لم يعد في المتجر. أزله من السلة',
    tooMany: counted(
      'لم يبقَ منه شيء | المتاح لك واحد فقط. أنقص الكمية | المتاح لك اثنان فقط. أنقص الكمية | المتاح لك {n} فقط. أنقص الكمية | المتاح لك {n} فقط. أنقص الكمية | المتاح لك {n} فقط. أنقص الكمية',
    ),
    priceChanged: (from: Price | null, to: Price) =>
      from
        ? `تغيّر السعر من ${moneyObject(from.priceType, from.price)} إلى ${moneyObject(to.priceType, to.price)}`
        : `السعر الآن ${moneyText(to.priceType, to.price)}`,
    acceptPrice: 'أوافق',
    acceptPriceNamed: (name: string) => `أوافق على السعر الجديد: ${name}`,
    partners: 'اختر من يشاركك',
  },
  partner: (index: number, size: PartySize) => (size === 2 ? 'زميلك' : (PARTNER_PLACES[index] ?? '')),
  choosePartner: 'اختر',
  partnersHint: 'تدفع نصيبك الآن، ويدفع كل زميل نصيبه حين يقبل دعوتك.',
  partnersFailed: 'تعذّر إحضار أسماء زملائك',
} as const;

const countKinds = countOf('صنف | صنفان | أصناف');

export const cartToasts = {
  increased: (name: string) => `زادت كمية «${name}» في السلة`,
  added: (name: string) => `أُضيف «${name}» إلى السلة`,
  removed: (name: string) => `أُزيل «${name}» من السلة`,
  cleared: 'أُفرغت السلة',
  full: (name: string) => `سلتك ممتلئة! فيها ${countKinds(CART_MAX)}. ادفع ثمنها أو أزل شيئًا منها، ثم أضف «${name}»`,
  bought: 'تمت عملية الشراء بنجاح',
  boughtInTrial: 'تمت عملية الشراء بنجاح (تجربة، لم يُخصم منك شيء)',
} as const;

export const bought = {
  title: 'مبارك!',
  body: 'وصل طلبك إلى معلّمك، وسيسلّمك إياه بإذن الله.',
  awaiting: 'وصلت الدعوة إلى زملائك. حين يدفعون نصيبهم يصل الطلب إلى معلّمك.',
  permission: 'لا تنسَ ورقة الإذن: اطبعها من «طلباتي».',
  paid: (paid: Amounts) => `دفعت ${bothMoney(paid)}`,
  now: 'رصيدك الآن',
  orders: 'طلباتي',
  done: 'رائع!',
} as const;

export const statusNames: Readonly<Record<OrderStatus, string>> = {
  awaiting: 'ينتظر زملاءك',
  pending: 'عند معلّمك',
  approved: 'وافق معلّمك',
  delivered: 'استلمته',
  rejected: 'لم يُقبل',
  cancelled: 'أُلغي',
};

export const shareNames: Readonly<Record<ShareStatus, string>> = {
  invited: 'لم يردّ بعد',
  paid: 'دفع',
  declined: 'اعتذر',
  dropped: 'لم يدفع',
  returned: 'عاد إليه ما دفع',
};

/** The same beside «you». */
export const ownShareNames: Readonly<Record<ShareStatus, string>> = {
  invited: 'لم تردّ بعد',
  paid: 'دفعت',
  declined: 'اعتذرت',
  dropped: 'لم تدفع',
  returned: 'عاد إليك ما دفعت',
};

export const myOrders = {
  title: 'طلباتي',
  intro: 'هنا ترى أين وصل كل ما اشتريت.',
  back: 'إلى المتجر',
  open: 'طلبات جارية',
  past: 'طلبات سابقة',
  path: 'أين وصل الطلب',
  stepDone: 'تمّ',
  stepNow: 'الآن',
  stepNext: 'بعد ذلك',
  empty: 'لم تشترِ شيئًا بعد',
  emptyBody: 'زر المتجر واختر ما توفّر له، وستتابع طلبك هنا خطوة خطوة.',
  emptyAction: 'إلى المتجر',
  more: 'عرض المزيد',
  orderedAt: (day: string) => `طلبته ${day}`,
  orderedBy: (label: string, day: string) => `طلبه ${label} ${day}`,
  quantity: (count: string) => `العدد ${count}`,
  paid: (paid: Amounts) => `دفعت ${bothMoney(paid)}`,
  returned: 'عاد إليك كل ما دفعت',
  nothingPaid: 'لم تدفع شيئًا',
  reason: 'قال معلّمك:',
  you: 'أنت',
  party: 'المشاركون',
  slip: 'ورقة الإذن',
  slipNamed: (name: string) => `اطبع ورقة الإذن: ${name}`,
  cancel: {
    label: 'إلغاء الطلب',
    named: (name: string) => `إلغاء طلب ${name}`,
    title: 'إلغاء الطلب',
    body: (name: string) => `هل تلغي طلب «${name}»؟ سيعود إليك كل ما دفعت.`,
    confirm: 'ألغِ الطلب',
  },
  cancelled: 'أُلغي الطلب وعاد إليك ما دفعت',
  book: 'احجزه من امتيازاتي',
} as const;

export const invitation = {
  title: 'دعوات تنتظر ردّك',
  from: (label: string) => `يدعوك ${label}`,
  price: 'نصيبك',
  willPay: (paid: Amounts) => `ستدفع ${bothMoney(paid)}`,
  accept: 'أقبل وأدفع',
  acceptNamed: (name: string) => `أقبل وأدفع: ${name}`,
  ask: (name: string) => `تشارك في «${name}»؟`,
  decline: {
    label: 'أعتذر',
    named: (name: string) => `أعتذر: ${name}`,
    title: 'الاعتذار عن الدعوة',
    body: (name: string) => `إذا اعتذرت عن «${name}» أُلغي الطلب، وعاد إلى زملائك ما دفعوا.`,
    confirm: 'أعتذر',
  },
  accepted: 'قبلت الدعوة ودفعت نصيبك',
  declined: 'اعتذرت عن الدعوة، ولم تدفع شيئًا',
} as const;

export const slipTexts = {
  window: 'ورقة الإذن',
  title: 'إذن استلام من متجر همّة',
  print: 'طباعة',
  preparing: 'جارٍ تجهيز الورقة...',
  number: (id: string) => `طلب رقم ${id}`,
  greeting: 'السلام عليكم ورحمة الله وبركاته',
  intro: {
    parent: 'اختار ابنكم من متجر همّة المدرسي ما هو مكتوب أدناه، ولا يُسلَّم له إلا بإذن مكتوب منكم.',
    printed: 'اختار ابنكم من متجر همّة المدرسي ما هو مكتوب أدناه، ولا يُقدَّم له إلا بهذا الإذن بعد توقيعه.',
    none: 'هذا الطلب لا يحتاج إلى إذن.',
  } satisfies Readonly<Record<Permission, string>>,
  noCash:
    'الثمن من عملات تشجيعية يكسبها الطالب باجتهاده، ليست مالًا ولا تُستبدل به، والمشاركة اختيارية لا تؤثر في الدرجات.',
  student: 'الطالب',
  grade: 'الصف',
  item: 'المنتج',
  quantity: 'العدد',
  price: 'السعر',
  date: 'تاريخ الطلب',
  partners: 'مع زملائه',
  warning: 'تنبيه',
  parentTitle: 'موافقة وليّ الأمر',
  agreement: 'أنا وليّ أمر الطالب المذكور أعلاه، اطلعت على هذا الطلب، و:',
  agree: 'أوافق على أن يستلمه من المعلّم.',
  refuse: 'لا أوافق، ويعود إليه ما دفع من عملات ونقاط.',
  name: 'الاسم',
  signature: 'التوقيع',
  signedOn: 'التاريخ',
  teacherTitle: 'المعلّم',
  teacher: 'استلمت هذا الإذن موقّعًا.',
} as const;
