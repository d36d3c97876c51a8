import { bareLetters } from './comparing.ts';
import type { PlacedVerse } from './locating.ts';
import { misnamesVerses, type NamedVerses, versesNamedIn } from './naming.ts';
import { isRangeWithin } from './surahs.ts';
import { wordsOf } from './words.ts';

export type QuotingFault =
  /** Verses that are named in another way than «سورة …، الآية …», or that no surah has. */
  | { readonly kind: 'misnamed' | 'unknown'; readonly text: string }
  /** Between ﴿ and ﴾ stands what none of the named verses says, letter by letter. */
  | { readonly kind: 'altered'; readonly text: string }
  /** Words of the Quran that were typed, and are not marked as such. */
  | { readonly kind: 'unmarked'; readonly text: string };

/** The published text, to hold quotes against. */
export interface PublishedQuran {
  readonly surahs: readonly { readonly surah: number; readonly name: string; readonly verses: number }[];
  readonly verses: readonly PlacedVerse[];
}

const MARKED = /﴿([^﴾]*)﴾/gu;
const QUOTED = /«([^»]*)»/gu;
/** Fewer words in a row stand in many texts: «لا إله إلا الله». */
const TELLING_WORDS = 5;

/** How typed and published spelling agree: neither long vowels nor hamzas are written alike. */
export const skeletonOf = (word: string): string =>
  bareLetters(word)
    .replace(/[اويیءٱ]/gu, '')
    .replace(/ة/gu, 'ت');

const skeleton = (words: readonly string[]): string => ` ${words.map(skeletonOf).join(' ')} `;

const isWithin = (words: readonly string[], text: string): boolean =>
  ` ${wordsOf(text.normalize('NFC')).join(' ')} `.includes(` ${words.join(' ')} `);

export const typedWords = (quote: string): string[] =>
  wordsOf(
    quote
      .replace(/[^\p{L}\p{M} ]+/gu, ' ')
      .replace(/ +/gu, ' ')
      .trim(),
  );

const quotesIn = (texts: readonly string[], marks: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(marks)].map(([, quote = '']) => quote));

/** Asks of a question's texts, all together, whether every verse in them is named and quoted as it is published. */
export const quotingChecker = ({ surahs, verses }: PublishedQuran) => {
  const whole = skeleton(verses.flatMap(({ text }) => wordsOf(text)));
  const surahOf = ({ surahName }: NamedVerses) => surahs.find(({ name }) => name === surahName);
  const isThere = (named: NamedVerses): boolean => {
    const surah = surahOf(named);
    return surah !== undefined && isRangeWithin({ ...named, surah: surah.surah }, surah.verses);
  };
  const versesOf = (named: NamedVerses): readonly PlacedVerse[] =>
    verses.filter(
      ({ surah, ayah }) => surah === surahOf(named)?.surah && ayah >= named.fromAyah && ayah <= named.toAyah,
    );

  return (texts: readonly string[]): QuotingFault[] => {
    const named = texts.flatMap(versesNamedIn);
    const quotable = named.map((each) =>
      versesOf(each)
        .map(({ text }) => text)
        .join(' '),
    );
    const isQuoted = (quote: string): boolean => {
      const words = wordsOf(quote.normalize('NFC').trim());
      return words.length > 0 && quotable.some((text) => isWithin(words, text));
    };
    const isTyped = (quote: string): boolean => {
      const words = typedWords(quote);
      return words.length >= TELLING_WORDS && whole.includes(skeleton(words));
    };
    return [
      ...texts.filter(misnamesVerses).map((text) => ({ kind: 'misnamed', text }) as const),
      ...named
        .filter((each) => !isThere(each))
        .map((each) => ({ kind: 'unknown', text: `${each.surahName} ${each.fromAyah}-${each.toAyah}` }) as const),
      ...quotesIn(texts, MARKED)
        .filter((quote) => !isQuoted(quote))
        .map((text) => ({ kind: 'altered', text }) as const),
      ...quotesIn(texts, QUOTED)
        .filter(isTyped)
        .map((text) => ({ kind: 'unmarked', text }) as const),
    ];
  };
};
