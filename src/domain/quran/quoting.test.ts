import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedVerse } from './locating.ts';
import { misnamesVerses, versesNamedIn } from './naming.ts';
import { quotingChecker } from './quoting.ts';
import { wordsOf } from './words.ts';

const folder = dirname(createRequire(import.meta.url).resolve('quran-validator'));
const ALL = JSON.parse(readFileSync(join(folder, '..', 'data', 'quran-verses.min.json'), 'utf8')) as PlacedVerse[];
const { surahs } = JSON.parse(readFileSync('content/quran/manifest.json', 'utf8'));
const faultsOf = quotingChecker({ surahs, verses: ALL });
const nameOf = (surah: number): string => surahs[surah - 1].name;

describe('verses that a text names', () => {
  it.each([
    ['سورة البقرة، الآية 255', [['البقرة', 255, 255]]],
    [
      'سورة آل عمران، الآيتان 23 و24؛ ومقرر التوحيد',
      [
        ['آل عمران', 23, 23],
        ['آل عمران', 24, 24],
      ],
    ],
    [
      'سورة الانفطار، الآيات ١٠ إلى ١٢؛ سورة طه، الآية 5',
      [
        ['الانفطار', 10, 12],
        ['طه', 5, 5],
      ],
    ],
    ['متفق عليه من حديث أنس رضي الله عنه؛ الأربعون النووية، الحديث 2', []],
    ['ذُكر ذلك في سورة لقمان', []],
  ])('%s', (text, expected) => {
    expect(versesNamedIn(text).map(({ surahName, fromAyah, toAyah }) => [surahName, fromAyah, toAyah])).toEqual(
      expected,
    );
    expect(misnamesVerses(text)).toBe(false);
  });

  it.each(['آية النساء (80)', 'سورة الحشر، الآيات 22–24', 'سورة النحل الآية 97', 'الآيتين 3 و4'])(
    'are not to be written so: %s',
    (text) => expect(faultsOf([text])).toContainEqual({ kind: 'misnamed', text }),
  );

  it.each([
    ['سورة الإخلاص، الآية 5', 'الإخلاص 5-5'],
    ['سورة الأخلاص، الآية 1', 'الأخلاص 1-1'],
    ['سورة النبأ، الآيات 39 إلى 41', 'النبأ 39-41'],
  ])('are there: %s', (text, unknown) => expect(faultsOf([text])).toEqual([{ kind: 'unknown', text: unknown }]));
});

describe('a verse between its marks', () => {
  const part = fc.tuple(fc.constantFrom(...ALL), fc.nat(), fc.nat()).map(([verse, from, count]) => {
    const words = wordsOf(verse.text);
    const start = from % words.length;
    return { verse, words: words.slice(start, start + 1 + (count % (words.length - start))) };
  });
  const source = ({ surah, ayah }: PlacedVerse) => `سورة ${nameOf(surah)}، الآية ${ayah}`;

  it('is the published one, whole or a part of it', () => {
    fc.assert(
      fc.property(part, ({ verse, words }) => {
        expect(faultsOf([`قال تعالى: ﴿${words.join(' ')}﴾.`, source(verse)])).toEqual([]);
      }),
    );
  });

  it('is not one without a mark, nor one of another verse or of none', () => {
    const unmarked = (words: readonly string[]): string => words.join(' ').replace(/\p{Mn}/u, '');
    // Without its first mark a word may be another of the same verse: «مِّن» and «مِن».
    const stands = (verse: PlacedVerse, text: string) => ` ${wordsOf(verse.text).join(' ')} `.includes(` ${text} `);
    const marked = part.filter(
      ({ verse, words }) => words.some((word) => /\p{Mn}/u.test(word)) && !stands(verse, unmarked(words)),
    );
    fc.assert(
      fc.property(marked, ({ verse, words }) => {
        const text = unmarked(words);
        expect(faultsOf([`﴿${text}﴾`, source(verse)])).toEqual([{ kind: 'altered', text }]);
      }),
    );
    const [basmala, praise] = ALL as [PlacedVerse, PlacedVerse];
    expect(faultsOf([`﴿${praise.text}﴾`, source(basmala)])).toEqual([{ kind: 'altered', text: praise.text }]);
    expect(faultsOf([`﴿${praise.text}﴾`])).toEqual([{ kind: 'altered', text: praise.text }]);
    expect(faultsOf(['﴿﴾', source(basmala)])).toEqual([{ kind: 'altered', text: '' }]);
  });
});

describe('a quote without those marks', () => {
  it('is none of the Quran, also where it was typed without its vowels', () => {
    const long = fc.constantFrom(...ALL.filter(({ text }) => wordsOf(text).length >= 5));
    fc.assert(
      fc.property(long, ({ text }) => {
        expect(faultsOf([`«${wordsOf(text).join(' ')}»`]).map(({ kind }) => kind)).toEqual(['unmarked']);
      }),
    );
    const typed = 'إياك نعبد وإياك نستعين اهدنا الصراط المستقيم';
    expect(faultsOf([`قال الله: «${typed}».`])).toEqual([{ kind: 'unmarked', text: typed }]);
  });

  it('may be a hadith, and a few words of both', () => {
    expect(faultsOf(['«من كان يؤمن بالله واليوم الآخر فليقل خيرًا أو ليصمت»', '«لا إله إلا الله»'])).toEqual([]);
  });
});
