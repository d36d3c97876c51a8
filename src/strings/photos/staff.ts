import type { PhotoFilter, PhotoStatus } from '#domain/photos/approval';
import { addressed } from '#strings/addressed';
import { counted, formatNumber } from '#strings/plural';

export const photoStatusNames: Record<PhotoStatus, string> = {
  pending: 'تنتظر',
  approved: 'مقبولة',
  rejected: 'مرفوضة',
};

export const photoFilterNames: Record<PhotoFilter, string> = { ...photoStatusNames, all: 'الكل' };

export const waitingPhotos = counted(
  'لا صور تنتظرك | صورة واحدة تنتظرك | صورتان تنتظرانك | {n} صور تنتظرك | {n} صورة تنتظرك | {n} صورة تنتظرك',
);

/** What staff read. English where the specification quotes English (D-31). */
export const photosPage = addressed({
  title: 'صور {الطلاب|الطالبات}',
  intro: 'ما {أرسله الطلاب لصورهم|أرسلته الطالبات لصورهن} الشخصية. أول صورة تُقبل تمنح {صاحبها|صاحبتها} مكافأة.',
  filter: 'حالة الصور',
  counted: (status: string, count: number | undefined) =>
    count === undefined ? status : `${status}: ${formatNumber(count)}`,
  list: 'الصور، الأحدث أولًا',
  picture: (name: string) => `صورة ${name}`,
  reviewTitle: 'صورة {الطالب|الطالبة}',
  /** On the card, which opens the photo. */
  review: (name: string, status: string) => `${name}: ${status}`,
  noFile: 'حلّت محلّها صورة أحدث',
  submittedOn: (moment: string) => `أُرسلت ${moment}`,
  decidedAt: 'القرار',
  reviewedBy: '{راجعها|راجعتها}',
  reason: 'سبب الرفض',
  reasonHint: '{يقرؤه الطالب، فاكتبه بلطف وقل له ماذا يفعل|تقرؤه الطالبة، فاكتبيه بلطف وقولي لها ماذا تفعل}.',
  quickReasons: 'أسباب جاهزة',
  parentalConsent: 'وليّ الأمر موافق على نشر الصورة',
  realPhoto: 'صورة حقيقية {للطالب نفسه|للطالبة نفسها}',
  yes: 'نعم',
  no: 'لا',
  approve: 'قبول الصورة',
  reject: 'رفض الصورة',
  approved: (name: string) => `قُبلت صورة ${name}`,
  rejected: (name: string) => `رُفضت صورة ${name}`,
  loadFailed: 'Failed to load approval requests',
  approveFailed: (reason: string) => `Failed to approve image: ${reason}`,
  rejectFailed: (reason: string) => `Failed to reject image: ${reason}`,
});

/** Each says what to do next. */
export const quickReasons = addressed([
  'وجهك غير واضح، {صوّر|صوّري} في مكان مضيء',
  'نريد صورة لك {أنت وحدك|أنتِ وحدك}',
  'هذه صورة من الإنترنت، {أرسل|أرسلي} صورة لك',
  '{استأذن وليّ أمرك أولًا ثم أرسلها|استأذني وليّ أمرك أولًا ثم أرسليها} من جديد',
]);

export const noPhotos = addressed({
  title: 'لا صور تنتظرك',
  body: 'حين {يرسل طالب صورته من لوحته ستظهر هنا لتقبلها أو ترفضها|ترسل طالبة صورتها من لوحتها ستظهر هنا لتقبليها أو ترفضيها}.',
});
