import { versesIn } from '#domain/quran/content';
import { isHeadedByBasmala } from '#domain/quran/surahs';
import { onceFor } from '#server/platform/once-for';
import type { Passage, QuranVerse } from '#wire/quran';
import { type Manifest, readManifest } from './published.ts';
import type { TextRow } from './queries.ts';

const PREVIEW_VERSES = 2;

const surahName = ({ surahs }: Manifest, surah: number): string => surahs[surah - 1]?.name ?? '';

export const presentHead = <Row extends { surah: number }>(manifest: Manifest, row: Row) => ({
  surahName: surahName(manifest, row.surah),
  ...row,
});

export const presentStaffText = async (row: TextRow) => ({
  grade: row.gradeLevel,
  preview: versesIn(row.content).slice(0, PREVIEW_VERSES),
  ...presentHead(await readManifest(), row),
});

/** Verses of one surah, in their order. */
export const presentPassage = (
  manifest: Manifest,
  surah: number,
  verses: readonly QuranVerse[],
  basmala: string,
): Passage => {
  const fromAyah = verses[0]?.ayah ?? 0;
  return {
    surah,
    surahName: surahName(manifest, surah),
    fromAyah,
    toAyah: verses.at(-1)?.ayah ?? 0,
    basmala: isHeadedByBasmala(surah, fromAyah) ? basmala : null,
    verses: [...verses],
  };
};

export const presentText = (manifest: Manifest, row: TextRow): Passage =>
  presentPassage(manifest, row.surah, versesIn(row.content), row.basmala);

/** Of a manifest the texts made with it: `shown` is the same object for all who look at the text. */
export const textPresenter = onceFor((manifest: Manifest) =>
  onceFor((row: TextRow) => {
    const shown = { text: presentHead(manifest, row), passage: presentText(manifest, row), edition: manifest };
    return { ...shown, shown, grade: row.gradeLevel, isActive: row.isActive === 1 };
  }),
);
