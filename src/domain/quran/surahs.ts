export const SURAHS = 114;
export const VERSES = 6236;
/** Counted by `wordsOf`. */
export const WORDS = 77_433;

/** Of the longest surah. */
export const MOST_VERSES = 286;

/** More than the longest has. */
export const SURAH_NAME_MAX = 20;

const OPENING = 1;
const REPENTANCE = 9;

/** A surah is headed by the basmala, but for the one whose first verse it is and the one that has none. */
export const isHeadedByBasmala = (surah: number, fromAyah: number): boolean =>
  fromAyah === 1 && surah !== OPENING && surah !== REPENTANCE;

export interface VerseRange {
  readonly surah: number;
  readonly fromAyah: number;
  readonly toAyah: number;
}

export const isRangeWithin = ({ fromAyah, toAyah }: VerseRange, versesOfSurah: number): boolean =>
  Number.isInteger(fromAyah) &&
  Number.isInteger(toAyah) &&
  fromAyah >= 1 &&
  fromAyah <= toAyah &&
  toAyah <= versesOfSurah;
