import type { LedgerReason } from '#domain/ledger/ledger';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import { addressed } from '#strings/addressed';
import { moneyObject } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { sourceNames } from '#strings/rewards/staff';

const lineReasons: Record<LedgerReason, string> = addressed({
  opening: 'رصيد سابق',
  reward: 'مكافأة',
  lesson: 'المشاركة في الحصة',
  adjustment: 'تعديل من {المعلّم|المعلّمة}',
  reversal: 'عكس سطر سابق',
  purchase: 'شراء من المتجر',
  purchase_return: 'إعادة ثمن طلب',
  way_back: 'تقصير عقوبة بالتعلّم',
});

/** A reward says where it came from; everything else says what it is. */
export const lineReason = (reason: LedgerReason, source: RewardSource | null): string =>
  reason === 'reward' && source ? sourceNames[source] : lineReasons[reason];

export const adminLedger = addressed({
  title: 'سجل النقاط والعملات',
  intro: 'كل تغيّر في رصيد {الطالب|الطالبة} سطر، ومجموع الأسطر هو الرصيد دائمًا.',
  pupils: '{الطلاب|الطالبات}',
  find: '{اكتب|اكتبي} اسمًا، ثم Enter لفتحه',
  noPupil: '{لا يوجد طالب|لا توجد طالبة} بهذا الاسم',
  otherPupil: '{طالب آخر|طالبة أخرى}',
  chooseTitle: '{اختر|اختاري} {طالبًا|طالبة}',
  chooseBody: '{اختر|اختاري} اسمًا من القائمة {لترى من أين جاءت نقاطه وعملاته|لتري من أين جاءت نقاطها وعملاتها}.',
  emptyTitle: 'لا أسطر في {سجلّه|سجلّها} بعد',
  emptyBody: 'ستظهر هنا كل مكافأة {يستلمها|تستلمها} وكل تعديل. {يمكنك أن تضيف|يمكنك أن تضيفي} أول تعديل من الأعلى.',
  table: (name: string) => `سجل ${name}، الأحدث أولًا`,
  why: 'السبب',
  when: 'متى',
  amount: 'التغيّر',
  after: 'الرصيد بعده',
  by: 'من',
  byPupil: '{استلمها الطالب|استلمتها الطالبة}',
  byPlatform: 'المنصّة',
  reversed: 'عُكس',
  coins: 'العملات',
  points: 'النقاط',
  pointsAfter: 'النقاط بعده',
  coinsAfter: 'العملات بعده',
  shopping: (total: number) => `رصيد التسوق ${formatNumber(total)}`,
});

export const adjustForm = addressed({
  title: 'تعديل الآن',
  direction: 'إضافة أم خصم',
  give: 'إضافة',
  take: 'خصم',
  type: 'النوع',
  amount: 'المقدار',
  quick: 'أو {اختر|اختاري}',
  note: 'السبب',
  noteHint: '{يراه الطالب في سجلّه|تراه الطالبة في سجلّها}',
  becomes: (before: number, after: number) => `الرصيد: ${formatNumber(before)} ← ${formatNumber(after)}`,
  submitGive: 'إضافة إلى الرصيد',
  submitTake: 'خصم من الرصيد',
  done: (what: string) => `سُجّل التعديل: ${what}`,
});

/** A signed number cannot be counted in Arabic; a word before it can. */
export const changeInWords = (type: RewardType, amount: number): string =>
  `${amount > 0 ? adjustForm.give : adjustForm.take} ${moneyObject(type, Math.abs(amount))}`;

export const reverseForm = {
  button: 'عكس',
  title: 'عكس السطر',
  body: (what: string, when: string) => `سيُضاف سطر معاكس لهذا السطر: ${what}، ${when}. لا يُحذف شيء من السجل.`,
  becomes: 'يصير الرصيد',
  note: 'سبب العكس',
  submit: 'عكس السطر',
  done: 'أُضيف السطر المعاكس',
} as const;
