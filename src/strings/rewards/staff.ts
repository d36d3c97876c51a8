import type { GivenByStaff, RewardSource, RewardType } from '#domain/rewards/kinds';
import type { GiftPreset } from '#domain/rewards/presets';
import type { RewardBadge } from '#domain/rewards/statuses';
import { moneyText } from '#strings/money';
import { countOf, PUPILS } from '#strings/nouns';
import { formatNumber, type PluralForms, plural } from '#strings/plural';
import { countPupils } from '#strings/roster/staff';

export const sourceNames: Record<RewardSource, string> = {
  daily: 'مكافأة يومية',
  weekly: 'مكافأة أسبوعية',
  exam: 'اختبار',
  practice: 'تدريب',
  platform: 'مكافأة المنصّة',
  self_development: 'تطوير الذات',
  welcome_points: 'نقاط الترحيب',
  profile_image: 'الصورة الشخصية',
};

/** After a preposition: «إلى طالبين». */
const toPupils = countOf(PUPILS, 'genitive', 'لا أحد');
const chosenPupils = countOf(PUPILS, 'object', 'لا أحد');
const countRewards = countOf('مكافأة | مكافأتان | مكافآت', 'subject', 'لا توجد مكافآت');

/** The specification's English titles and messages stand to the letter (D-31). */
export const adminRewards = {
  title: 'المكافآت',
  intro: 'أعطِ المكافآت، وتابع ما أُرسل وما استُلم.',
  tabs: 'أقسام المكافآت',
  list: 'Rewards List',
  students: 'Students Overview',
  give: 'إعطاء مكافأة',
  loadStudentsFailed: 'Failed to load students',
  loadRewardsFailed: 'Failed to load rewards',
  deleteFailed: 'Failed to delete reward',
  clearFailed: 'Failed to clear rewards',
  deleted: 'Reward deleted successfully',
  cleared: 'Student rewards cleared successfully',
} as const;

export const rewardFilters = {
  search: 'بحث عن طالب',
  source: 'تصفية بالمصدر',
  allSources: 'كل المصادر',
  type: 'تصفية بالنوع',
  allTypes: 'عملات ونقاط',
} as const;

export const rewardList = {
  table: 'قائمة المكافآت، الأحدث أولًا',
  source: 'المصدر',
  amount: 'المقدار',
  status: 'الحالة',
  expired: 'انتهت مدتها',
  createdAt: 'أُعطيت',
  expiresAt: 'تنتهي',
  /** In a file, each thing has a column. */
  title: 'العنوان',
  type: 'النوع',
  claimed: 'استُلمت',
  claimedAt: (when: string) => `استُلمت ${when}`,
  remove: (name: string) => `حذف مكافأة ${name}`,
  counted: (count: number, hasMore: boolean) => `${countRewards(count)}${hasMore ? '، وهناك أقدم منها' : ''}`,
  emptyTitle: 'لم تُعطَ أي مكافأة بعد',
  emptyBody: 'أعطِ أول مكافأة لطالب أو صف أو للجميع، وستظهر هنا.',
} as const;

export const badgeNames: Record<RewardBadge, string> = {
  none: 'لم يُرسل له شيء',
  sent: 'بانتظار الاستلام',
  claimed: 'استلم الكل',
};

export const studentsOverview = {
  table: 'الطلاب ومكافآتهم',
  badge: 'الحالة',
  points: 'النقاط',
  coins: 'العملات',
  sent: 'أُرسل',
  claimed: 'استُلم',
  expired: 'فات',
  giveTo: (name: string) => `إعطاء مكافأة إلى ${name}`,
  ledgerOf: (name: string) => `سجل ${name}`,
  clearOf: (name: string) => `مسح مكافآت ${name}`,
  giveSelected: (count: number) => `إعطاء مكافأة إلى ${toPupils(count)}`,
  emptyTitle: 'لا يوجد طلاب بعد',
  emptyBody: 'أضف الطلاب من صفحة الطلاب، ثم عُد لتكافئهم.',
  openStudents: 'فتح صفحة الطلاب',
  limited: (most: number) =>
    `تعرض هذه القائمة ${countPupils(most)} على الأكثر. تجد كل طالب باسمه في «إعطاء مكافأة» وفي سجل النقاط والعملات.`,
} as const;

const staysPaid = 'ما استُلم من قبل يبقى في رصيد الطالب ولا يُسحب.';

export const deleteReward = {
  title: 'حذف المكافأة',
  body: (what: string, name: string) => `ستُحذف مكافأة ${name}: ${what}.`,
  unclaimed: 'لم يستلمها بعد، ولن يجدها في صفحته.',
  claimed: 'استلمها الطالب، وما استلمه يبقى في رصيده ولا يُسحب.',
  confirm: 'حذف المكافأة',
} as const;

export const clearRewards = {
  title: 'مسح كل مكافآت الطالب',
  body: (name: string) => `ستُحذف كل مكافآت ${name} من القوائم، ولن يجد ما لم يستلمه منها.`,
  staysPaid,
  confirm: 'مسح المكافآت',
} as const;

export const RECIPIENT_KINDS = { students: 'بالاسم', grade: 'صف كامل', all: 'الجميع' } as const;

export const givenSources: Record<GivenByStaff, string> = { daily: 'يومية', weekly: 'أسبوعية', platform: 'المنصّة' };

/** What a school begins with; staff change it. */
export const FIRST_GIFTS: readonly GiftPreset[] = [
  { type: 'points', amount: 5, title: 'مشاركة في الدرس' },
  { type: 'points', amount: 10, title: 'تلاوة متقنة' },
  { type: 'coins', amount: 5, title: 'تعاون مع زميله' },
  { type: 'coins', amount: 10, title: 'حفظ جديد' },
];

export const presetText = ({ type, amount, title }: GiftPreset): string => `${title}: ${moneyText(type, amount)}`;

export const giveScreen = {
  open: 'أعطِ الآن',
  title: 'هدية سريعة',
  intro: 'المس الطلاب، ثم المس الهدية فتصل إليهم.',
  pupils: 'الطلاب',
  chosen: (count: number) => (count === 0 ? 'المس من تريد إهداءه' : `اخترت ${chosenPupils(count)}`),
  clear: 'إلغاء الاختيار',
  presets: 'الهدايا الجاهزة',
  give: (gift: GiftPreset) => `إعطاء ${presetText(gift)}`,
  other: 'غير ذلك',
  edit: 'تعديل الهدايا',
  all: 'كل المكافآت',
  noPupils: 'لا طلاب في هذا الصف',
  noPupilsBody: 'أضف الطلاب من صفحة الطلاب، أو اختر صفًّا آخر.',
} as const;

export const presetsDialog = {
  title: 'الهدايا الجاهزة',
  reason: (place: number) => `السبب، الهدية ${formatNumber(place)}`,
  amount: (place: number) => `المقدار، الهدية ${formatNumber(place)}`,
  type: (place: number) => `النوع، الهدية ${formatNumber(place)}`,
  remove: (title: string) => `حذف ${title}`,
  add: 'هدية أخرى',
  save: 'حفظ',
  saved: 'حُفظت الهدايا الجاهزة',
} as const;

export const giveForm = {
  title: 'إعطاء مكافأة',
  whom: 'لمن؟',
  grade: 'الصف',
  source: 'المصدر',
  type: 'النوع',
  amount: 'لكل طالب',
  quick: 'أو اختر',
  reason: 'العنوان (اختياري)',
  reasonHint: 'يراه الطالب، مثل: تلاوة متقنة',
  reasons: 'أسباب كتبتها من قبل',
  days: 'أيام الاستلام',
  send: 'إرسال',
  sendTo: (count: number) => `إرسال إلى ${toPupils(count)}`,
  sent: (type: RewardType, amount: number, count: number) =>
    `أُرسلت المكافأة (${moneyText(type, amount)}) إلى ${toPupils(count)}`,
  undo: 'تراجع',
} as const;

const notAgreed: PluralForms =
  ' | طالب واحد لم يوافق على الشروط بعد، ولن يستلم حتى يوافق | طالبان لم يوافقا على الشروط بعد، ولن يستلما حتى يوافقا | {n} طلاب لم يوافقوا على الشروط بعد، ولن يستلموا حتى يوافقوا | {n} طالبًا لم يوافقوا على الشروط بعد، ولن يستلموا حتى يوافقوا | {n} طالب لم يوافقوا على الشروط بعد، ولن يستلموا حتى يوافقوا';

const andMore: PluralForms = ' | وطالب آخر | وطالبان آخران | و{n} طلاب آخرون | و{n} طالبًا آخر | و{n} طالب آخر';

export const giftPreview = {
  title: 'معاينة',
  choosePupils: 'اختر طالبًا واحدًا على الأقل.',
  chooseAmount: 'اكتب المقدار أو اختر مقدارًا جاهزًا.',
  chooseDays: 'اكتب عدد الأيام.',
  counting: 'جارٍ الحساب...',
  to: 'إلى',
  count: countOf(PUPILS, 'subject', 'لا أحد'),
  total: 'المجموع',
  expires: 'تنتهي',
  notAgreed: (count: number) => plural(count, notAgreed),
  names: (shown: readonly string[], others: number) =>
    [...shown, ...(others > 0 ? [plural(others, andMore)] : [])].join('، '),
} as const;

export const recentGifts = {
  title: 'آخر ما أُعطي',
  claimed: (claimed: number, count: number) => `استُلم ${formatNumber(claimed)} من ${formatNumber(count)}`,
  removed: (count: number) => `استُرجع ${formatNumber(count)}`,
  each: (what: string) => `${what} لكل طالب`,
  takeBack: 'استرجاع',
  takeBackOf: (what: string, when: string) => `استرجاع ما لم يُستلم: ${what}، ${when}`,
  showAll: 'عرض الكل',
  showLess: 'عرض الأحدث فقط',
  failed: 'تعذّر عرض آخر ما أُعطي.',
  takeBackTitle: 'استرجاع ما لم يُستلم',
  takeBackBody: (unclaimed: number) => `ستختفي المكافأة من صفحة ${toPupils(unclaimed)}.`,
  staysPaid,
  confirm: 'استرجاع',
  takenBack: (count: number) =>
    count === 0 ? 'لم يبقَ ما يُسترجع من هذه المكافأة' : `استُرجعت المكافأة من ${toPupils(count)}`,
} as const;
