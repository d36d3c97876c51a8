import { PROFILE_IMAGE_COINS } from '#domain/rewards/kinds';
import { addressed } from '#strings/addressed';
import { moneyObject } from '#strings/money';

/** What the pupil reads. */
export const ownPhoto = addressed({
  title: 'صورتي',
  open: 'صورتي: {غيّرها|غيّريها} أو {أضف|أضيفي} صورة',
  openPending: 'صورتي: تنتظر موافقة {معلّمك|معلّمتك}',
  openRejected: 'صورتي: {أرسل|أرسلي} صورة أخرى',
  withheld: 'حسابك بلا صورة',
  withheldBody: 'هكذا اتفقت أسرتك ومدرستك، وحرف اسمك هنا يكفينا لنعرفك.',
  current: 'صورتك الآن',
  sentOne: 'الصورة التي أرسلتها',
  first: '{أضف|أضيفي} صورتك {ليعرفك معلّمك|لتعرفك معلّمتك}',
  firstReward: `إذا {وافق معلّمك|وافقت معلّمتك} عليها كسبت ${moneyObject('coins', PROFILE_IMAGE_COINS)}`,
  change: 'هل {تريد|تريدين} صورة جديدة؟ {أرسلها|أرسليها} {وسيراها معلّمك|وستراها معلّمتك} أولًا',
  pending: 'صورتك تنتظر موافقة {معلّمك|معلّمتك}',
  pendingBody: 'ستظهر هنا حين {يوافق|توافق} عليها.',
  rejected: 'نحتاج إلى صورة أخرى',
  rejectedBody: '{كتب لك معلّمك|كتبت لك معلّمتك}:',
  tryAgain: 'لا بأس، {جرّب|جرّبي} صورة أخرى!',
  choose: '{اختر|اختاري} صورة',
  chooseAnother: '{أرسل|أرسلي} صورة غيرها',
  chooseHint: 'أي صورة من جهازك',
  take: '{التقط|التقطي} صورة',
  takeBack: '{اسحب|اسحبي} الصورة',
  takenBack: 'سُحبت صورتك',
  crop: '{ضع|ضعي} وجهك في الدائرة',
  cropHint: '{اسحب|اسحبي} الصورة لتحريكها، أو {استعمل|استعملي} الأسهم. {وكبّرها|وكبّريها} بالشريط.',
  cropArea: 'الصورة: {حرّكها|حرّكيها} بالسحب أو بالأسهم، {وكبّرها|وكبّريها} بزائد وناقص',
  zoom: 'التكبير',
  preview: 'هكذا ستظهر',
  send: '{أرسلها|أرسليها}',
  another: '{غيّرها|غيّريها}',
  yours: 'صورتك',
  cancelled: 'أُلغي رفع صورتك',
  sent: 'أُرسلت صورتك إلى {معلّمك|معلّمتك}',
  /** The specification's words, with the status the server answered. */
  uploadFailed: (status: number) => `Upload failed: ${status}`,
});
