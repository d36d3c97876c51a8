import type { LedgerReason } from '#domain/ledger/ledger';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import { moneyObject } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { sourceNames } from '#strings/rewards/staff';

const lineReasons: Record<LedgerReason, string> = {
  opening: 'رصيد سابق',
  reward: 'مكافأة',
  lesson: 'المشاركة في الحصة',
  adjustment: 'تعديل من المعلّم',
  reversal: 'عكس سطر سابق',
  purchase: 'شراء من المتجر',
  purchase_return: 'إعادة ثمن طلب',
  way_back: 'تقصير عقوبة بالتعلّم',
};

/** A reward says where it came from; everything else says what it is. */
export const lineReason = (reason: LedgerReason, source: RewardSource | null): string =>
  reason === 'reward' && source ? sourceNames[source] : lineReasons[reason];

export const adminLedger = {
  title: 'سجل النقاط والعملات',
  intro: 'كل تغيّر في رصيد الطالب سطر، ومجموع الأسطر هو الرصيد دائمًا.',
  pupils: 'الطلاب',
  find: 'اكتب اسمًا، ثم Enter لفتحه',
  noPupil: 'لا يوجد طالب بهذا الاسم',
  otherPupil: 'طالب آخر',
  chooseTitle: 'اختر طالبًا',
  chooseBody: 'اختر اسمًا من القائمة لترى من أين جاءت نقاطه وعملاته.',
  emptyTitle: 'لا أسطر في سجلّه بعد',
  emptyBody: 'ستظهر هنا كل مكافأة يستلمها وكل تعديل. يمكنك أن تضيف أول تعديل من الأعلى.',
  table: (name: string) => `سجل ${name}، الأحدث أولًا`,
  why: 'السبب',
  when: 'متى',
  amount: 'التغيّر',
  after: 'الرصيد بعده',
  by: 'من',
  byPupil: 'استلمها الطالب',
  byPlatform: 'المنصّة',
  reversed: 'عُكس',
  coins: 'العملات',
  points: 'النقاط',
  pointsAfter: 'النقاط بعده',
  coinsAfter: 'العملات بعده',
  shopping: (total: number) => `رصيد التسوق ${formatNumber(total)}`,
} as const;

export const adjustForm = {
  title: 'تعديل الآن',
  direction: 'إضافة أم خصم',
  give: 'إضافة',
  take: 'خصم',
  type: 'النوع',
  amount: 'المقدار',
  quick: 'أو اختر',
  note: 'السبب',
  noteHint: 'يراه الطالب في سجلّه',
  becomes: (before: number, after: number) => `الرصيد: ${formatNumber(before)} ← ${formatNumber(after)}`,
  submitGive: 'إضافة إلى الرصيد',
  submitTake: 'خصم من الرصيد',
  done: (what: string) => `سُجّل التعديل: ${what}`,
} as const;

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
