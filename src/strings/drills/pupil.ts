import type { DrillAnswer } from '#domain/drills/drill';
import { addressed, say } from '#strings/addressed';
import { moneyObject } from '#strings/money';
import { countOf, WORDS } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';

const drilledWords = countOf(WORDS, 'object');
const moreForms: PluralForms =
  'لا كلمات | بقيت كلمة واحدة | بقيت كلمتان | بقيت {n} كلمات | بقيت {n} كلمة | بقيت {n} كلمة';

export const drillPage = addressed({
  title: 'كلماتي',
  intro: 'كلمات تعثّرت فيها عند التسميع. تعود إليك حتى {تتقنها|تتقنيها}.',
  of: (at: number, all: number) => `الكلمة ${formatNumber(at)} من ${formatNumber(all)}`,
  place: (title: string, ayah: number) => `${title}، الآية ${formatNumber(ayah)}`,
  think: 'ما الكلمة الناقصة؟ {قلها بصوتك ثم اكشفها|قوليها بصوتك ثم اكشفيها}',
  reveal: '{اكشف|اكشفي} الكلمة',
  hint: 'أول حرف',
  hidden: 'كلمة مخفية',
  hinted: (letter: string) => `كلمة مخفية أولها ${letter}`,
  answers: { again: 'نسيتها', hard: 'بصعوبة', good: 'عرفتها' } satisfies Record<DrillAnswer, string>,
  ask: 'كيف كانت؟',
  removed: '{رفع معلّمك|رفعت معلّمتك} هذه الكلمة عنك. إلى التالية!',
  none: 'لا كلمات تنتظرك',
  noneBody: 'حين {تتعثّر|تتعثّرين} في كلمة عند {معلّمك|معلّمتك} تأتيك هنا {لتراجعها|لتراجعيها}.',
  nextAt: (day: string) => `الكلمة التالية يحين وقتها ${day}`,
  failed: 'تعذّر حفظ جوابك. {أعد|أعيدي} المحاولة.',
});

export const drillEnd = addressed({
  finished: 'أتممت مراجعة اليوم!',
  paused: 'أحسنت! {خذ|خذي} نفسًا',
  drilled: (count: number) => `راجعت ${drilledWords(count)}`,
  rewarded: (points: number) => say`كسبت ${moneyObject('points', points)}. {خذها|خذيها} من مكافآتك`,
  alreadyRewarded: 'مكافأة اليوم عندك في مكافآتك. أحسنت!',
  toRewards: 'إلى مكافآتي',
  more: (count: number) => say`${plural(count, moreForms)} {لتنال|لتنالي} مكافأة اليوم`,
  again: 'جولة أخرى',
});

export const drillNotice = addressed({
  title: counted(
    'لا كلمات تنتظرك | كلمة تنتظرك | كلمتان تنتظرانك | {n} كلمات تنتظرك | {n} كلمة تنتظرك | {n} كلمة تنتظرك',
  ),
  body: '{راجعها|راجعيها} الآن لتثبت في قلبك.',
  action: '{راجع|راجعي}',
});

export const hearYourself = addressed({
  record: '{سجّل صوتك واسمعه|سجّلي صوتك واسمعيه}',
  listen: 'صوتك',
  note: 'يبقى عندك ولا يُرسل.',
});
