import { addressed, say } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';
import { TEXTS } from './words.ts';

const ofTexts = countOf(TEXTS, 'genitive');

export const ownTexts = addressed({
  title: 'القرآن الكريم',
  intro: 'نصوص صفّك من المصحف. {اختر|اختاري} نصًّا {واقرأه|واقرئيه} على مهل.',
  begun: (some: number, all: number) =>
    some === 0 ? say`لم {تبدأ|تبدئي} نصًّا بعد. {ابدأ|ابدئي} بالأول` : `بدأت ${formatNumber(some)} من ${ofTexts(all)}`,
  focused: 'تلاوتك المركّزة',
  others: 'نصوص صفّك',
  read: '{ابدأ|ابدئي} القراءة',
  goOn: '{تابع|تابعي} القراءة',
  stoppedAt: (ayah: number) => `وقفت عند الآية ${formatNumber(ayah)}`,
  answered: counted(
    'لا ردود جديدة | {معلّمك ردّ|معلّمتك ردّت} على تسجيلك | {معلّمك ردّ|معلّمتك ردّت} على تسجيلين لك | {معلّمك ردّ|معلّمتك ردّت} على {n} تسجيلات لك | {معلّمك ردّ|معلّمتك ردّت} على {n} تسجيلًا لك | {معلّمك ردّ|معلّمتك ردّت} على {n} تسجيل لك',
  ),
  none: 'لا نصوص لصفّك الآن',
  noneBody: 'حين {يضيف معلّمك|تضيف معلّمتك} نصًّا من القرآن الكريم {تجده|تجدينه} هنا.',
});

export const ownText = addressed({
  back: 'كل النصوص',
  smaller: 'تصغير الخط',
  larger: 'تكبير الخط',
  /** Shown on the two buttons. */
  letter: 'أ',
  gone: 'هذا النص غير متاح الآن',
  goneBody: 'ربما {بدّله معلّمك|بدّلته معلّمتك} بنص آخر. {تجد|تجدين} نصوص صفّك كلها في صفحة القرآن الكريم.',
});

/** The pupil's three places with the Quran. */
export const ownPlaces = {
  label: 'أقسام القرآن الكريم',
  texts: 'نصوصي',
  recitation: 'تسميعي',
  drill: 'كلماتي',
  due: counted(
    'لا كلمات | كلمة حان وقتها | كلمتان حان وقتهما | {n} كلمات حان وقتها | {n} كلمة حان وقتها | {n} كلمة حان وقتها',
  ),
} as const;
