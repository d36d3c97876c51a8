import { MOST_VERSES, SURAHS, type VerseRange } from './surahs.ts';

const WRITTEN = /^(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/u;
/** More would not fit a question. */
const QUESTION_VERSES_MAX = 7;

/** Surah and verses as people write them: 112:1 or 112:1-4. Whether a surah has so many is known to the published text. */
export const readReference = (written: string, most = QUESTION_VERSES_MAX): VerseRange | null => {
  const [, first, second, third] = WRITTEN.exec(written) ?? [];
  const [surah, from] = [Number(first), Number(second)];
  const toAyah = Number(third ?? second);
  if (!(surah > 0 && from > 0)) return null;
  const isPossible = surah <= SURAHS && from <= toAyah && toAyah <= MOST_VERSES && toAyah - from < most;
  return isPossible ? { surah, fromAyah: from, toAyah } : null;
};
