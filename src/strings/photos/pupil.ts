import { PROFILE_IMAGE_COINS } from '#domain/rewards/kinds';
import { moneyObject } from '#strings/money';

/** What the pupil reads. */
export const ownPhoto = {
  title: 'صورتي',
  open: 'صورتي: غيّرها أو أضف صورة',
  openPending: 'صورتي: تنتظر موافقة معلّمك',
  openRejected: 'صورتي: أرسل صورة أخرى',
  current: 'صورتك الآن',
  sentOne: 'الصورة التي أرسلتها',
  first: 'أضف صورتك ليعرفك معلّمك',
  firstReward: `إذا وافق معلّمك عليها كسبت ${moneyObject('coins', PROFILE_IMAGE_COINS)}`,
  change: 'هل تريد صورة جديدة؟ أرسلها وسيراها معلّمك أولًا',
  pending: 'صورتك تنتظر موافقة معلّمك',
  pendingBody: 'ستظهر هنا حين يوافق عليها.',
  rejected: 'نحتاج إلى صورة أخرى',
  rejectedBody: 'كتب لك معلّمك:',
  tryAgain: 'لا بأس، جرّب صورة أخرى!',
  choose: 'اختر صورة',
  chooseAnother: 'أرسل صورة غيرها',
  chooseHint: 'أي صورة من جهازك',
  take: 'التقط صورة',
  takeBack: 'اسحب الصورة',
  takenBack: 'سُحبت صورتك',
  crop: 'ضع وجهك في الدائرة',
  cropHint: 'اسحب الصورة لتحريكها، أو استعمل الأسهم. وكبّرها بالشريط.',
  cropArea: 'الصورة: حرّكها بالسحب أو بالأسهم، وكبّرها بزائد وناقص',
  zoom: 'التكبير',
  preview: 'هكذا ستظهر',
  send: 'أرسلها',
  another: 'غيّرها',
  yours: 'صورتك',
  cancelled: 'أُلغي رفع صورتك',
  sent: 'أُرسلت صورتك إلى معلّمك',
  /** The specification's words, with the status the server answered. */
  uploadFailed: (status: number) => `Upload failed: ${status}`,
} as const;
