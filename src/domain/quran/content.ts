import { placeIn, type Verse } from './words.ts';

const ZERO = '٠'.codePointAt(0) as number;

/** The token that ends a verse in a text's content: its number in Arabic-Indic digits. */
export const verseEnd = (ayah: number): string =>
  [...String(ayah)].map((digit) => String.fromCodePoint(ZERO + Number(digit))).join('');

const VERSE_END = /^[٠-٩]+$/u;

const numberOf = (token: string): number =>
  Number([...token].map((digit) => (digit.codePointAt(0) as number) - ZERO).join(''));

/** Words separated by spaces, each verse ended by its number: the specification's `content`. */
export const contentOf = (verses: readonly Verse[]): string =>
  verses.map(({ ayah, text }) => `${text} ${verseEnd(ayah)}`).join(' ');

export const versesIn = (content: string): Verse[] => {
  const verses: Verse[] = [];
  let tokens: string[] = [];
  for (const token of content.split(' ')) {
    if (VERSE_END.test(token)) {
      verses.push({ ayah: numberOf(token), text: tokens.join(' ') });
      tokens = [];
    } else tokens.push(token);
  }
  return verses;
};

export const placeOf = (content: string, position: number) => placeIn(versesIn(content), position);
