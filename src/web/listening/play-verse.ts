import { EARLY_START_MS, timesOf } from '#domain/listening/playback';
import type { Recitation } from '#wire/listening';

/** One verse by itself, to its end. A verse without a time is over at once. */
export const playVerse = (recitation: Recitation, fromAyah: number, ayah: number): Promise<void> => {
  const times = timesOf({ ...recitation, fromAyah }, ayah);
  if (!times) return Promise.resolve();
  const audio = new Audio(`/api/files/${recitation.fileId}`);
  audio.currentTime = Math.max(0, times.startMs - EARLY_START_MS) / 1000;
  return new Promise((resolve, reject) => {
    const watch = () => {
      if (!audio.ended && audio.currentTime * 1000 < times.endMs) {
        requestAnimationFrame(watch);
        return;
      }
      audio.pause();
      resolve();
    };
    audio.onerror = reject;
    audio.play().then(watch, reject);
  });
};
