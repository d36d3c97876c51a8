import type { AudioSource } from '#domain/listening/audio';
import type { TimesFileProblem } from '#domain/listening/times-file';
import { addressed, say } from '#strings/addressed';
import { formatNumber, outOf } from '#strings/plural';
import { verseName } from '#strings/quran/words';
import { formatDuration } from '#strings/recording';
import type { Reciter } from '#wire/listening';
import { listeningRefusals } from './refusals.ts';

/** Minutes and seconds to the millisecond. */
export const timeText = (ms: number): string =>
  `${formatDuration(Math.floor(ms / 1000))}٫${formatNumber(ms % 1000).padStart(3, formatNumber(0))}`;

const lengthText = (ms: number): string => formatDuration(Math.round(ms / 1000));

export const recitationForm = addressed({
  tab: 'إضافة قارئ لنص',
  label: 'تلاوة نص',
  text: 'النص',
  chooseText: '{اختر|اختاري} نصًّا',
  reciter: 'القارئ',
  chooseReciter: '{اختر|اختاري} قارئًا',
  reciterName: ({ name, displayName }: Pick<Reciter, 'name' | 'displayName'>) =>
    name === displayName ? name : `${displayName} (${name})`,
  hasOne: 'لهذا القارئ تلاوة في هذا النص، والحفظ يبدّلها.',
  submit: 'حفظ التلاوة',
  saved: (reciter: string) => `حُفظت التلاوة بصوت ${reciter}`,
  ofAnother: 'هذه تلاوة فُتحت من نص آخر. {عُد|عودي} إلى نصّها، أو {ابدأ|ابدئي} من جديد.',
  startAnew: 'إفراغ النموذج',
});

export const leaveDraft = {
  title: 'ترك ما لم يُحفظ',
  body: 'في النموذج صوت أو أوقات لم تُحفظ بعد، وسيحلّ غيرها محلّها.',
  confirm: 'ترك ما لم يُحفظ',
} as const;

export const newReciter = addressed({
  open: 'قارئ جديد',
  title: 'قارئ جديد',
  name: 'الاسم الكامل',
  displayName: 'الاسم عند {الطلاب|الطالبات}',
  submit: 'إضافة القارئ',
  added: (name: string) => `أُضيف القارئ ${name}`,
});

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
  body: (reciter: string) => say`{لن يسمع الطلاب|لن تسمع الطالبات} هذا النص بصوت ${reciter}، وتُحذف أوقات آياته معه.`,
  confirm: 'حذف التلاوة',
} as const;

export const audioField = addressed({
  title: 'الصوت',
  way: 'من أين الصوت؟',
  ways: { link: 'رابط', upload: 'ملف', recording: 'تسجيل' } satisfies Record<AudioSource, string>,
  link: 'رابط الملف الصوتي',
  linkHint: 'يجلبه الخادم مرة واحدة ويحفظه هنا، فلا يتصل جهاز {طالب|طالبة} بموقع آخر.',
  bring: 'جلب الصوت',
  bringing: 'الخادم يجلب الصوت من الرابط...',
  stopBringing: 'إلغاء الجلب',
  choose: '{اختر|اختاري} ملفًّا صوتيًا أو {أفلته|أفلتيه} هنا',
  chooseHint: (most: string) => `mp3 أو m4a أو ogg أو wav، إلى ${most}`,
  record: '{ابدأ|ابدئي} التسجيل',
  recordHint: (minutes: number) => say`{اقرأ|اقرئي} النص بصوتك، إلى ${formatNumber(minutes)} دقيقة.`,
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
  unplayable: 'تعذّر تشغيل هذا الصوت هنا. {أعد|أعيدي} المحاولة، أو {أحضره|أحضريه} بصيغة mp3.',
  tooLong: 'الصوت أطول من ثلاث ساعات. {قسّمه وأحضر|قسّميه وأحضري} جزء هذا النص.',
});

export const timesField = addressed({
  title: 'أوقات الآيات',
  way: 'طريقة إدخال الأوقات',
  ways: { typed: 'كتابة', tapped: 'نقر مع الصوت', dragged: 'سحب', file: 'ملف JSON' },
  counted: outOf,
  list: 'بداية كل آية',
  none: 'لا أوقات بعد.',
  verse: verseName,
  beyond: 'زائد',
  check: (name: string, time: string) => `استماع: ${name} عند ${time}`,
  audioFirst: '{أحضر|أحضري} الصوت أولًا.',
  textFirst: '{اختر|اختاري} النص أولًا.',
});

export const typedTimes = {
  label: 'وقت بداية كل آية بالمللي ثانية',
  hint: 'سطر لكل آية، بالترتيب. مثل ٢٥٠٠ لثانيتين ونصف.',
  notNumbers: 'كل سطر رقم صحيح بالمللي ثانية، بلا حروف ولا كسور، ولا سطر فارغ قبل وقت.',
} as const;

export const tappedTimes = addressed({
  next: 'الآية التالية',
  hint: '{انقر|انقري} عند بداية كل آية، أو {اضغط|اضغطي} المسافة أو Enter. لك أن {توقف الصوت وتكمل|توقفي الصوت وتكملي}.',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  restart: 'البدء من جديد',
  bringBack: 'استرجاع الأوقات السابقة',
  undo: 'تراجع عن الأخيرة',
  waiting: (place: number, verses: number) => `بانتظار بداية الآية ${formatNumber(place)} من ${formatNumber(verses)}`,
  all: 'لكل آية وقتها الآن. {احفظ|احفظي} التلاوة، أو {صحّح|صحّحي} وقتًا بالسحب.',
});

export const draggedTimes = addressed({
  track: 'بدايات الآيات على طول الصوت',
  hint: '{اسحب|اسحبي} بداية الآية، أو {حرّكها|حرّكيها} بالأسهم: ٥٠ مللي ثانية، ومع Shift خمس مئة. المسافة تُسمعك منها.',
  handle: (name: string) => `بداية ${name}`,
  previous: 'الآية السابقة',
  following: 'الآية اللاحقة',
  closer: 'تقريب',
  wider: 'توسيع',
  number: formatNumber,
  rightFirst: '{صحّح|صحّحي} الأوقات أولًا، ثم {حرّكها|حرّكيها} هنا.',
  timesFirst: '{أدخل|أدخلي} الأوقات كتابةً أو نقرًا أولًا، ثم {صحّحها|صحّحيها} هنا بالسحب.',
});

export const timesFile = addressed({
  choose: '{اختر|اختاري} ملف أوقات أو {أفلته|أفلتيه} هنا',
  chooseHint: 'ملف JSON فيه طول الصوت وبصمته والأوقات، كما يُصدَّر من هنا.',
  imported: (count: string) => `أُخذت الأوقات من الملف: ${count}`,
  download: 'تصدير الأوقات',
  nothing: 'لا أوقات صحيحة لتُصدَّر بعد.',
  name: 'times',
});

export const timesFileProblems: Readonly<Record<TimesFileProblem, string>> = {
  not_json: 'هذا الملف ليس JSON.',
  wrong_shape: 'ليس في هذا الملف طول الصوت وبصمته والأوقات كما ينبغي.',
  other_audio: 'أوقات هذا الملف لصوت آخر: بصمته مختلفة.',
  other_length: 'أوقات هذا الملف لصوت آخر: طوله مختلف.',
  get times_missing() {
    return listeningRefusals.times_missing;
  },
  times_too_many: listeningRefusals.times_too_many,
  times_backwards: listeningRefusals.times_backwards,
  times_beyond_end: listeningRefusals.times_beyond_end,
};
