import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareLetters, compareWords, isSameText, pastedWords } from './comparing.ts';
import { contentOf, placeOf, versesIn } from './content.ts';
import { indexVerses, locate, type PlacedVerse } from './locating.ts';
import { isHeadedByBasmala, isRangeWithin, SURAHS, VERSES, WORDS } from './surahs.ts';
import { ayahAt, piecesOf, wordsOf } from './words.ts';

const folder = dirname(createRequire(import.meta.url).resolve('quran-validator'));
const ALL = JSON.parse(readFileSync(join(folder, '..', 'data', 'quran-verses.min.json'), 'utf8')) as PlacedVerse[];
const versesOf = (surah: number): PlacedVerse[] => ALL.filter((verse) => verse.surah === surah);
const wordsIn = (verses: readonly PlacedVerse[]): string[] => verses.flatMap(({ text }) => wordsOf(text));

const verse = fc.constantFrom(...ALL);
const passage = fc
  .tuple(fc.integer({ min: 0, max: VERSES - 1 }), fc.integer({ min: 1, max: 12 }))
  .map(([start, count]) => ALL.slice(start, start + count).filter(({ surah }) => surah === ALL[start]?.surah));

describe('the words of the Quran', () => {
  it('are 77,433 in 6,236 verses of 114 surahs', () => {
    expect([ALL.length, wordsIn(ALL).length, new Set(ALL.map(({ surah }) => surah)).size]).toEqual([
      VERSES,
      WORDS,
      SURAHS,
    ]);
  });

  it('each with its signs, are every verse again, letter by letter', () => {
    expect(ALL.filter(({ text }) => piecesOf(text).join(' ') !== text)).toEqual([]);
    expect(ALL.flatMap(({ text }) => piecesOf(text)).filter((piece) => wordsOf(piece).length !== 1)).toEqual([]);
  });

  it('never begin with a sign of pausing, which belongs to the word before', () => {
    expect(ALL.flatMap(({ text }) => piecesOf(text)).filter((piece) => /^[\u06d6-\u06dc\u06e9]/u.test(piece))).toEqual(
      [],
    );
  });
});

describe('the verse of a word', () => {
  it('is the one that the word stands in, for every word of a passage, and none beyond it', () => {
    fc.assert(
      fc.property(passage, (verses) => {
        const expected = verses.flatMap(({ ayah, text }) => wordsOf(text).map(() => ayah));
        expect(expected.map((_, position) => ayahAt(verses, position))).toEqual(expected);
        expect(ayahAt(verses, expected.length)).toBeUndefined();
      }),
    );
  });
});

describe('the content of a text', () => {
  it('ends each verse with its number, and is read back without losing a letter', () => {
    fc.assert(
      fc.property(passage, (verses) => {
        expect(versesIn(contentOf(verses))).toEqual(verses.map(({ ayah, text }) => ({ ayah, text })));
      }),
    );
    expect(contentOf(versesOf(112)).match(/[٠-٩]+/gu)).toEqual(['١', '٢', '٣', '٤']);
    expect(versesIn(contentOf(versesOf(2))).length).toBe(286);
  });
});

describe('the basmala', () => {
  it('heads every surah from its beginning, but the opening, whose first verse it is, and repentance', () => {
    const headed = Array.from({ length: SURAHS }, (_, index) => index + 1).filter((surah) =>
      isHeadedByBasmala(surah, 1),
    );
    expect(headed).toHaveLength(112);
    expect([isHeadedByBasmala(1, 1), isHeadedByBasmala(9, 1), isHeadedByBasmala(2, 2)]).toEqual([false, false, false]);
  });
});

describe('a range of verses', () => {
  it.each([
    [1, 7, true],
    [7, 7, true],
    [0, 3, false],
    [3, 2, false],
    [1, 8, false],
    [1.5, 3, false],
  ])('from %d to %d of seven: %j', (fromAyah, toAyah, verdict) => {
    expect(isRangeWithin({ surah: 1, fromAyah, toAyah }, 7)).toBe(verdict);
  });
});

describe('a pasted text', () => {
  it('that is the published one has no difference, however its verses are numbered and its marks ordered', () => {
    fc.assert(
      fc.property(passage, fc.constantFrom('NFC', 'NFD'), fc.boolean(), (verses, form, hasBrackets) => {
        const pasted = verses
          .map(({ ayah, text }) => (hasBrackets ? `${text} ﴿${ayah}﴾\n` : contentOf([{ ayah, text }])))
          .join(' ')
          .normalize(form);
        expect(isSameText(compareWords(wordsIn(verses), pastedWords(pasted)))).toBe(true);
      }),
    );
  });

  it('with one mark taken away is different in that word and in no other', () => {
    fc.assert(
      fc.property(passage, fc.nat(), (verses, place) => {
        const words = wordsIn(verses);
        const marked = words.flatMap((word, index) => (/\p{Mn}/u.test(word) ? [index] : []));
        // «طه» has none.
        fc.pre(marked.length > 0);
        const index = marked[place % marked.length] as number;
        const pasted = words.with(index, (words[index] as string).replace(/\p{Mn}/u, ''));
        const differences = compareWords(words, pasted);
        expect(differences.flatMap(({ kind }, at) => (kind === 'same' ? [] : [[kind, at]]))).toEqual([
          ['changed', index],
        ]);
      }),
    );
  });

  it('shows every word of both, in their order', () => {
    const some = fc.array(fc.constantFrom(...wordsIn(versesOf(112))), { maxLength: 30 });
    fc.assert(
      fc.property(some, some, (published, pasted) => {
        const differences = compareWords(published, pasted);
        expect(differences.flatMap((each) => ('published' in each ? [each.published] : []))).toEqual(published);
        const theirs = differences.flatMap((each) =>
          each.kind === 'same' ? [each.published] : 'pasted' in each ? [each.pasted] : [],
        );
        expect(theirs).toEqual(pasted);
      }),
    );
  });

  it('is found where it stands, though some of its marks are lost', () => {
    const index = indexVerses(ALL);
    const long = verse.filter(({ text }) => wordsOf(text).length > 12);
    fc.assert(
      fc.property(long, fc.nat({ max: 11 }), ({ text }, place) => {
        const words = wordsOf(text);
        const found = locate(index, words.with(place, (words[place] as string).replace(/\p{Mn}/gu, '')));
        // Some verses are there more than once: the words decide, not the place.
        const at = ALL.find(({ surah, ayah }) => surah === found?.surah && ayah === found.fromAyah);
        expect(
          wordsOf(at?.text ?? '')
            .slice(0, 12)
            .map(bareLetters),
        ).toEqual(words.slice(0, 12).map(bareLetters));
      }),
    );
    expect(locate(index, wordsIn(versesOf(112)))).toEqual({ surah: 112, fromAyah: 1, toAyah: 4 });
    expect(locate(index, ['هذا', 'كلام', 'آخر', 'تماما'])).toBeNull();
    expect(locate(index, [])).toBeNull();
  });
});

describe('the place of a word', () => {
  it('is in the verse that holds it, for every word, and nowhere beyond the last', () => {
    fc.assert(
      fc.property(passage, (verses) => {
        const content = contentOf(verses);
        const words = wordsIn(verses);
        const found = words.map((_, at) => placeOf(content, at));
        expect(found.map((place) => wordsOf(place?.verse ?? '')[place?.wordInVerse ?? -1])).toEqual(words);
        expect(placeOf(content, words.length)).toBeNull();
      }),
    );
  });
});
