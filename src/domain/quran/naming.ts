import { westernDigits } from '#domain/digits';

/** Verses as a question names them: the surah by its name, its verses by their numbers. */
export interface NamedVerses {
  readonly surahName: string;
  readonly fromAyah: number;
  readonly toAyah: number;
}

const NAMED = /سورة ([\p{L} ]+)، (?:الآية (\d+)|الآيتان (\d+) و(\d+)|الآيات (\d+) إلى (\d+))/gu;
/** Numbers of verses, however somebody wrote them. */
const NUMBERED = /الآي(?:ة|تان|تين|ات) *\(?\d|\(\d+\)/gu;

/** «سورة …، الآية 2», «الآيتان 2 و5» and «الآيات 2 إلى 5»: the one way to name verses in a question. */
export const versesNamedIn = (text: string): readonly NamedVerses[] =>
  [...westernDigits(text).matchAll(NAMED)].flatMap(([, surahName = '', one, first, second, from = '', to = '']) => {
    const verses = (fromAyah: string, toAyah: string) => ({
      surahName,
      fromAyah: Number(fromAyah),
      toAyah: Number(toAyah),
    });
    if (one) return [verses(one, one)];
    return first && second ? [verses(first, first), verses(second, second)] : [verses(from, to)];
  });

/** Whether it gives numbers of verses in another way than that. */
export const misnamesVerses = (text: string): boolean => {
  const plain = westernDigits(text);
  return (plain.match(NUMBERED)?.length ?? 0) !== (plain.match(NAMED)?.length ?? 0);
};
