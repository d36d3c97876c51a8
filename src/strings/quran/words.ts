import { counted, formatNumber } from '#strings/plural';
import type { Edition } from '#wire/quran';

export const verseCount = counted('بلا آيات | آية واحدة | آيتان | {n} آيات | {n} آية | {n} آية');
export const wordCount = counted('بلا كلمات | كلمة واحدة | كلمتان | {n} كلمات | {n} كلمة | {n} كلمة');

export const surahTitle = (name: string): string => `سورة ${name}`;

/** What the ornament after a verse says to those who hear the page. */
export const verseLabel = (ayah: number): string => `نهاية الآية ${formatNumber(ayah)}`;

export const verseName = (ayah: number): string => `الآية ${formatNumber(ayah)}`;

export const verseRange = (from: number, to: number): string =>
  from === to ? verseName(from) : `الآيات ${formatNumber(from)}–${formatNumber(to)}`;

export const readVerses = (surahName: string, from: number, to: number): string =>
  `اقرأ من ${surahTitle(surahName)}: ${verseRange(from, to)}`;

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
