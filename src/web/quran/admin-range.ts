import { westernDigits } from '#domain/digits';
import { isRangeWithin, type VerseRange } from '#domain/quran/surahs';
import { searchKey } from '#domain/roster/names';
import type { Surah } from './queries.ts';

/** Verses as a form holds them while they are being chosen. */
export type RangeDraft = { readonly [Part in keyof VerseRange]: number | null };

export const NO_RANGE: RangeDraft = { surah: null, fromAyah: null, toAyah: null };

export const rangeOf = ({ surah, fromAyah, toAyah }: VerseRange): VerseRange => ({ surah, fromAyah, toAyah });

export const wholeSurah = ({ surah, verses }: Surah): RangeDraft => ({ surah, fromAyah: 1, toAyah: verses });

const surahOf = ({ surah }: RangeDraft, surahs: readonly Surah[]): Surah | undefined =>
  surahs.find((each) => each.surah === surah);

export const surahNameOf = (draft: RangeDraft, surahs: readonly Surah[]): string | undefined =>
  surahOf(draft, surahs)?.name;

/** `wrong` names verses that the surah does not have; the server would refuse them as well. */
export const judgeRange = (draft: RangeDraft, surahs: readonly Surah[]): VerseRange | 'missing' | 'wrong' => {
  const { surah, fromAyah, toAyah } = draft;
  if (surah === null || fromAyah === null || toAyah === null) return 'missing';
  const range = { surah, fromAyah, toAyah };
  return isRangeWithin(range, surahOf(draft, surahs)?.verses ?? 0) ? range : 'wrong';
};

/** By a part of the name, or by the number; names that begin so come first. */
export const findSurahs = (surahs: readonly Surah[], typed: string): readonly Surah[] => {
  const digits = westernDigits(typed).replace(/\D/gu, '');
  if (digits !== '') return surahs.filter(({ surah }) => String(surah).startsWith(digits));
  const key = searchKey(typed).replace(/^سوره /u, '');
  const found = surahs.filter(({ name }) => searchKey(name).includes(key));
  const begins = ({ name }: Surah) => (searchKey(name).replace(/^ال/u, '').startsWith(key.replace(/^ال/u, '')) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
};
