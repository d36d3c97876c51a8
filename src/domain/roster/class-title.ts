import { westernDigits } from '#domain/digits';
import type { Grade } from './grades.ts';
import { gradeOf } from './labels.ts';
import { searchKey } from './names.ts';

/** The class that stands above a list instead of in its rows; null where it is not said. */
export interface TitledClass {
  readonly grade: Grade | null;
  readonly section: string | null;
}

const WORDS = 'رابعه?|خامسه?|سادسه?';

/** «الصف الرابع», «الصف ٤», «رابع ابتدائي»: a number, or the fourth week, is no grade by itself. */
const GRADES_IN = [
  new RegExp(`(?<!\\p{L})و?(?:ال)?صف\\s*[:\\-–]?\\s*(?:ال)?(${WORDS}|[456])(?![\\p{L}\\d])`, 'gu'),
  new RegExp(`(?<!\\p{L})(?:ال)?(${WORDS})\\s+(?:ال)?ابتداييه?(?!\\p{L})`, 'gu'),
];

/** «فصل ٢», «الشعبة: أ»: the first term of the year («الفصل الأول») is no section. */
const SECTION = /(?<!\p{L})(?:ال)?(?:فصل|شعبة|شعبه)\s*[:\-–(]?\s*(\d{1,2}(?:[/-]\d{1,2})?|هـ|\p{L})(?![\p{L}\p{M}\d])/u;

/** As sheets are called: «رابع أ», «4/1», «٥ب». */
const SHEET_NAME = new RegExp(
  `^(?:ال)?(?:صف\\s*)?(?:ال)?(${WORDS}|[456])\\s*[/\\-–_ ]?\\s*(\\d{1,2}|هـ|\\p{L})?$`,
  'u',
);

const plain = (text: string): string =>
  searchKey(westernDigits(text).replace(/هـ/gu, 'ه\u200c')).replaceAll('ه\u200c', 'هـ');

/** As it was typed where it is a letter: the fold makes one alef of all. */
const sectionIn = (text: string): string | null => SECTION.exec(westernDigits(text))?.[1] ?? null;

const gradesIn = (text: string): Grade[] =>
  GRADES_IN.flatMap((pattern) => [...plain(text).matchAll(pattern)].flatMap(([, word = '']) => gradeOf(word) ?? []));

const ofSheetName = (name: string): TitledClass => {
  const [, word, section = null] = SHEET_NAME.exec(plain(name).trim()) ?? [];
  return { grade: word === undefined ? null : gradeOf(word), section };
};

const only = <T>(found: readonly T[]): T | null => (new Set(found).size === 1 ? (found[0] ?? null) : null);

/** Of the lines above the head, and of what the sheet is called. Where they name more than one, none is meant. */
export const classOfTitles = (lines: readonly (readonly string[])[], sheetName: string | null): TitledClass => {
  const texts = lines.map((cells) => cells.filter((cell) => cell.trim() !== '').join(' '));
  const named = ofSheetName(sheetName ?? '');
  const grades = texts.flatMap(gradesIn);
  const sections = texts.flatMap((text) => sectionIn(text) ?? []);
  return {
    grade: grades.length > 0 ? only(grades) : named.grade,
    section: sections.length > 0 ? only(sections) : named.section,
  };
};
