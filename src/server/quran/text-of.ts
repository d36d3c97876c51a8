import { contentOf } from '#domain/quran/content';
import type { PlacedVerse } from '#domain/quran/locating';
import { wordsOf } from '#domain/quran/words';
import { Refusal } from '#server/platform/errors';

/** What a text stores of its verses. */
export const textOf = (verses: readonly PlacedVerse[]) => {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) throw new Refusal('verses_not_found');
  return {
    surah: first.surah,
    fromAyah: first.ayah,
    toAyah: last.ayah,
    content: contentOf(verses),
    wordCount: verses.reduce((count, { text }) => count + wordsOf(text).length, 0),
  };
};
