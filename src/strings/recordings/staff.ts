import type { RecordingFilter } from '#domain/recordings/recordings';
import { addressed, say, together } from '#strings/addressed';
import { formatNumber, type PluralForms, plural } from '#strings/plural';
import { markNames } from './words.ts';

const waitingForms: PluralForms =
  'لا تسجيل ينتظرك | تسجيل واحد ينتظرك | تسجيلان ينتظرانك | {n} تسجيلات تنتظرك | {n} تسجيلًا ينتظرك | {n} تسجيل ينتظرك';

export const waitingRecordings = (count: number): string => plural(count, waitingForms);

export const filterNames: Readonly<Record<RecordingFilter, string>> = {
  sent: 'تنتظر الردّ',
  answered: 'رددت عليها',
  all: 'الكل',
};

export const recordingsPage = addressed({
  title: 'تسميع {الطلاب|الطالبات}',
  intro:
    'آيات {سجّلها الطلاب بأصواتهم وأرسلوها. ما احتفظ به الطالب لنفسه|سجّلتها الطالبات بأصواتهن وأرسلنها. ما احتفظت به الطالبة لنفسها} لا يظهر هنا.',
  filter: 'حالة التسجيلات',
  counted: (status: string, count: number | undefined) =>
    count === undefined ? status : `${status}: ${formatNumber(count)}`,
  list: 'التسجيلات، الأحدث أولًا',
  only: (name: string) => `تسجيلات ${name}`,
  everybody: 'كل {الطلاب|الطالبات}',
  onlyThis: 'تسجيلات {هذا الطالب|هذه الطالبة}',
  place: (title: string, verse: string) => `${title}، ${verse}`,
  listen: (name: string) => say`{استمع|استمعي} إلى تلاوة ${name}`,
  sentAt: (moment: string) => `أُرسل ${moment}`,
  goesAt: (day: string) => `يُحذف ${day}`,
  isKept: 'محفوظ بعد نهاية الفصل',
  keep: '{احتفظ|احتفظي} به',
  letGo: '{لا تحتفظ|لا تحتفظي} به',
  keptNow: (name: string) => `يبقى تسجيل ${name} بعد نهاية الفصل`,
  letGoNow: (name: string) => `يُحذف تسجيل ${name} في موعده`,
  answer: 'ردّ',
  answerAgain: 'تعديل الردّ',
  answeredBy: (by: string | null, moment: string) =>
    by === null ? `رُدّ عليه ${moment}` : say`{ردّ|ردّت} ${by}، ${moment}`,
  hearAnswer: '{استمع|استمعي} إلى الردّ الصوتي',
});

export const noRecordings = addressed({
  title: 'لا تسجيلات تنتظرك',
  body: 'حين {يرسل طالب تلاوته لآية تجدها هنا لتسمعها وتردّ|ترسل طالبة تلاوتها لآية تجدينها هنا لتسمعيها وتردّي} عليها.',
});

export const answerForm = addressed({
  title: 'الردّ على التسميع',
  mark: 'التقدير',
  marks: together<typeof markNames & { none: string }>(markNames, { none: 'بلا تقدير' }),
  empty: '{اختر|اختاري} تقديرًا، أو {اكتب|اكتبي} ملاحظة، أو {سجّل|سجّلي} ردّك.',
  note: 'ملاحظة',
  noteHint: '{يقرؤها الطالب: ابدأ بما أحسن|تقرؤها الطالبة: ابدئي بما أحسنت} فيه.',
  voice: '{ردّ|ردّي} بصوتك',
  record: '{سجّل|سجّلي} ردّك',
  own: '{استمع|استمعي} إلى ردّك',
  removeVoice: 'حذف ردّك الصوتي',
  replaces: 'الردّ الجديد يحلّ محلّ السابق كله، ومعه ما سجّلته بصوتك.',
  submit: 'إرسال الردّ',
  done: (name: string) => `وصل ردّك إلى ${name}`,
  cancelled: 'أُوقف الإرسال، وردّك باقٍ كما كتبته',
});

const saidForms: PluralForms =
  '{لم يسجّل|لم تسجّل} هذا النص | {سجّله|سجّلته} مرة | {سجّله|سجّلته} مرتين | {سجّله|سجّلته} {n} مرات | {سجّله|سجّلته} {n} مرة | {سجّله|سجّلته} {n} مرة';

/** Beside a text, of one pupil. */
export const pupilSaid = addressed({
  pupil: '{الطالب|الطالبة}',
  everybody: 'كل {الطلاب|الطالبات}',
  said: (sent: number, waiting: number) =>
    waiting > 0 ? `${plural(sent, saidForms)}، ${plural(waiting, waitingForms)}` : plural(sent, saidForms),
});

export const leaveVoice = addressed({
  title: 'ردّك الصوتي لم يُرسل بعد',
  body: 'إن أغلقت الآن ضاع ما سجّلته.',
  confirm: '{اتركه|اتركيه}',
});
