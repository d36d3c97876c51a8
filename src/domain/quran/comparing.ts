import { wordsOf } from './words.ts';

/**
 * A pasted text beside the published one, word by word (D-60). What is stored is always the published text: this only
 * shows where the two part.
 */
export type Difference =
  | { readonly kind: 'same'; readonly published: string }
  | { readonly kind: 'changed'; readonly published: string; readonly pasted: string }
  | { readonly kind: 'missing'; readonly published: string }
  | { readonly kind: 'extra'; readonly pasted: string };

/** Verse numbers and the ornaments around them are no words of the text, whoever set them. */
const NOT_TEXT = /[\d٠-٩۰-۹۝﴾﴿()[\]{}*.,،؛:-]+/gu;

export const pastedWords = (pasted: string): string[] =>
  wordsOf(pasted.replace(NOT_TEXT, ' ').replace(/\s+/gu, ' ').trim());

/** Two orders of the same marks are one spelling: programs between two clipboards reorder them. */
const spelling = (word: string): string => word.normalize('NFC');

/** The bare letters, to tell a word that was changed from another word. Never shown and never stored. */
export const bareLetters = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .replace(/[ٱآأإ]/gu, 'ا')
    .replace(/ى/gu, 'ي');

const sameLetters = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && bareLetters(one) === bareLetters(other);

/** For each pair of places the length of the longest sequence of words that both have from there on. */
const commonLengths = (published: readonly string[], pasted: readonly string[]): Uint16Array[] => {
  const [mine, theirs] = [published.map(bareLetters), pasted.map(bareLetters)];
  const lengths = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    const [row, next] = [lengths[i] as Uint16Array, lengths[i + 1] as Uint16Array];
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      row[j] = mine[i] === theirs[j] ? (next[j + 1] as number) + 1 : Math.max(next[j] as number, row[j + 1] as number);
  }
  return lengths;
};

/** `passMine` is what both still have in common if the published word is passed over, `passTheirs` if the pasted one is. */
const differenceAt = (
  mine: string | undefined,
  theirs: string | undefined,
  passMine: number,
  passTheirs: number,
): Difference => {
  if (mine !== undefined && theirs !== undefined && sameLetters(mine, theirs))
    return spelling(mine) === spelling(theirs)
      ? { kind: 'same', published: mine }
      : { kind: 'changed', published: mine, pasted: theirs };
  return mine !== undefined && (theirs === undefined || passMine >= passTheirs)
    ? { kind: 'missing', published: mine }
    : { kind: 'extra', pasted: theirs as string };
};

export const compareWords = (published: readonly string[], pasted: readonly string[]): Difference[] => {
  const lengths = commonLengths(published, pasted);
  const differences: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < published.length || j < pasted.length) {
    const found = differenceAt(published[i], pasted[j], lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
    differences.push(found);
    if (found.kind !== 'extra') i += 1;
    if (found.kind !== 'missing') j += 1;
  }
  return differences;
};

export const isSameText = (differences: readonly Difference[]): boolean =>
  differences.every(({ kind }) => kind === 'same');
