import { readPublished } from '#server/quran/published';

/** A verse as it is published: no test types one. */
export const publishedVerse = async (surah: number, ayah: number): Promise<string> =>
  (await readPublished()).find((verse) => verse.surah === surah && verse.ayah === ayah)?.text ?? '';

/** The same with its first word in the place of its last. */
export const falsified = (verse: string): string => {
  const words = verse.split(' ');
  return words.with(-1, words[0] as string).join(' ');
};
