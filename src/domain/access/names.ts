export const NAME_MAX_LENGTH = 80;

/** Two spellings that look the same but differ in code points must be one name; nothing else is folded (D-9). */
export const normaliseName = (typed: string): string => typed.trim().normalize('NFC');

/**
 * Control characters break logs and printed cards; bidi controls can make one name look like another.
 * The zero-width (non-)joiner is left alone: it is part of ordinary spelling in some names.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

export const hasUnsafeCharacters = (text: string): boolean => UNSAFE.test(text);

/** For what is only looked for: pasted text often brings such characters along, and they are in no name. */
export const withoutUnsafeCharacters = (text: string): string => text.replace(new RegExp(UNSAFE, 'gu'), '');

/** The display name of a pupil everywhere. */
export const firstWord = (name: string): string => normaliseName(name).split(/\s+/u)[0] ?? '';

/** Vowel signs, the small alef above, and the stroke that only lengthens a word. */
const MARKS = [...Array.from({ length: 0x65f - 0x64b + 1 }, (_, index) => 0x64b + index), 0x670, 0x640];

/** What each letter is looked for as; databases fold by the same table. */
export const SEARCH_FOLDS: ReadonlyMap<string, string> = new Map([
  ...MARKS.map((code) => [String.fromCodePoint(code), ''] as const),
  ...[...'أإآٱ'].map((alef) => [alef, 'ا'] as const),
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ؤ', 'و'],
  ['ئ', 'ي'],
]);
const FOLDED = new RegExp(`[${[...SEARCH_FOLDS.keys()].join('')}]`, 'gu');

/** What people type when they search: no vowels, one alef, one ya, one ha for ta marbuta. */
export const searchKey = (text: string): string =>
  normaliseName(text)
    .replace(FOLDED, (letter) => SEARCH_FOLDS.get(letter) ?? letter)
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
