import type { SkipReason } from '#domain/tracking/hearings';
import type { Mistake, WordAction, WordStatus } from '#domain/tracking/word-states';
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

export const actionNames: Record<WordAction, string> = {
  pause: 'توقف هنا',
  clear_pause: 'إلغاء التوقف',
  incorrect: 'خطأ',
  try_again: 'أخطأ ثانية',
  name_mistake: 'نوع الخطأ',
  pass: 'صحّحها',
  complete: 'أتقنها',
};

export const mistakeNames: Record<Mistake, string> = {
  wrong_word: 'كلمة أخرى',
  left_out: 'ترك كلمة',
  tashkeel: 'تشكيل',
  tajweed: 'تجويد',
  stopped: 'وقف وتردّد',
};

export const skipNames: Record<SkipReason, string> = {
  absent: 'غائب',
  not_ready: 'لم يستعد',
  unwell: 'متعب',
  other: 'سبب آخر',
};

export const mistakeCount = countOf(MISTAKES, 'subject', 'بلا أخطاء');
