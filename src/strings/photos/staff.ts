import type { PhotoFilter, PhotoStatus } from '#domain/photos/approval';
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
export const photosPage = {
  title: 'صور الطلاب',
  intro: 'ما أرسله الطلاب لصورهم الشخصية. أول صورة تُقبل تمنح صاحبها مكافأة.',
  filter: 'حالة الصور',
  counted: (status: string, count: number | undefined) =>
    count === undefined ? status : `${status}: ${formatNumber(count)}`,
  list: 'الصور، الأحدث أولًا',
  picture: (name: string) => `صورة ${name}`,
  reviewTitle: 'صورة الطالب',
  /** On the card, which opens the photo. */
  review: (name: string, status: string) => `${name}: ${status}`,
  noFile: 'حلّت محلّها صورة أحدث',
  submittedOn: (moment: string) => `أُرسلت ${moment}`,
  decidedAt: 'القرار',
  reviewedBy: 'راجعها',
  reason: 'سبب الرفض',
  reasonHint: 'يقرؤه الطالب، فاكتبه بلطف وقل له ماذا يفعل.',
  quickReasons: 'أسباب جاهزة',
  parentalConsent: 'وليّ الأمر موافق على نشر الصورة',
  realPhoto: 'صورة حقيقية للطالب نفسه',
  yes: 'نعم',
  no: 'لا',
  approve: 'قبول الصورة',
  reject: 'رفض الصورة',
  approved: (name: string) => `قُبلت صورة ${name}`,
  rejected: (name: string) => `رُفضت صورة ${name}`,
  loadFailed: 'Failed to load approval requests',
  approveFailed: (reason: string) => `Failed to approve image: ${reason}`,
  rejectFailed: (reason: string) => `Failed to reject image: ${reason}`,
} as const;

/** Each says what to do next. */
export const quickReasons = [
  'وجهك غير واضح، صوّر في مكان مضيء',
  'نريد صورة لك أنت وحدك',
  'هذه صورة من الإنترنت، أرسل صورة لك',
  'استأذن وليّ أمرك أولًا ثم أرسلها من جديد',
] as const;

export const noPhotos = {
  title: 'لا صور تنتظرك',
  body: 'حين يرسل طالب صورته من لوحته ستظهر هنا لتقبلها أو ترفضها.',
} as const;
