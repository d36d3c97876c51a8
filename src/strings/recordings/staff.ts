import type { RecordingFilter } from '#domain/recordings/recordings';
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

export const recordingsPage = {
  title: 'تسميع الطلاب',
  intro: 'آيات سجّلها الطلاب بأصواتهم وأرسلوها. ما احتفظ به الطالب لنفسه لا يظهر هنا.',
  filter: 'حالة التسجيلات',
  counted: (status: string, count: number | undefined) =>
    count === undefined ? status : `${status}: ${formatNumber(count)}`,
  list: 'التسجيلات، الأحدث أولًا',
  only: (name: string) => `تسجيلات ${name}`,
  everybody: 'كل الطلاب',
  onlyThis: 'تسجيلات هذا الطالب',
  place: (title: string, verse: string) => `${title}، ${verse}`,
  listen: (name: string) => `استمع إلى تلاوة ${name}`,
  sentAt: (moment: string) => `أُرسل ${moment}`,
  goesAt: (day: string) => `يُحذف ${day}`,
  isKept: 'محفوظ بعد نهاية الفصل',
  keep: 'احتفظ به',
  letGo: 'لا تحتفظ به',
  keptNow: (name: string) => `يبقى تسجيل ${name} بعد نهاية الفصل`,
  letGoNow: (name: string) => `يُحذف تسجيل ${name} في موعده`,
  answer: 'ردّ',
  answerAgain: 'تعديل الردّ',
  answeredBy: (by: string | null, moment: string) => (by === null ? `رُدّ عليه ${moment}` : `ردّ ${by}، ${moment}`),
  hearAnswer: 'استمع إلى الردّ الصوتي',
} as const;

export const noRecordings = {
  title: 'لا تسجيلات تنتظرك',
  body: 'حين يرسل طالب تلاوته لآية تجدها هنا لتسمعها وتردّ عليها.',
} as const;

export const answerForm = {
  title: 'الردّ على التسميع',
  mark: 'التقدير',
  marks: { ...markNames, none: 'بلا تقدير' },
  empty: 'اختر تقديرًا، أو اكتب ملاحظة، أو سجّل ردّك.',
  note: 'ملاحظة',
  noteHint: 'يقرؤها الطالب: ابدأ بما أحسن فيه.',
  voice: 'ردّ بصوتك',
  record: 'سجّل ردّك',
  own: 'استمع إلى ردّك',
  removeVoice: 'حذف ردّك الصوتي',
  replaces: 'الردّ الجديد يحلّ محلّ السابق كله، ومعه ما سجّلته بصوتك.',
  submit: 'إرسال الردّ',
  done: (name: string) => `وصل ردّك إلى ${name}`,
  cancelled: 'أُوقف الإرسال، وردّك باقٍ كما كتبته',
} as const;

const saidForms: PluralForms = 'لم يسجّل هذا النص | سجّله مرة | سجّله مرتين | سجّله {n} مرات | سجّله {n} مرة | سجّله {n} مرة';

/** Beside a text, of one pupil. */
export const pupilSaid = {
  pupil: 'الطالب',
  everybody: 'كل الطلاب',
  said: (sent: number, waiting: number) =>
    waiting > 0 ? `${plural(sent, saidForms)}، ${plural(waiting, waitingForms)}` : plural(sent, saidForms),
} as const;

export const leaveVoice = {
  title: 'ردّك الصوتي لم يُرسل بعد',
  body: 'إن أغلقت الآن ضاع ما سجّلته.',
  confirm: 'اتركه',
} as const;
