import { versesIn } from '#domain/quran/content';
import { isHeadedByBasmala } from '#domain/quran/surahs';
import { shareReply } from '#server/platform/http/replies';
import { onceFor } from '#server/platform/once-for';
import type { Recitation } from '#wire/listening';
import type { Passage, QuranVerse } from '#wire/quran';
import type { Manifest } from './published.ts';
import type { OpenedRow, TextRow } from './queries.ts';

const PREVIEW_VERSES = 2;

const surahName = ({ surahs }: Manifest, surah: number): string => surahs[surah - 1]?.name ?? '';

export const presentHead = <Row extends { surah: number }>(manifest: Manifest, row: Row) => ({
  surahName: surahName(manifest, row.surah),
  ...row,
});

export const presentStaffText = (manifest: Manifest, row: TextRow) => ({
  grade: row.gradeLevel,
  preview: versesIn(row.content).slice(0, PREVIEW_VERSES),
  ...presentHead(manifest, row),
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

export const presentText = (manifest: Manifest, row: Pick<TextRow, 'surah' | 'content' | 'basmala'>): Passage =>
  presentPassage(manifest, row.surah, versesIn(row.content), row.basmala);

const presentOnce = onceFor((manifest: Manifest) =>
  onceFor((row: OpenedRow) => ({
    text: presentHead(manifest, row),
    passage: presentText(manifest, row),
    edition: manifest,
  })),
);

const presentShownOnce = onceFor((manifest: Manifest) =>
  onceFor((row: TextRow) => {
    const shown = { text: presentHead(manifest, row), passage: presentText(manifest, row) };
    return { ...shown, shown, grade: row.gradeLevel };
  }),
);

/** `shown` is the same object for all who look at the text. */
export const presentShown = (manifest: Manifest, row: TextRow) => presentShownOnce(manifest)(row);

/** The same for a whole class. */
export const presentOpened = (manifest: Manifest, row: OpenedRow, recitations: Recitation[]) =>
  shareReply(presentOnce(manifest)(row), { recitations });
