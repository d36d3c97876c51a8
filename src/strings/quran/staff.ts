import type { Difference } from '#domain/quran/comparing';
import type { NamedVerses } from '#domain/quran/naming';
import { addressed, say } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { formatNumber } from '#strings/plural';
import { surahTitle, TEXTS, versesFrom, wordCount } from './words.ts';

/** As a source names verses, so that it can be taken over. */
export const placeText = ({ surahName, fromAyah, toAyah }: NamedVerses): string =>
  `${surahTitle(surahName)}، ${versesFrom(fromAyah, toAyah, ' إلى ')}`;

/** No dot between them: beside digits it reads as a zero. */
export const sizedPlaceText = (place: NamedVerses, words: number): string =>
  `${placeText(place)} (${wordCount(words)})`;

/** The specification's English messages stand to the letter (D-31). */
export const quranPage = addressed({
  title: 'القرآن الكريم',
  intro:
    'نصوص كل صف كما في المصحف: {اختر|اختاري} الآيات أو {الصقها، ورتّبها كما يراها الطلاب|الصقيها، ورتّبيها كما تراها الطالبات}.',
  views: 'النصوص أو إضافة نص أو قارئ',
  list: 'النصوص',
  add: 'إضافة نص',
  loadFailed: 'Failed to load texts',
  added: 'Text added successfully',
  fillIn: 'Please fill in all required fields',
});

export const textList = addressed({
  label: 'نصوص الصف بترتيبها عند {الطلاب|الطالبات}',
  counted: countOf(TEXTS),
  keys: 'للترتيب بلوحة المفاتيح: Alt مع السهم لأعلى أو لأسفل.',
  version: (version: number) => `الإصدار ${formatNumber(version)}`,
  addedAt: (day: string) => `أُضيف ${day}`,
  shown: '{يراه الطلاب|تراه الطالبات}',
  hidden: 'مخفي عن {الطلاب|الطالبات}',
  focused: 'التلاوة المركّزة',
  open: 'قراءة',
  rename: 'تسمية',
  replace: 'تبديل الآيات',
  hide: 'إخفاء',
  show: 'إظهار',
  focus: 'للتلاوة المركّزة',
  up: (title: string) => `تقديم ${title}`,
  down: (title: string) => `تأخير ${title}`,
  moved: (title: string, place: number, of: number) =>
    `«${title}» الآن في الموضع ${formatNumber(place)} من ${formatNumber(of)}`,
  hiddenNow: (title: string) => say`أُخفي «${title}» عن {الطلاب|الطالبات}`,
  shownNow: (title: string) => say`{يرى الطلاب|ترى الطالبات} «${title}» الآن`,
  focusedNow: (title: string) => `«${title}» هو نص التلاوة المركّزة الآن`,
  empty: 'لا نصوص لهذا الصف بعد',
  emptyBody: '{أضف|أضيفي} أول نص: {اختر|اختاري} السورة والآيات، أو {الصق|الصقي} النص ليُقارن بالمصحف.',
});

export const hideFocused = {
  title: 'إخفاء نص التلاوة المركّزة',
  body: (title: string) =>
    say`«${title}» هو نص التلاوة المركّزة لهذا الصف. بعد إخفائه لا يبقى للصف نص مركّز حتى {تختار|تختاري} غيره.`,
  confirm: 'إخفاء',
} as const;

export const renameText = {
  title: 'تغيير العنوان',
  save: 'حفظ',
  saved: (title: string) => `حُفظ العنوان «${title}»`,
} as const;

export const replaceText = {
  title: 'تبديل الآيات',
  newVersion: (title: string, version: number) =>
    say`الآيات الجديدة هي الإصدار ${formatNumber(version)} من «${title}»، ويحلّ محلّ النص عند {الطلاب|الطالبات}. علامات {الطلاب|الطالبات} تبقى مع الإصدار السابق، ويبدأ الجديد بلا علامات. والصوت لا ينتقل إليه: تُضاف تلاوات القرّاء وأوقات آياتها من جديد، وتبقى تسجيلات {الطلاب|الطالبات} مع السابق.`,
  submit: 'حفظ إصدار جديد',
  done: (title: string, version: number) => `«${title}» الآن في إصداره ${formatNumber(version)}`,
} as const;

export const textFields = addressed({
  title: 'العنوان',
  titleHint: 'يُقترح من اسم السورة، ولك أن {تغيّره|تغيّريه}.',
  surah: 'السورة',
  surahHint: '{اكتب|اكتبي} من اسم السورة أو رقمها.',
  surahName: (surah: number, name: string) => `${formatNumber(surah)}. ${name}`,
  noSurah: 'لا توجد سورة بهذا الاسم أو الرقم',
  from: 'من الآية',
  to: 'إلى الآية',
  preview: 'النص كما في المصحف',
  nothingToPreview: '{اختر|اختاري} السورة والآيات {لترى|لتري} النص هنا قبل حفظه.',
  nothingCompared: '{قارن ما لصقته بالمصحف لترى|قارني ما لصقته بالمصحف لتري} هنا النص الذي سيُحفظ.',
});

export const addText = addressed({
  label: 'نص جديد',
  way: 'من أين الآيات؟',
  choose: 'اختيار الآيات',
  paste: 'لصق النص',
  pasted: 'النص الملصق',
  pastedHint: '{الصق|الصقي} الآيات من أولها. لا يُحفظ ما {تلصقه|تلصقينه}، بل يُقارن بالمصحف {لتعرف|لتعرفي} موضعه.',
  compare: '{قارن|قارني} بالمصحف',
  compareFirst: '{قارن|قارني} ما لصقته بالمصحف أولًا.',
  submit: 'إضافة النص',
});

export const comparison = {
  title: 'نتيجة المقارنة',
  same: 'ما لصقته مطابق للمصحف.',
  different: 'ما لصقته يختلف عن المصحف في الكلمات المعلّمة.',
  saved: 'ما سيُحفظ هو نص المصحف المنشور، لا ما لصقته.',
  legend: 'معنى العلامات',
  counted: (name: string, count: number) => `${name}: ${formatNumber(count)}`,
  published: 'في المصحف',
  pasted: 'فيما لصقته',
} as const;

export const differenceNames: Readonly<Record<Difference['kind'], string>> = {
  same: 'مطابقة',
  changed: 'مختلفة',
  missing: 'ناقصة',
  extra: 'زائدة',
};

export const differenceMeanings: Readonly<Record<Difference['kind'], string>> = {
  same: 'كما في المصحف',
  changed: 'بغير رسم المصحف أو ضبطه',
  missing: 'في المصحف وليست فيما لصقته',
  extra: 'فيما لصقته وليست هنا في المصحف',
};
