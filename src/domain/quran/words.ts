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

/** The verse that a word of a text stands in, by its position in the whole; none beyond the end. */
export const ayahAt = (
  verses: readonly { readonly ayah: number; readonly text: string }[],
  position: number,
): number | undefined => {
  let before = 0;
  return verses.find(({ text }) => {
    before += wordsOf(text).length;
    return position < before;
  })?.ayah;
};
