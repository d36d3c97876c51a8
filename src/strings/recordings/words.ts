import type { Mark } from '#domain/recordings/recordings';
import { formatNumber } from '#strings/plural';

export const markNames: Readonly<Record<Mark, string>> = {
  excellent: 'ممتاز',
  good: 'جيد',
  again: 'أعد التسميع',
};

export { verseName } from '#strings/quran/words';

/** After a word that it belongs to. */
export const ofVerse = (ayah: number): string => `للآية ${formatNumber(ayah)}`;
