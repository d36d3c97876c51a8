import type { GivenByStaff, RewardSource, RewardType } from '#domain/rewards/kinds';
import type { GiftPreset } from '#domain/rewards/presets';
import type { RewardBadge } from '#domain/rewards/statuses';
import { addressed, say } from '#strings/addressed';
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
export const adminRewards = addressed({
  title: 'المكافآت',
  intro: '{أعطِ|أعطي} المكافآت، {وتابع|وتابعي} ما أُرسل وما استُلم.',
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
});

export const rewardFilters = addressed({
  search: 'بحث عن {طالب|طالبة}',
  source: 'تصفية بالمصدر',
  allSources: 'كل المصادر',
  type: 'تصفية بالنوع',
  allTypes: 'عملات ونقاط',
});

export const rewardList = addressed({
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
  emptyBody: '{أعطِ|أعطي} أول مكافأة {لطالب|لطالبة} أو صف أو للجميع، وستظهر هنا.',
});

export const badgeNames: Record<RewardBadge, string> = addressed({
  none: 'لم يُرسل {له|لها} شيء',
  sent: 'بانتظار الاستلام',
  claimed: '{استلم|استلمت} الكل',
});

export const studentsOverview = addressed({
  table: '{الطلاب|الطالبات} {ومكافآتهم|ومكافآتهن}',
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
  emptyTitle: '{لا يوجد طلاب|لا توجد طالبات} بعد',
  emptyBody: '{أضف|أضيفي} {الطلاب|الطالبات} من صفحة {الطلاب|الطالبات}، ثم {عُد|عودي} {لتكافئهم|لتكافئيهن}.',
  openStudents: 'فتح صفحة {الطلاب|الطالبات}',
  limited: (most: number) =>
    say`تعرض هذه القائمة ${countPupils(most)} على الأكثر. {تجد كل طالب باسمه|تجدين كل طالبة باسمها} في «إعطاء مكافأة» وفي سجل النقاط والعملات.`,
});

/** Whoever takes rewards back is told. */
export const alreadyClaimed = addressed({ stays: 'ما استُلم من قبل يبقى في رصيد {الطالب|الطالبة} ولا يُسحب.' });

export const deleteReward = addressed({
  title: 'حذف المكافأة',
  body: (what: string, name: string) => `ستُحذف مكافأة ${name}: ${what}.`,
  unclaimed: '{لم يستلمها بعد، ولن يجدها في صفحته|لم تستلمها بعد، ولن تجدها في صفحتها}.',
  claimed: '{استلمها الطالب، وما استلمه يبقى في رصيده|استلمتها الطالبة، وما استلمته يبقى في رصيدها} ولا يُسحب.',
  confirm: 'حذف المكافأة',
});

export const clearRewards = addressed({
  title: 'مسح كل مكافآت {الطالب|الطالبة}',
  body: (name: string) => say`ستُحذف كل مكافآت ${name} من القوائم، {ولن يجد ما لم يستلمه|ولن تجد ما لم تستلمه} منها.`,
  confirm: 'مسح المكافآت',
});

export const RECIPIENT_KINDS = { students: 'بالاسم', grade: 'صف كامل', all: 'الجميع' } as const;

export const givenSources: Record<GivenByStaff, string> = { daily: 'يومية', weekly: 'أسبوعية', platform: 'المنصّة' };

/** What a school begins with; staff change it. */
export const FIRST_GIFTS: readonly GiftPreset[] = addressed([
  { type: 'points', amount: 5, title: 'مشاركة في الحصة' },
  { type: 'points', amount: 10, title: 'تلاوة متقنة' },
  { type: 'coins', amount: 5, title: 'تعاون مع {زميله|زميلتها}' },
  { type: 'coins', amount: 10, title: 'حفظ جديد' },
]);

export const presetText = ({ type, amount, title }: GiftPreset): string => `${title}: ${moneyText(type, amount)}`;

export const giveScreen = addressed({
  open: '{أعطِ|أعطي} الآن',
  title: 'هدية سريعة',
  intro: '{المس الطلاب، ثم المس الهدية فتصل إليهم|المسي الطالبات، ثم المسي الهدية فتصل إليهن}.',
  pupils: '{الطلاب|الطالبات}',
  chosen: (count: number) =>
    count === 0 ? say`{المس من تريد إهداءه|المسي من تريدين إهداءها}` : `اخترت ${chosenPupils(count)}`,
  clear: 'إلغاء الاختيار',
  presets: 'الهدايا الجاهزة',
  give: (gift: GiftPreset) => `إعطاء ${presetText(gift)}`,
  other: 'غير ذلك',
  edit: 'تعديل الهدايا',
  all: 'كل المكافآت',
  noPupils: 'لا {طلاب|طالبات} في هذا الصف',
  noPupilsBody: '{أضف|أضيفي} {الطلاب|الطالبات} من صفحة {الطلاب|الطالبات}، أو {اختر|اختاري} صفًّا آخر.',
});

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

export const giveForm = addressed({
  title: 'إعطاء مكافأة',
  whom: 'لمن؟',
  grade: 'الصف',
  source: 'المصدر',
  type: 'النوع',
  amount: 'لكل {طالب|طالبة}',
  quick: 'أو {اختر|اختاري}',
  reason: 'العنوان (اختياري)',
  reasonHint: '{يراه الطالب|تراه الطالبة}، مثل: تلاوة متقنة',
  reasons: 'أسباب كتبتها من قبل',
  days: 'أيام الاستلام',
  send: 'إرسال',
  sendTo: (count: number) => `إرسال إلى ${toPupils(count)}`,
  sent: (type: RewardType, amount: number, count: number) =>
    `أُرسلت المكافأة (${moneyText(type, amount)}) إلى ${toPupils(count)}`,
  undo: 'تراجع',
});

const notAgreed: PluralForms =
  ' | {طالب واحد لم يوافق على الشروط بعد، ولن يستلم حتى يوافق|طالبة واحدة لم توافق على الشروط بعد، ولن تستلم حتى توافق} | {طالبان لم يوافقا على الشروط بعد، ولن يستلما حتى يوافقا|طالبتان لم توافقا على الشروط بعد، ولن تستلما حتى توافقا} | {n} {طلاب لم يوافقوا على الشروط بعد، ولن يستلموا حتى يوافقوا|طالبات لم يوافقن على الشروط بعد، ولن يستلمن حتى يوافقن} | {n} {طالبًا لم يوافقوا على الشروط بعد، ولن يستلموا حتى يوافقوا|طالبة لم يوافقن على الشروط بعد، ولن يستلمن حتى يوافقن} | {n} {طالب لم يوافقوا على الشروط بعد، ولن يستلموا حتى يوافقوا|طالبة لم يوافقن على الشروط بعد، ولن يستلمن حتى يوافقن}';

const andMore: PluralForms =
  ' | {وطالب آخر|وطالبة أخرى} | {وطالبان آخران|وطالبتان أخريان} | و{n} {طلاب آخرون|طالبات أخريات} | و{n} {طالبًا آخر|طالبة أخرى} | و{n} {طالب آخر|طالبة أخرى}';

export const giftPreview = addressed({
  title: 'معاينة',
  choosePupils: '{اختر|اختاري} {طالبًا واحدًا|طالبة واحدة} على الأقل.',
  chooseAmount: '{اكتب|اكتبي} المقدار أو {اختر|اختاري} مقدارًا جاهزًا.',
  chooseDays: '{اكتب|اكتبي} عدد الأيام.',
  counting: 'جارٍ الحساب...',
  to: 'إلى',
  count: countOf(PUPILS, 'subject', 'لا أحد'),
  total: 'المجموع',
  expires: 'تنتهي',
  notAgreed: (count: number) => plural(count, notAgreed),
  names: (shown: readonly string[], others: number) =>
    [...shown, ...(others > 0 ? [plural(others, andMore)] : [])].join('، '),
});

export const recentGifts = {
  title: 'آخر ما أُعطي',
  claimed: (claimed: number, count: number) => `استُلم ${formatNumber(claimed)} من ${formatNumber(count)}`,
  removed: (count: number) => `استُرجع ${formatNumber(count)}`,
  each: (what: string) => say`${what} لكل {طالب|طالبة}`,
  takeBack: 'استرجاع',
  takeBackOf: (what: string, when: string) => `استرجاع ما لم يُستلم: ${what}، ${when}`,
  showAll: 'عرض الكل',
  showLess: 'عرض الأحدث فقط',
  failed: 'تعذّر عرض آخر ما أُعطي.',
  takeBackTitle: 'استرجاع ما لم يُستلم',
  takeBackBody: (unclaimed: number) => `ستختفي المكافأة من صفحة ${toPupils(unclaimed)}.`,
  confirm: 'استرجاع',
  takenBack: (count: number) =>
    count === 0 ? 'لم يبقَ ما يُسترجع من هذه المكافأة' : `استُرجعت المكافأة من ${toPupils(count)}`,
} as const;
