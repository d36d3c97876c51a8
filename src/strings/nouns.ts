import { inSchool } from './addressed.ts';
import { type PluralForms, plural } from './plural.ts';

/** Of one, of two, and as it stands behind 3 to 10; the other forms follow from these. */
export type Noun = `${string} | ${string} | ${string}`;

/** What the counted noun is in its sentence: its subject, a verb's object, or what stands behind a preposition or a noun. */
export type Role = 'subject' | 'object' | 'genitive';

/** A shadda at the end of a word is written only where something follows it. */
const bare = (word: string): string => word.replace(/ّ$/u, '');

/** Of one as an object, and behind 11 to 99: «طالبًا», «خطأً», «عملة». */
const accusative = (word: string): string =>
  word.endsWith('ة') ? word : `${word}${word.endsWith('أ') ? 'ً' : 'ًا'}`.normalize();

const oblique = (dual: string): string => dual.replace(/آن(?= |$)/gu, 'أين').replace(/ان(?= |$)/gu, 'ين');

const eachWord = (words: string, change: (word: string) => string): string => words.split(' ').map(change).join(' ');

/** All six forms of a noun in its role. */
export const formsOf = (noun: Noun, role: Role = 'subject', none?: string): PluralForms => {
  const [one, two, several] = inSchool(noun).split(' | ') as [string, string, string];
  const single = eachWord(one, bare);
  const many = eachWord(one, accusative);
  const masculine = role === 'object' ? `${many} واحدًا` : `${single} واحد`;
  const alone = /^\S+ة(?= |$)/u.test(one) ? `${single} واحدة` : masculine;
  const pair = role === 'subject' ? two : oblique(two);
  return `${none ?? `لا ${several}`} | ${alone} | ${pair} | {n} ${several} | {n} ${many} | {n} ${single}`;
};

/** Says any number of something, in the case that its place in the sentence asks for. */
export const countOf =
  (noun: Noun, role?: Role, none?: string) =>
  (count: number): string =>
    plural(count, formsOf(noun, role, none));

export const DAYS: Noun = 'يوم | يومان | أيام';
export const LESSONS: Noun = 'حصة | حصتان | حصص';
export const MISTAKES: Noun = 'خطأ | خطآن | أخطاء';
export const PUPILS: Noun = '{طالب|طالبة} | {طالبان|طالبتان} | {طلاب|طالبات}';
export const RECORDS: Noun = 'سجلّ | سجلّان | سجلات';
export const TIMES: Noun = 'مرة | مرتان | مرات';
export const WORDS: Noun = 'كلمة | كلمتان | كلمات';
