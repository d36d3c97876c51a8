import type { DrillAnswer } from '#domain/drills/drill';
import { moneyObject } from '#strings/money';
import { countOf, WORDS } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';

const drilledWords = countOf(WORDS, 'object');
const moreForms: PluralForms =
  'لا كلمات | بقيت كلمة واحدة | بقيت كلمتان | بقيت {n} كلمات | بقيت {n} كلمة | بقيت {n} كلمة';

export const drillPage = {
  title: 'كلماتي',
  intro: 'كلمات تعثّرت فيها عند التسميع. تعود إليك حتى تتقنها.',
  of: (at: number, all: number) => `الكلمة ${formatNumber(at)} من ${formatNumber(all)}`,
  place: (title: string, ayah: number) => `${title}، الآية ${formatNumber(ayah)}`,
  think: 'ما الكلمة الناقصة؟ قلها بصوتك ثم اكشفها',
  reveal: 'اكشف الكلمة',
  hint: 'أول حرف',
  hidden: 'كلمة مخفية',
  hinted: (letter: string) => `كلمة مخفية أولها ${letter}`,
  answers: { again: 'نسيتها', hard: 'بصعوبة', good: 'عرفتها' } satisfies Record<DrillAnswer, string>,
  ask: 'كيف كانت؟',
  removed: 'رفع معلّمك هذه الكلمة عنك. إلى التالية!',
  none: 'لا كلمات تنتظرك',
  noneBody: 'حين تتعثّر في كلمة عند معلّمك تأتيك هنا لتراجعها.',
  nextAt: (day: string) => `الكلمة التالية يحين وقتها ${day}`,
  failed: 'تعذّر حفظ جوابك. أعد المحاولة.',
} as const;

export const drillEnd = {
  finished: 'أتممت مراجعة اليوم!',
  paused: 'أحسنت! خذ نفسًا',
  drilled: (count: number) => `راجعت ${drilledWords(count)}`,
  rewarded: (points: number) => `كسبت ${moneyObject('points', points)}. خذها من مكافآتك`,
  alreadyRewarded: 'مكافأة اليوم عندك في مكافآتك. أحسنت!',
  toRewards: 'إلى مكافآتي',
  more: (count: number) => `${plural(count, moreForms)} لتنال مكافأة اليوم`,
  again: 'جولة أخرى',
} as const;

export const drillNotice = {
  title: counted(
    'لا كلمات تنتظرك | كلمة تنتظرك | كلمتان تنتظرانك | {n} كلمات تنتظرك | {n} كلمة تنتظرك | {n} كلمة تنتظرك',
  ),
  body: 'راجعها الآن لتثبت في قلبك.',
  action: 'راجع',
} as const;

export const hearYourself = {
  record: 'سجّل صوتك واسمعه',
  listen: 'صوتك',
  note: 'يبقى عندك ولا يُرسل.',
} as const;
