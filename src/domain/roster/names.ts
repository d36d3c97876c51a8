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

const MARKS = /[\u064b-\u065f\u0670\u0640]/gu;

/** What people type when they search: no vowels, one alef, one ya, one ha for ta marbuta. */
export const searchKey = (text: string): string =>
  normaliseName(text)
    .replace(MARKS, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ؤ/gu, 'و')
    .replace(/ئ/gu, 'ي')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
