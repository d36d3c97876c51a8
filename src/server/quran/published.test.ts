import { getAyahCountInSurah, getAyahMeta, getSurahMeta } from 'quran-meta';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bareLetters } from '#domain/quran/comparing';
import { SURAHS, VERSES, WORDS } from '#domain/quran/surahs';
import { wordsOf } from '#domain/quran/words';
import { startWorld, type World } from '#tests/world';
import { alteredSurah, checksumOf, readManifest, readPublished } from './published.ts';
import { listAllVerses } from './queries.ts';
import { provideQuran } from './service.ts';

const countWords = (verses: readonly { text: string }[]): number =>
  verses.reduce((count, { text }) => count + wordsOf(text).length, 0);

describe('the published text', () => {
  it('is what the manifest says, surah by surah, and all of it', async () => {
    const [verses, manifest] = await Promise.all([readPublished(), readManifest()]);
    const surahs = manifest.surahs.map(({ surah, name }) => {
      const own = verses.filter((verse) => verse.surah === surah);
      return { surah, name, verses: own.length, words: countWords(own), sha256: checksumOf(own) };
    });
    expect(manifest.surahs).toEqual(surahs);
    expect([manifest.verses, manifest.words, manifest.sha256]).toEqual([VERSES, WORDS, checksumOf(verses)]);
    expect(alteredSurah(verses, manifest)).toBeNull();
  });

  it('has the surahs, verses, quarters and prostrations that another published count has', async () => {
    const [verses, manifest] = await Promise.all([readPublished(), readManifest()]);
    expect(manifest.surahs).toHaveLength(SURAHS);
    for (const { surah, name, verses: count } of manifest.surahs as { surah: 1; name: string; verses: number }[]) {
      expect([surah, count]).toEqual([surah, getAyahCountInSurah(surah)]);
      expect(bareLetters(getSurahMeta(surah).name)).toBe(bareLetters(name));
    }
    const signs = verses.map(({ surah, ayah, text }, index) => {
      const { isSajdahAyah, isStartOfQuarter } = getAyahMeta((index + 1) as 1);
      return { at: `${surah}:${ayah}`, isSajda: isSajdahAyah, isQuarter: isStartOfQuarter, text };
    });
    expect(signs.filter(({ isSajda, text }) => isSajda !== text.includes('۩'))).toEqual([]);
    // The printed mushaf has this quarter's sign where the text has it; the other count is one verse late. A quarter that
    // begins with its surah has no sign of its own.
    const elsewhere = signs.filter(({ isQuarter, text }) => text.includes('۞') && !isQuarter);
    expect(elsewhere.map(({ at }) => at)).toEqual(['15:49']);
  });

  it('is recognised as another by one changed mark, one exchanged verse, or one that is missing', async () => {
    const [verses, manifest] = await Promise.all([readPublished(), readManifest()]);
    const ikhlas = verses.findIndex(({ surah }) => surah === 112);
    const [first, second] = [verses[ikhlas], verses[ikhlas + 1]];
    if (!first || !second) throw new Error('the 112th surah is not there');
    const oneMark = verses.with(ikhlas, { ...first, text: first.text.replace('\u064f', '\u064e') });
    const exchanged = verses.with(ikhlas, { ...first, text: second.text });
    for (const altered of [oneMark, exchanged, verses.toSpliced(ikhlas, 1)])
      expect(alteredSurah(altered, manifest)).toBe('الإخلاص');
    expect(alteredSurah([...verses.slice(7), ...verses.slice(0, 7)], manifest)).toBe('the order of the surahs');
    expect(
      alteredSurah(
        verses.map((verse) => ({ ...verse, text: verse.text.normalize('NFC') })),
        manifest,
      ),
    ).not.toBeNull();
  });
});

describe('a start', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  it('puts all verses and the first texts into the database, once', async () => {
    await provideQuran(world.deps);
    await provideQuran(world.deps);
    const manifest = await readManifest();
    const stored = await listAllVerses(world.deps.db);
    expect(stored).toHaveLength(VERSES);
    expect(checksumOf(stored)).toBe(manifest.sha256);
    const focused = await world.deps.db
      .selectFrom('quran_texts')
      .select(['id', 'gradeLevel as grade'])
      .where('isFocused', '=', 1)
      .orderBy('id')
      .execute();
    expect(focused).toEqual([
      { id: 4, grade: 4 },
      { id: 6, grade: 5 },
      { id: 7, grade: 6 },
    ]);
  });

  it('is refused where one mark of a verse differs', async () => {
    await provideQuran(world.deps);
    const verse = world.deps.db.updateTable('quran_verses').where('surah', '=', 36).where('ayah', '=', 83);
    await verse
      .set((eb) => ({ text: eb.fn<string>('replace', ['text', eb.val('\u0650'), eb.val('\u064e')]) }))
      .execute();
    await expect(provideQuran(world.deps)).rejects.toThrow(/the database \(يس\) is not the published one/u);
  });

  it('is refused where a text is no longer the verses it names', async () => {
    await provideQuran(world.deps);
    await world.deps.db
      .updateTable('quran_texts')
      .set((eb) => ({ content: eb.fn<string>('replace', ['content', eb.val('\u0652'), eb.val('')]) }))
      .where('id', '=', 7)
      .execute();
    await expect(provideQuran(world.deps)).rejects.toThrow(/the database \(text 7\)/u);
  });
});
