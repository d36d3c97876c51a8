import { searchKey } from '#domain/roster/names';

/** Two texts are one question whatever their vowels, alefs, spaces and punctuation. */
export const foldText = (text: string): string =>
  searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
