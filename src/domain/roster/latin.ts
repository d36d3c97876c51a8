import { searchKey } from './names.ts';

/** How families write each letter in Latin script; vowels between the letters are anybody's guess. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ب: 'b+|p+',
  ت: 't+',
  ث: 't+h+|s+',
  ج: 'j+|g+',
  ح: 'h+',
  خ: 'k+h+|h+',
  د: 'd+',
  ذ: 'd+h+|z+|t+h+|d+',
  ر: 'r+',
  ز: 'z+',
  س: 's+|c+',
  ش: 's+h+|c+h+',
  ص: 's+',
  ض: 'd+h*',
  ط: 't+',
  ظ: 'd+h+|z+',
  غ: 'g+h*',
  ف: 'f+|p+h+',
  ق: 'q+|k+|g+',
  ك: 'k+|c+',
  ل: 'l+',
  م: 'm+',
  ن: 'n+',
};

/** These are heard or not, as a vowel or as a letter of their own. */
const SOFT: Readonly<Record<string, string>> = { ه: 'h', و: 'w', ي: 'y', ا: '', ع: '', ء: '' };

const VOWELS = 'aeiou';
const ARTICLE = 'ال';

/** The letters that are heard, each with what may stand after it. */
const soundsOf = (word: string) => {
  const sounds = [{ letter: '', after: '' }];
  for (const letter of word) {
    const soft = SOFT[letter];
    const last = sounds.at(-1) as { after: string };
    const spelt = SPELLINGS[letter];
    if (spelt) sounds.push({ letter: spelt, after: VOWELS });
    else if (soft !== undefined) last.after = last.after === '' ? `${VOWELS}${soft}` : `${last.after}${soft}`;
  }
  return sounds;
};

/**
 * What may be typed of a word, from its beginning and as far as it was typed. One class for each gap: two stars beside
 * each other would let a long wrong word be tried in millions of ways.
 */
const startOf = (word: string): RegExp => {
  const [first = { after: '' }, ...rest] = soundsOf(word);
  const heard = rest.reduceRight((tail, { letter, after }) => `(?:(?:${letter})[${after}]*${tail})?`, '');
  // A word that begins with a letter that is heard does not begin with a vowel.
  return new RegExp(`^${first.after && `[${first.after}]+`}${heard}$`, 'u');
};

const wordsOf = (name: string): readonly string[] =>
  searchKey(name)
    .split(' ')
    .flatMap((word) => (word.startsWith(ARTICLE) ? [word, word.slice(ARTICLE.length)] : [word]));

const LATIN = /[a-z]/u;

/** Whether a search is typed in Latin letters, in part or whole. */
export const isLatin = (key: string): boolean => LATIN.test(key);

/** The letters that are typed: no hyphens, no apostrophes, no case. */
const typedWords = (typed: string): readonly string[] =>
  typed
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/[^a-z]/gu, ''))
    .filter((word) => word !== '');

/** Whether a pupil is meant by what was typed: a piece of the name as it is written, or its words in Latin letters. */
export const isNamed = (name: string, typed: string): boolean => {
  const key = searchKey(typed);
  if (searchKey(name).includes(key)) return true;
  if (!isLatin(key)) return false;
  const starts = wordsOf(name).map(startOf);
  return typedWords(typed).every((word) => starts.some((start) => start.test(word)));
};
