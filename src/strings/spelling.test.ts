import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;
const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(`${HERE}/${path}`, 'utf8')] as const);

/** Quoted by the specification, which stands to the letter. */
const QUOTED = ['سيقوم المعلم بمراجعة طلبك'];
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
].map(asWord);

/** One form behind any number; `countOf` knows the others. */
const FIXED =
  /\$\{(?:formatNumber|loneNumber|signedNumber)\([^)]*\)\} (?:نقط|نقاط|عمل[ةا]|طالب|طلاب|مر[ةا]|كلم|درس|دروس|سطر|أسطر|سؤال|أسئلة|يوم|أيام|حص[ةص])/u;

it.each(sources)('%s has one spelling of a word', (path, source) => {
  const read = QUOTED.reduce((text, quoted) => text.replaceAll(quoted, ''), source);
  if (path !== AGREED) expect(MISSPELT.filter((wrong) => wrong.test(read)).map(String)).toEqual([]);
  expect(read).not.toMatch(FIXED);
});
