import { formatNumber, type PluralForms, plural } from '#strings/plural';

const wordForms: PluralForms = 'بلا كلمات | كلمة واحدة | كلمتان | {n} كلمات | {n} كلمة | {n} كلمة';
const pointForms: PluralForms = 'بلا نقاط | نقطة واحدة | نقطتان | {n} نقاط | {n} نقطة | {n} نقطة';

export const drillPage = {
  title: 'كلماتي',
  intro: 'كلمات تعثّرت فيها عند التسميع. تعود إليك حتى تتقنها.',
  back: 'القرآن الكريم',
  due: (count: number) => `${plural(count, wordForms)} حان وقتها`,
  of: (at: number, all: number) => `${formatNumber(at)} من ${formatNumber(all)}`,
  place: (title: string, ayah: number) => `${title}، الآية ${formatNumber(ayah)}`,
  think: 'ما الكلمة الناقصة؟ قلها ثم اكشفها',
  reveal: 'اكشف الكلمة',
  hint: 'أول حرف',
  hidden: 'كلمة مخفية',
  answers: { again: 'نسيتها', hard: 'تذكّرتها بصعوبة', good: 'عرفتها' },
  ask: 'كيف كانت؟',
  finished: 'أتممت مراجعة اليوم!',
  rewarded: (points: number) => `كسبت ${plural(points, pointForms)}، تجدها في مكافآتك`,
  alreadyRewarded: 'أخذت مكافأة اليوم من قبل. أحسنت على الزيادة!',
  none: 'لا كلمات تنتظرك',
  noneBody: 'حين تتعثّر في كلمة عند معلّمك تأتيك هنا لتراجعها.',
  nextAt: (day: string) => `الكلمة التالية يحين وقتها ${day}`,
  failed: 'تعذّر حفظ جوابك. أعد المحاولة.',
} as const;
