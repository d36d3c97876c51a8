import { bareLetters } from './comparing.ts';
import type { VerseRange } from './surahs.ts';
import { wordsOf } from './words.ts';

export interface PlacedVerse {
  readonly surah: number;
  readonly ayah: number;
  readonly text: string;
}

/** As many words tell where a text begins, and a few wrong ones among them do no harm. */
const TELLING_WORDS = 12;

const bare = (words: readonly string[]): string[] => words.map(bareLetters);

const matching = (words: readonly string[], from: number, pasted: readonly string[]): number =>
  pasted.filter((word, place) => words[from + place] === word).length;

/** The bare words of all verses in a row, and where each verse begins among them. */
export interface VerseIndex {
  readonly verses: readonly PlacedVerse[];
  readonly words: readonly string[];
  readonly starts: readonly number[];
}

export const indexVerses = (verses: readonly PlacedVerse[]): VerseIndex => {
  const words: string[] = [];
  const starts = verses.map(({ text }) => {
    const own = bare(wordsOf(text));
    return words.push(...own) - own.length;
  });
  return { verses, words, starts };
};

/**
 * Where a pasted text stands: the verse whose words most of its first words are, and as many verses of that surah as it
 * has words for. Null where fewer than half of them fit anywhere.
 */
export const locate = ({ verses, words, starts }: VerseIndex, pasted: readonly string[]): VerseRange | null => {
  const wanted = bare(pasted.slice(0, TELLING_WORDS));
  let [best, bestMatch] = [-1, Math.max(0, Math.ceil(wanted.length / 2) - 1)];
  for (const [index, start] of starts.entries()) {
    const fits = matching(words, start, wanted);
    if (fits > bestMatch) [best, bestMatch] = [index, fits];
  }
  const first = verses[best];
  if (!first) return null;
  const end = (starts[best] as number) + pasted.length;
  const within = verses.filter(
    ({ surah }, index) => index >= best && surah === first.surah && (starts[index] as number) < end,
  );
  return { surah: first.surah, fromAyah: first.ayah, toAyah: within.at(-1)?.ayah ?? first.ayah };
};
