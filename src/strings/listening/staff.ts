import type { AudioSource } from '#domain/listening/audio';
import type { TimesFileProblem } from '#domain/listening/times-file';
import { formatNumber, outOf } from '#strings/plural';
import { verseName } from '#strings/quran/words';
import { formatDuration } from '#strings/recording';
import type { Reciter } from '#wire/listening';
import { listeningRefusals } from './refusals.ts';

/** Minutes and seconds to the millisecond. */
export const timeText = (ms: number): string =>
  `${formatDuration(Math.floor(ms / 1000))}٫${formatNumber(ms % 1000).padStart(3, formatNumber(0))}`;

const lengthText = (ms: number): string => formatDuration(Math.round(ms / 1000));

export const recitationForm = {
  tab: 'إضافة قارئ لنص',
  label: 'تلاوة نص',
  text: 'النص',
  chooseText: 'اختر نصًّا',
  reciter: 'القارئ',
  chooseReciter: 'اختر قارئًا',
  reciterName: ({ name, displayName }: Pick<Reciter, 'name' | 'displayName'>) =>
    name === displayName ? name : `${displayName} (${name})`,
  hasOne: 'لهذا القارئ تلاوة في هذا النص، والحفظ يبدّلها.',
  submit: 'حفظ التلاوة',
  saved: (reciter: string) => `حُفظت التلاوة بصوت ${reciter}`,
  ofAnother: 'هذه تلاوة فُتحت من نص آخر. عُد إلى نصّها، أو ابدأ من جديد.',
  startAnew: 'إفراغ النموذج',
} as const;

export const leaveDraft = {
  title: 'ترك ما لم يُحفظ',
  body: 'في النموذج صوت أو أوقات لم تُحفظ بعد، وسيحلّ غيرها محلّها.',
  confirm: 'ترك ما لم يُحفظ',
} as const;

export const newReciter = {
  open: 'قارئ جديد',
  title: 'قارئ جديد',
  name: 'الاسم الكامل',
  displayName: 'الاسم عند الطلاب',
  submit: 'إضافة القارئ',
  added: (name: string) => `أُضيف القارئ ${name}`,
} as const;

export const sourceNames: Readonly<Record<AudioSource, string>> = {
  link: 'من رابط',
  upload: 'من ملف',
  recording: 'تسجيل في المتصفح',
};

export const recitationList = {
  title: 'تلاوات هذا النص',
  action: 'التلاوات',
  empty: 'لا تلاوة لهذا النص بعد.',
  timed: (times: number, verses: number) => `أوقات ${formatNumber(times)} من ${formatNumber(verses)}`,
  length: (ms: number) => `المدة ${lengthText(ms)}`,
  correct: 'تصحيح',
  remove: 'حذف',
  removed: (reciter: string) => `حُذفت تلاوة ${reciter}`,
} as const;

export const removeRecitation = {
  title: 'حذف التلاوة',
  body: (reciter: string) => `لن يسمع الطلاب هذا النص بصوت ${reciter}، وتُحذف أوقات آياته معه.`,
  confirm: 'حذف التلاوة',
} as const;

export const audioField = {
  title: 'الصوت',
  way: 'من أين الصوت؟',
  ways: { link: 'رابط', upload: 'ملف', recording: 'تسجيل' } satisfies Record<AudioSource, string>,
  link: 'رابط الملف الصوتي',
  linkHint: 'يجلبه الخادم مرة واحدة ويحفظه هنا، فلا يتصل جهاز طالب بموقع آخر.',
  bring: 'جلب الصوت',
  bringing: 'الخادم يجلب الصوت من الرابط...',
  stopBringing: 'إلغاء الجلب',
  choose: 'اختر ملفًّا صوتيًا أو أفلته هنا',
  chooseHint: (most: string) => `mp3 أو m4a أو ogg أو wav، إلى ${most}`,
  record: 'ابدأ التسجيل',
  recordHint: (minutes: number) => `اقرأ النص بصوتك، إلى ${formatNumber(minutes)} دقيقة.`,
  brought: 'وصل الصوت',
  cancelled: 'أُلغي إحضار الصوت، وبقي كل ما كتبته',
  unsent: (name: string, size: string) => `${name} (${size}) لم يصل بعد.`,
  again: 'إعادة الرفع',
  discard: 'ترك الملف',
  unsentPlayer: 'استماع إلى ما لم يصل',
  replace: 'تبديل الصوت',
  keep: 'إبقاء الصوت الحالي',
  player: 'استماع إلى التلاوة',
  speed: 'السرعة',
  speedOf: (rate: number) => `×${formatNumber(rate)}`,
  measuring: 'جارٍ قياس طول الصوت...',
  unplayable: 'تعذّر تشغيل هذا الصوت هنا. أعد المحاولة، أو أحضره بصيغة mp3.',
  tooLong: 'الصوت أطول من ثلاث ساعات. قسّمه وأحضر جزء هذا النص.',
} as const;

export const timesField = {
  title: 'أوقات الآيات',
  way: 'طريقة إدخال الأوقات',
  ways: { typed: 'كتابة', tapped: 'نقر مع الصوت', dragged: 'سحب', file: 'ملف JSON' },
  counted: outOf,
  list: 'بداية كل آية',
  none: 'لا أوقات بعد.',
  verse: verseName,
  beyond: 'زائد',
  check: (name: string, time: string) => `استماع: ${name} عند ${time}`,
  audioFirst: 'أحضر الصوت أولًا.',
  textFirst: 'اختر النص أولًا.',
} as const;

export const typedTimes = {
  label: 'وقت بداية كل آية بالمللي ثانية',
  hint: 'سطر لكل آية، بالترتيب. مثل ٢٥٠٠ لثانيتين ونصف.',
  notNumbers: 'كل سطر رقم صحيح بالمللي ثانية، بلا حروف ولا كسور، ولا سطر فارغ قبل وقت.',
} as const;

export const tappedTimes = {
  next: 'الآية التالية',
  hint: 'انقر عند بداية كل آية، أو اضغط المسافة أو Enter. لك أن توقف الصوت وتكمل.',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  restart: 'البدء من جديد',
  bringBack: 'استرجاع الأوقات السابقة',
  undo: 'تراجع عن الأخيرة',
  waiting: (place: number, verses: number) => `بانتظار بداية الآية ${formatNumber(place)} من ${formatNumber(verses)}`,
  all: 'لكل آية وقتها الآن. احفظ التلاوة، أو صحّح وقتًا بالسحب.',
} as const;

export const draggedTimes = {
  track: 'بدايات الآيات على طول الصوت',
  hint: 'اسحب بداية الآية، أو حرّكها بالأسهم: ٥٠ مللي ثانية، ومع Shift خمس مئة. المسافة تُسمعك منها.',
  handle: (name: string) => `بداية ${name}`,
  previous: 'الآية السابقة',
  following: 'الآية اللاحقة',
  closer: 'تقريب',
  wider: 'توسيع',
  number: formatNumber,
  rightFirst: 'صحّح الأوقات أولًا، ثم حرّكها هنا.',
  timesFirst: 'أدخل الأوقات كتابةً أو نقرًا أولًا، ثم صحّحها هنا بالسحب.',
} as const;

export const timesFile = {
  choose: 'اختر ملف أوقات أو أفلته هنا',
  chooseHint: 'ملف JSON فيه طول الصوت وبصمته والأوقات، كما يُصدَّر من هنا.',
  imported: (count: string) => `أُخذت الأوقات من الملف: ${count}`,
  download: 'تصدير الأوقات',
  nothing: 'لا أوقات صحيحة لتُصدَّر بعد.',
  name: 'times',
} as const;

const { times_missing, times_too_many, times_backwards, times_beyond_end } = listeningRefusals;

export const timesFileProblems: Readonly<Record<TimesFileProblem, string>> = {
  not_json: 'هذا الملف ليس JSON.',
  wrong_shape: 'ليس في هذا الملف طول الصوت وبصمته والأوقات كما ينبغي.',
  other_audio: 'أوقات هذا الملف لصوت آخر: بصمته مختلفة.',
  other_length: 'أوقات هذا الملف لصوت آخر: طوله مختلف.',
  times_missing,
  times_too_many,
  times_backwards,
  times_beyond_end,
};
