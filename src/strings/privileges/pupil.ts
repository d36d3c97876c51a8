import type { PickStatus } from '#domain/privileges/pick';
import { addressed, say } from '#strings/addressed';

/** What the pupil reads. */
export const ownPrivileges = addressed({
  title: 'امتيازاتي',
  intro: '{احجز|احجزي} امتيازًا، {وسيخبرك معلّمك متى تناله|وستخبرك معلّمتك متى تنالينه}.',
  offers: '{اختر|اختاري} ما {تحب|تحبين}',
  ready: 'لك وجاهزة للحجز',
  book: '{احجزه|احجزيه}',
  bookNamed: (text: string) => say`{احجز|احجزي}: ${text}`,
  booked: 'محجوز لك',
  bookedNow: (text: string) => say`حجزت «${text}». {سيراه معلّمك|ستراه معلّمتك} قريبًا`,
  ask: (text: string) => say`{تحجز|تحجزين} «${text}»؟`,
  askBody: '{سيراه معلّمك ويخبرك متى تناله|ستراه معلّمتك وتخبرك متى تنالينه}. يمكنك أن تلغيه ما دام ينتظر.',
  cancel: '{ألغِ|ألغي} الحجز',
  cancelNamed: (text: string) => say`{ألغِ|ألغي} حجز: ${text}`,
  cancelTitle: (text: string) => say`{تلغي|تلغين} حجز «${text}»؟`,
  cancelBody: 'لن {يراه معلّمك|تراه معلّمتك} بعد الآن، ويمكنك حجزه مرة أخرى.',
  cancelled: 'أُلغي الحجز',
  own: 'ما حجزته',
  bookedAt: (moment: string) => `حجزته ${moment}`,
  noOffers: 'لا يوجد امتياز معروض الآن',
  noOffersBody: 'حين {يعرض معلّمك|تعرض معلّمتك} امتيازًا جديدًا سيظهر هنا. {عُد|عودي} قريبًا!',
  nothingBooked: 'لم {تحجز|تحجزي} شيئًا بعد',
  nothingBookedBody: 'ما {تحجزه|تحجزينه} يظهر هنا مع ردّ {معلّمك|معلّمتك}.',
  status: {
    unclaimed: 'جاهز للحجز',
    waiting: 'بانتظار {معلّمك|معلّمتك}',
    done: 'نلته، مبارك!',
    rejected: 'ليس هذه المرة',
  } as Record<PickStatus, string>,
  comment: '{قال معلّمك|قالت معلّمتك}:',
  refunded: 'عاد إليك ثمنه',
});
