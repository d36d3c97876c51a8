/** A word has a letter. Signs of pausing, of the quarters and of prostration stand between spaces by themselves. */
const LETTER = /\p{Lo}/u;

const isWord = (token: string): boolean => LETTER.test(token);

export const wordsOf = (text: string): string[] => text.split(' ').filter(isWord);

/**
 * Each word with the signs that must never part from it at the end of a line: what pauses after it, or the quarter that
 * begins before it. Joined by spaces they are the text again, letter by letter.
 */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let before = '';
  for (const token of text.split(' ')) {
    const last = pieces.length - 1;
    if (isWord(token)) {
      pieces.push(before + token);
      before = '';
    } else if (last >= 0) pieces[last] += ` ${token}`;
    else before += `${token} `;
  }
  return pieces;
};

export interface Verse {
  readonly ayah: number;
  readonly text: string;
}

/** The verse that a word stands in, by its position in the whole, and its place among the verse's words; null beyond the end. */
export const placeIn = (verses: readonly Verse[], position: number) => {
  let before = 0;
  for (const { ayah, text } of verses) {
    const count = wordsOf(text).length;
    if (position < before + count) return { ayah, verse: text, wordInVerse: position - before };
    before += count;
  }
  return null;
};

export const ayahAt = (verses: readonly Verse[], position: number): number | undefined =>
  placeIn(verses, position)?.ayah;
