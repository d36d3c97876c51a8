import type { SkipReason } from '#domain/tracking/hearings';
import type { Mistake, WordAction, WordStatus } from '#domain/tracking/word-states';
import { addressed } from '#strings/addressed';
import { countOf, MISTAKES } from '#strings/nouns';

export const statusNames: Record<WordStatus, string> = {
  not_started: 'لم تُسمع',
  started: 'بدأت',
  incorrect: 'فيها خطأ',
  passed: 'صُحّحت',
  completed: 'أُتقنت',
  paused: 'توقف هنا',
  finished: 'نهاية القراءة',
};

/** Of a word that was read without a mark. */
export const heardWord = 'سُمعت';

export const actionNames: Record<WordAction, string> = addressed({
  pause: 'توقف هنا',
  clear_pause: 'إلغاء التوقف',
  incorrect: 'خطأ',
  try_again: '{أخطأ|أخطأت} ثانية',
  name_mistake: 'نوع الخطأ',
  pass: '{صحّحها|صحّحتها}',
  complete: '{أتقنها|أتقنتها}',
});

export const mistakeNames: Record<Mistake, string> = addressed({
  wrong_word: 'كلمة أخرى',
  left_out: '{ترك|تركت} كلمة',
  tashkeel: 'تشكيل',
  tajweed: 'تجويد',
  stopped: '{وقف وتردّد|وقفت وتردّدت}',
});

export const skipNames: Record<SkipReason, string> = addressed({
  absent: '{غائب|غائبة}',
  not_ready: 'لم {يستعد|تستعد}',
  unwell: '{متعب|متعبة}',
  other: 'سبب آخر',
});

export const mistakeCount = countOf(MISTAKES, 'subject', 'بلا أخطاء');

/** Of the text, word by word, as staff and pupils see it. */
export const wordGrid = addressed({
  words: 'كلمات النص',
  word: (word: string, status: string) => `${word}، ${status}`,
  lastTime: '{أخطأ|أخطأت} هنا المرة الماضية',
});
