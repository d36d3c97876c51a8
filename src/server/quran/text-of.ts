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
    from_ayah: first.ayah,
    to_ayah: last.ayah,
    content: contentOf(verses),
    word_count: verses.reduce((count, { text }) => count + wordsOf(text).length, 0),
  };
};
