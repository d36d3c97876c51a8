import type { Mode, RepeatPause, RepeatTimes, Speed } from '#domain/listening/playback';
import { addressed, say } from '#strings/addressed';
import { countOf, TIMES } from '#strings/nouns';
import { formatNumber, plural } from '#strings/plural';
import { verseName } from '#strings/quran/words';

export const listening = addressed({
  title: 'الاستماع إلى التلاوة',
  none: 'لا تلاوة مسموعة لهذا النص بعد',
  start: '{استمع|استمعي} إلى التلاوة',
  goOn: (ayah: number) => say`{تابع|تابعي} الاستماع من الآية ${formatNumber(ayah)}`,
  by: (reciter: string) => `بصوت ${reciter}`,
  pressVerse: '{اضغط|اضغطي} آية {لتسمعها|لتسمعيها}',
  /** Of the button that names the verse and leads back to it. */
  verse: verseName,
  showVerse: 'أرني الآية',
  /** While it is silent between two times. */
  yourTurn: 'دورك، {ردّد|ردّدي} الآية',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  next: 'التالية',
  nextVerse: 'الآية التالية',
  previous: 'السابقة',
  previousVerse: 'الآية السابقة',
  close: 'إغلاق الاستماع',
  loading: 'جارٍ تحميل التلاوة...',
  failed: 'تعذّر تشغيل التلاوة. {تحقّق|تحقّقي} من الشبكة ثم {أعد|أعيدي} المحاولة',
  settings: 'خيارات الاستماع',
  mode: 'طريقة الاستماع',
  modes: { continuous: 'متواصل', single: 'آية واحدة', repeat: '{كرّر|كرّري} الآية' } satisfies Record<Mode, string>,
  times: 'عدد المرات',
  more: 'مرات أكثر',
  fewer: 'مرات أقل',
  silence: 'سكتة {لتردّد|لتردّدي} فيها',
  speed: 'السرعة',
  reciter: 'القارئ',
  from: 'من الآية',
  to: 'إلى الآية',
  range: 'آيات أسمعها',
  whole: 'كل النص',
  keys: 'من لوحة المفاتيح: المسافة للتشغيل والإيقاف، والسهم الأيسر للآية التالية، والأيمن للسابقة.',
});

const countTimes = countOf(TIMES, 'object');

export const timesText = (times: RepeatTimes): string => (times === null ? 'بلا توقف' : countTimes(times));

export const silenceText = (pause: RepeatPause): string => {
  if (pause === 'verse') return 'بطول الآية';
  return plural(pause, 'بلا سكتة | ثانية | ثانيتان | {n} ثوانٍ | {n} ثانية | {n} ثانية');
};

export const speedText = (speed: Speed): string => (speed === 1 ? 'عادية' : `${formatNumber(speed)}×`);
