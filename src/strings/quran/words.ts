import { say } from '#strings/addressed';
import { countOf, type Noun, WORDS } from '#strings/nouns';
import { formatNumber } from '#strings/plural';
import type { Edition } from '#wire/quran';

export const verseCount = countOf('آية | آيتان | آيات', 'subject', 'بلا آيات');
export const wordCount = countOf(WORDS, 'subject', 'بلا كلمات');

export const TEXTS: Noun = 'نصّ | نصّان | نصوص';

export const surahTitle = (name: string): string => `سورة ${name}`;

/** What the ornament after a verse says to those who hear the page. */
export const verseLabel = (ayah: number): string => `نهاية الآية ${formatNumber(ayah)}`;

export const verseName = (ayah: number): string => `الآية ${formatNumber(ayah)}`;

/** Two verses are named as two; `joint` stands between the ends of more. */
export const versesFrom = (from: number, to: number, joint: string): string => {
  if (from === to) return verseName(from);
  return to === from + 1
    ? `الآيتان ${formatNumber(from)} و${formatNumber(to)}`
    : `الآيات ${formatNumber(from)}${joint}${formatNumber(to)}`;
};

export const verseRange = (from: number, to: number): string => versesFrom(from, to, '–');

export const readVerses = (surahName: string, from: number, to: number): string =>
  say`{اقرأ|اقرئي} من ${surahTitle(surahName)}: ${verseRange(from, to)}`;

const SOURCES: Readonly<Record<string, string>> = { 'Tanzil Project, tanzil.net': 'مصحف تنزيل' };
const EDITIONS: Readonly<Record<string, string>> = { Uthmani: 'الرسم العثماني' };

/** A version has parts, not a fraction. */
const versionText = (version: string): string =>
  version
    .split('.')
    .map((part) => formatNumber(Number(part)))
    .join('.');

export const editionText = ({ source, edition, version }: Edition): string =>
  `النص: ${SOURCES[source] ?? source}، ${EDITIONS[edition] ?? edition}، الإصدار ${versionText(version)}`;
