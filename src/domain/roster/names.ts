export const NAME_MAX_LENGTH = 80;

/** Two spellings that look the same but differ in code points must be one name; nothing else is folded (D-9). */
export const normaliseName = (typed: string): string => typed.trim().normalize('NFC');

/**
 * Control characters break logs and printed cards; what nobody sees, or what turns the direction, makes two names look
 * like one. The joiners too: no Arabic name is spelt with them.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb\p{Default_Ignorable_Code_Point}]/u;

/** Some are held together by characters that nobody sees. */
const EMOJI =
  /\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*|[\d#*]\ufe0f\u20e3/gu;

export const hasUnsafeCharacters = (text: string): boolean => UNSAFE.test(text);

/** What is more than a name may have an emoji in it. */
export const hasUnsafeText = (text: string): boolean => hasUnsafeCharacters(text.replace(EMOJI, ''));

/** For what is only looked for: pasted text often brings such characters along, and they are in no name. */
export const withoutUnsafeCharacters = (text: string): string => text.replace(new RegExp(UNSAFE, 'gu'), '');

/** As people see it: what nobody sees and lengthened letters are of no name in a list, and a line break is a space. */
export const tidyName = (cell: string): string =>
  normaliseName(withoutUnsafeCharacters(cell.replace(/\s+/gu, ' ')).replace(/\u0640/gu, '')).replace(/ {2,}/gu, ' ');

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

const SON_OF = new Set(['بن', 'ابن', 'بنت', 'ابنة'].map(searchKey));

/** The words of a name as people variously write them. */
const likenessWords = (name: string): string[] =>
  searchKey(tidyName(name))
    .split(' ')
    .filter((word) => !SON_OF.has(word));

/** The same for «أحمد بن علي» and «احمد على», for «عبد الله» and «عبدالله». */
export const likenessKey = (name: string): string => likenessWords(name).join('');

/** Whether a name can have become the other: two of its words stayed, or all that there are. */
export const isNameKept = (before: string, now: string): boolean => {
  const [old, given] = [new Set(likenessWords(before)), new Set(likenessWords(now))];
  const common = [...given].filter((word) => old.has(word));
  return common.length >= Math.min(2, old.size, given.size);
};
