import type { Mark } from '#domain/recordings/recordings';
import { addressed } from '#strings/addressed';
import { formatNumber } from '#strings/plural';

export const markNames: Readonly<Record<Mark, string>> = addressed({
  excellent: 'ممتاز',
  good: 'جيد',
  again: '{أعد|أعيدي} التسميع',
});

export { verseName } from '#strings/quran/words';

/** After a word that it belongs to. */
export const ofVerse = (ayah: number): string => `للآية ${formatNumber(ayah)}`;
