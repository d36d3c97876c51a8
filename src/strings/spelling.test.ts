import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { questionSheet } from '#strings/questions/sheet';
import { unreadCellTexts } from '#strings/questions/tables';
import { subjectNames } from '#strings/questions/words';

const HERE = import.meta.dirname;
const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(`${HERE}/${path}`, 'utf8')] as const);

/** Quoted by the specification, which stands to the letter. */
const QUOTED = ['سيقوم المعلم'];
/** A new version of the terms is agreed to anew. */
const AGREED = 'terms/terms.ts';

const asWord = (word: string): RegExp => new RegExp(`(?<![ء-ْ])${word}(?![ء-ْ])`, 'u');

/** What is written in one way has no other. */
const MISSPELT = [
  '(?:[وف]?(?:ال|لل|بال|ل|ب)?)معلم(?:ون|ين|و|ي|ك)?',
  '(?:ال|لل|بال)?منصة',
  'ل?ولي (?:الأمر|أمر)',
  '(?:نص|ملف|صف|سجل)ًا',
  '[يت]تغير',
  'ميجابايت',
  '[فبل]?(?:نص|رد|صف|سجل)(?:كم?|ها?|هم)',
  '(?:ال)?سطور',
  '(?:ب|لل?|ال)?(?:[يت]ستخدم|استخدام)(?:ها|ه)?',
].map(asWord);

/** A term is no section, and a lesson of the timetable («الحصة») is not what the plan teaches in it («الدرس»). */
const MIXED = [
  'فصل(?:ك|ه|ها|كم|كنّ|نا|هم|هن|ي)',
  '(?:طلاب|طالبات|زملاء|زميلات|مقاعد|رقم|داخل) (?:ال)?فصل',
  '(?:حضور|غياب|بدء|أثناء|مقاطعة|إنهاء) (?:ال)?درس',
  '(?:غاب|غابت|غبت|تأخر|تأخرت) عن (?:ال)?درس',
  'جدول الدروس',
].map(asWord);

/** One form behind any number; `countOf` knows the others. */
const FIXED =
  /\$\{(?:formatNumber|loneNumber|signedNumber)\([^)]*\)\} (?:نقط|نقاط|عمل[ةا]|طالب|طلاب|مر[ةا]|كلم|درس|دروس|سطر|أسطر|سؤال|أسئلة|يوم|أيام|حص[ةص])/u;

/** Signs that the typeface does not have; a box stands in their place. */
const WITHOUT_GLYPH = /[↑↓]/u;

it.each(sources)('%s has one spelling of a word', (path, source) => {
  const read = QUOTED.reduce((text, quoted) => text.replaceAll(quoted, ''), source);
  if (path !== AGREED) expect(MISSPELT.filter((wrong) => wrong.test(read)).map(String)).toEqual([]);
  expect(MIXED.filter((mixed) => mixed.test(read)).map(String)).toEqual([]);
  expect(read).not.toMatch(FIXED);
  expect(read).not.toMatch(WITHOUT_GLYPH);
});

it('tells an import of every subject that a question may have', () => {
  for (const name of Object.values(subjectNames)) expect(unreadCellTexts.subject).toContain(name);
});

it('names on a printed sheet the subjects that are asked, in one order', () => {
  expect(questionSheet.subject('practice', ['Tajweed', 'Hadith', 'Hadith'])).toBe('الحديث والتجويد');
  expect(questionSheet.subject('race', ['Tawheed'])).toContain('السباق');
});
