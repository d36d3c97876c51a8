import type { Amounts } from '#domain/ledger/ledger';
import type { PickStatus } from '#domain/privileges/pick';
import { addressed, say } from '#strings/addressed';
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

export const privilegesPage = addressed({
  title: 'الامتيازات',
  intro: 'ما {حجزه الطلاب من الامتيازات، وما تعرضه عليهم|حجزته الطالبات من الامتيازات، وما تعرضينه عليهن}.',
  tabs: 'الطلبات والعروض',
  picks: 'الطلبات',
  offers: 'المعروض',
});

export const privilegesTable = addressed({
  label: 'طلبات الامتيازات، الأحدث أولًا',
  text: 'الامتياز',
  claimedAt: 'تاريخ الطلب',
  status: 'الحالة',
  done: 'تم',
  reject: 'رفض',
  allStatuses: 'كل الطلبات',
  none: 'لا توجد طلبات',
  noneBody:
    'حين {يحجز طالب امتيازًا يظهر طلبه هنا. اعرض عليهم|تحجز طالبة امتيازًا يظهر طلبها هنا. اعرضي عليهن} امتيازات من «المعروض».',
  doneNow: (name: string) => `نُفّذ امتياز ${name}`,
  rejectedNow: (name: string, isPaid: boolean) =>
    say`رُفض طلب ${name}، {وسيقرأ|وستقرأ} السبب${isPaid ? '، وعاد ما دُفع' : ''}`,
});

export const rejectDialog = addressed({
  title: (name: string) => `رفض طلب ${name}`,
  comment: 'السبب',
  hint: '{يقرؤه الطالب في صفحته، فاكتبه|تقرؤه الطالبة في صفحتها، فاكتبيه} بلطف.',
  refund: (amounts: Amounts) => say`اشتُري من المتجر، وسيُعاد ثمنه: {يسترد من دفع|تسترد من دفعت} ${bothMoney(amounts)}.`,
  submit: 'رفض الطلب',
});

export const offersList = addressed({
  label: 'الامتيازات المعروضة',
  add: 'عرض امتياز جديد',
  formTitle: 'امتياز جديد',
  text: 'الامتياز',
  textHint: 'بكلمات قليلة، مثل: {اختر|اختاري} مقعدك لأسبوع',
  description: 'شرح قصير',
  optional: 'اختياري',
  grade: 'لمن',
  allGrades: 'كل الصفوف',
  submit: '{اعرضه|اعرضيه}',
  offered: 'عُرض الامتياز على {الطلاب|الطالبات}',
  close: 'إيقاف العرض',
  waiting: (count: number) => `بالانتظار ${formatNumber(count)}`,
  closedAt: (day: string) => `أُوقف ${day}`,
  closedNow: 'أُوقف عرض الامتياز',
  named: (action: string, text: string) => `${action}: ${text}`,
  none: 'لا {تعرض|تعرضين} أي امتياز بعد',
  noneBody: 'الامتياز مكافأة بلا ثمن: مقعد مختار، قيادة الصف، وقت لعب. {اعرض|اعرضي} أول امتياز.',
});

export const closeOffer = addressed({
  title: 'إيقاف عرض الامتياز',
  body: (text: string) => say`{لن يرى الطلاب|لن ترى الطالبات} «${text}» بعد الآن. ما حُجز منه يبقى بانتظارك.`,
  confirm: '{أوقف|أوقفي} العرض',
});
