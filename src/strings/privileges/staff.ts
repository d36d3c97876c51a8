import type { Amounts } from '#domain/ledger/ledger';
import type { PickStatus } from '#domain/privileges/pick';
import { counted, formatNumber } from '#strings/plural';
import { bothMoney } from '#strings/store/pupil';

export const waitingCount = counted(
  'لا شيء ينتظرك | طلب واحد ينتظرك | طلبان ينتظرانك | {n} طلبات تنتظرك | {n} طلبًا ينتظرك | {n} طلب ينتظرك',
);

export const pickStatusNames: Record<PickStatus, string> = {
  unclaimed: 'لم يُحجز',
  waiting: 'بالانتظار',
  done: 'نُفّذ',
  rejected: 'مرفوض',
};

export const privilegesPage = {
  title: 'الامتيازات',
  intro: 'ما حجزه الطلاب من الامتيازات، وما تعرضه عليهم.',
  tabs: 'الطلبات والعروض',
  picks: 'الطلبات',
  offers: 'المعروض',
} as const;

export const privilegesTable = {
  label: 'طلبات الامتيازات، الأحدث أولًا',
  text: 'الامتياز',
  claimedAt: 'تاريخ الطلب',
  status: 'الحالة',
  done: 'تم',
  reject: 'رفض',
  allStatuses: 'كل الطلبات',
  none: 'لا توجد طلبات',
  noneBody: 'حين يحجز طالب امتيازًا يظهر طلبه هنا. اعرض عليهم امتيازات من «المعروض».',
  doneNow: (name: string) => `نُفّذ امتياز ${name}`,
  rejectedNow: (name: string, isPaid: boolean) => `رُفض طلب ${name}، وسيقرأ السبب${isPaid ? '، وعاد ما دُفع' : ''}`,
} as const;

export const rejectDialog = {
  title: (name: string) => `رفض طلب ${name}`,
  comment: 'السبب',
  hint: 'يقرؤه الطالب في صفحته، فاكتبه بلطف.',
  refund: (amounts: Amounts) => `اشتُري من المتجر، وسيُعاد ثمنه: يسترد من دفع ${bothMoney(amounts)}.`,
  submit: 'رفض الطلب',
} as const;

export const offersList = {
  label: 'الامتيازات المعروضة',
  add: 'عرض امتياز جديد',
  formTitle: 'امتياز جديد',
  text: 'الامتياز',
  textHint: 'بكلمات قليلة، مثل: اختر مقعدك لأسبوع',
  description: 'شرح قصير',
  optional: 'اختياري',
  grade: 'لمن',
  allGrades: 'كل الصفوف',
  submit: 'اعرضه',
  offered: 'عُرض الامتياز على الطلاب',
  close: 'إيقاف العرض',
  waiting: (count: number) => `بالانتظار ${formatNumber(count)}`,
  closedAt: (day: string) => `أُوقف ${day}`,
  closedNow: 'أُوقف عرض الامتياز',
  named: (action: string, text: string) => `${action}: ${text}`,
  none: 'لا تعرض أي امتياز بعد',
  noneBody: 'الامتياز مكافأة بلا ثمن: مقعد مختار، قيادة الصف، وقت لعب. اعرض أول امتياز.',
} as const;

export const closeOffer = {
  title: 'إيقاف عرض الامتياز',
  body: (text: string) => `لن يرى الطلاب «${text}» بعد الآن. ما حُجز منه يبقى بانتظارك.`,
  confirm: 'أوقف العرض',
} as const;
