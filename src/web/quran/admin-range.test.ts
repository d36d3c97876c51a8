import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSurahs, judgeRange, NO_RANGE, surahNameOf, wholeSurah } from './admin-range.ts';
import type { Surah } from './queries.ts';

const MANIFEST = join(import.meta.dirname, '../../../content/quran/manifest.json');
const { surahs } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { surahs: readonly Surah[] };

const namesFor = (typed: string): string[] => findSurahs(surahs, typed).map(({ name }) => name);

describe('a surah is found', () => {
  it.each([
    ['الملك', 'الملك'],
    ['سورة الملك', 'الملك'],
    ['ملك', 'الملك'],
    ['الاعلى', 'الأعلى'],
    ['67', 'الملك'],
    ['٦٧', 'الملك'],
    ['٦٧. الملك', 'الملك'],
    ['يس', 'يس'],
  ])('by %s', (typed, name) => {
    expect(namesFor(typed)[0]).toBe(name);
  });

  it('among all of them where nothing is typed, and not where nothing fits', () => {
    expect(namesFor('')).toEqual(surahs.map(({ name }) => name));
    expect(namesFor('115')).toEqual([]);
    expect(namesFor('لا سورة كهذه')).toEqual([]);
  });
});

describe('a range being chosen', () => {
  const opening = surahs[0] as Surah;

  it('is a whole surah at first, with its name', () => {
    expect(judgeRange(wholeSurah(opening), surahs)).toEqual({ surah: 1, fromAyah: 1, toAyah: 7 });
    expect(surahNameOf(wholeSurah(opening), surahs)).toBe('الفاتحة');
  });

  it.each([
    [NO_RANGE, 'missing'],
    [{ surah: 1, fromAyah: 1, toAyah: null }, 'missing'],
    [{ surah: 1, fromAyah: 1, toAyah: 8 }, 'wrong'],
    [{ surah: 1, fromAyah: 5, toAyah: 3 }, 'wrong'],
    [{ surah: 1, fromAyah: 0, toAyah: 3 }, 'wrong'],
  ] as const)('such as %j is %s', (draft, verdict) => {
    expect(judgeRange(draft, surahs)).toBe(verdict);
  });
});
