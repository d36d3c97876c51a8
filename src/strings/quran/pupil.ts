import { countOf } from '#strings/nouns';
import { counted, formatNumber } from '#strings/plural';
import { TEXTS } from './words.ts';

const ofTexts = countOf(TEXTS, 'genitive');

export const ownTexts = {
  title: 'القرآن الكريم',
  intro: 'نصوص صفّك من المصحف. اختر نصًّا واقرأه على مهل.',
  begun: (some: number, all: number) =>
    some === 0 ? 'لم تبدأ نصًّا بعد. ابدأ بالأول' : `بدأت ${formatNumber(some)} من ${ofTexts(all)}`,
  focused: 'تلاوتك المركّزة',
  others: 'نصوص صفّك',
  read: 'ابدأ القراءة',
  goOn: 'تابع القراءة',
  stoppedAt: (ayah: number) => `وقفت عند الآية ${formatNumber(ayah)}`,
  answered: counted(
    'لا ردود جديدة | معلّمك ردّ على تسجيلك | معلّمك ردّ على تسجيلين لك | معلّمك ردّ على {n} تسجيلات لك | معلّمك ردّ على {n} تسجيلًا لك | معلّمك ردّ على {n} تسجيل لك',
  ),
  none: 'لا نصوص لصفّك الآن',
  noneBody: 'حين يضيف معلّمك نصًّا من القرآن الكريم تجده هنا.',
} as const;

export const ownText = {
  back: 'كل النصوص',
  smaller: 'تصغير الخط',
  larger: 'تكبير الخط',
  /** Shown on the two buttons. */
  letter: 'أ',
  gone: 'هذا النص غير متاح الآن',
  goneBody: 'ربما بدّله معلّمك بنص آخر. تجد نصوص صفّك كلها في صفحة القرآن الكريم.',
} as const;

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
