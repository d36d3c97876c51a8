import type { Period, PupilBoard } from '#domain/glory/boards';
import type { Days } from '#domain/glory/periods';
import { lazily } from '#domain/lazily';
import { addressed, say } from '#strings/addressed';
import { GREGORIAN, HIJRI } from '#strings/dates';
import { moneyText, signedMoney } from '#strings/money';
import { countOf, LESSONS, PUPILS } from '#strings/nouns';
import { counted, formatNumber, percent } from '#strings/plural';

export const gloryTitle = 'قمم المجد';

export const boardTitles: Readonly<Record<PupilBoard, string>> = addressed({
  points: 'الأكثر نقاطًا',
  wealth: 'الأغنى رصيدًا',
  helpers: '{أفضل مساعدي المعلّم|أفضل مساعدات المعلّمة}',
  generous: 'أكرم {المساعدين|المساعدات}',
  improved: 'الأكثر تحسّنًا',
  regular: 'الأكثر انتظامًا',
  helpful: 'الأكثر عونًا',
});

export const gradeBoardTitles = {
  classes: 'الصفوف في الحصص',
  exams: 'الصفوف في الاختبارات',
  grades: 'صفّ أمام صفّ',
} as const;

export const periodNames: Readonly<Record<Period, string>> = {
  week: 'هذا الأسبوع',
  month: 'هذا الشهر',
  all: 'كل الأوقات',
};

export const doorsName = 'أبواب أخرى إلى القمة';

const marks = countOf('علامة إيجابية | علامتان إيجابيتان | علامات إيجابية');
const stars = countOf('نجمة | نجمتان | نجوم');
const points = (value: number): string => moneyText('points', value);
const coins = (value: number): string => moneyText('coins', value);

const ratings = lazily(
  () => new Intl.NumberFormat('ar-SA-u-nu-arab', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** What is counted on a board, as it is said there. */
export const boardValues: Readonly<Record<PupilBoard, (value: number) => string>> = {
  points,
  wealth: coins,
  helpers: (value) => `${ratings().format(value / 100)} من ٥`,
  generous: marks,
  improved: (value) => signedMoney('points', value),
  regular: percent,
  helpful: stars,
};

/** How far the next is; an average is not walked towards step by step. */
export const boardDistances: Readonly<Partial<Record<PupilBoard, (distance: number) => string>>> = {
  points,
  wealth: coins,
  generous: marks,
  improved: points,
  helpful: stars,
};

const lessons = countOf(LESSONS);
const ofPupils = countOf(PUPILS, 'genitive');

const wholeDay = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const gregorian = lazily(() => new Intl.DateTimeFormat(GREGORIAN, wholeDay));
const hijri = lazily(() => new Intl.DateTimeFormat(HIJRI, wholeDay));
const month = lazily(() => new Intl.DateTimeFormat(GREGORIAN, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Both calendars, as on the classroom's wall. */
export const weekText = ({ first, last }: Days): string =>
  `${gregorian().formatRange(at(first), at(last))}، ${hijri().formatRange(at(first), at(last))}`;
export const monthText = ({ first }: Days): string => month().format(at(first));
const dayText = (day: string): string => gregorian().format(at(day));

export const gradeBoards = {
  positive: (value: number) => `${percent(value)} علامات إيجابية`,
  sessions: (count: number, best: number, day: string) =>
    `${lessons(count)} · أفضلها ${percent(best)} في ${dayText(day)}`,
  perfect: (value: number) => `${percent(value)} بدرجة كاملة`,
  papers: (perfect: number, papers: number, day: string) =>
    `٤٠/٤٠ لـ${formatNumber(perfect)} من ${ofPupils(papers)} · اختبار ${dayText(day)}`,
  earned: (value: number) => say`${points(value)} لكل {طالب|طالبة}`,
  among: (pupils: number) => `من ${ofPupils(pupils)}`,
  tooLittle: 'لا توجد بيانات كافية لعرض ترتيب هذه المرحلة',
} as const;

export const boardWords = addressed({
  none: 'لا توجد بيانات',
  beFirst: '{كن|كوني} {أول الصاعدين|أولى الصاعدات}!',
  more: counted(
    ' | {ومعهم طالب آخر|ومعهن طالبة أخرى} بالقيمة نفسها | {ومعهم طالبان آخران|ومعهن طالبتان أخريان} بالقيمة نفسها | {ومعهم|ومعهن} {n} {آخرون|أخريات} بالقيمة نفسها | {ومعهم|ومعهن} {n} {آخرون|أخريات} بالقيمة نفسها | {ومعهم|ومعهن} {n} {آخرون|أخريات} بالقيمة نفسها',
  ),
  place: (place: number) => `المركز ${formatNumber(place)}`,
  asOf: (time: string) => `حُسبت الساعة ${time}`,
});

export const championWords = addressed({
  last: '{أبطال|بطلات} آخر أسبوع',
  weeks: '{أبطال|بطلات} الأسابيع الماضية',
  months: '{أبطال|بطلات} الشهور الماضية',
});
