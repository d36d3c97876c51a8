import type { PickStatus } from '#domain/privileges/pick';

/** What the pupil reads. */
export const ownPrivileges = {
  title: 'امتيازاتي',
  intro: 'احجز امتيازًا، وسيخبرك معلّمك متى تناله.',
  offers: 'اختر ما تحب',
  ready: 'لك وجاهزة للحجز',
  book: 'احجزه',
  bookNamed: (text: string) => `احجز: ${text}`,
  booked: 'محجوز لك',
  bookedNow: (text: string) => `حجزت «${text}». سيراه معلّمك قريبًا`,
  ask: (text: string) => `تحجز «${text}»؟`,
  askBody: 'سيراه معلّمك ويخبرك متى تناله. يمكنك أن تلغيه ما دام ينتظر.',
  cancel: 'ألغِ الحجز',
  cancelNamed: (text: string) => `ألغِ حجز: ${text}`,
  cancelTitle: (text: string) => `تلغي حجز «${text}»؟`,
  cancelBody: 'لن يراه معلّمك بعد الآن، ويمكنك حجزه مرة أخرى.',
  cancelled: 'أُلغي الحجز',
  own: 'ما حجزته',
  bookedAt: (moment: string) => `حجزته ${moment}`,
  noOffers: 'لا يوجد امتياز معروض الآن',
  noOffersBody: 'حين يعرض معلّمك امتيازًا جديدًا سيظهر هنا. عُد قريبًا!',
  nothingBooked: 'لم تحجز شيئًا بعد',
  nothingBookedBody: 'ما تحجزه يظهر هنا مع ردّ معلّمك.',
  status: {
    unclaimed: 'جاهز للحجز',
    waiting: 'بانتظار معلّمك',
    done: 'نلته، مبارك!',
    rejected: 'ليس هذه المرة',
  } as Record<PickStatus, string>,
  comment: 'قال معلّمك:',
  refunded: 'عاد إليك ثمنه',
} as const;
