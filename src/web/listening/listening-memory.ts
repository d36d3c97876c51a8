import {
  FIRST_SETTINGS,
  MODES,
  REPEAT_PAUSES,
  REPEAT_TIMES,
  type Settings,
  SPEEDS,
  type VerseSpan,
} from '#domain/listening/playback';
import { keep, kept } from '#web/lib/kept.ts';

/** How a pupil listened to a text last. */
export interface KeptListening {
  readonly reciterId: number | null;
  readonly ayah: number | null;
  readonly settings: Settings;
}

const FIRST: KeptListening = { reciterId: null, ayah: null, settings: FIRST_SETTINGS };

const nameOf = (studentId: number, textId: number): string => `himma-listening-${studentId}-${textId}`;

const numberIn = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const rangeIn = (value: { from?: unknown; to?: unknown } | null | undefined): VerseSpan | null => {
  const [from, to] = [numberIn(value?.from), numberIn(value?.to)];
  return from !== null && to !== null ? { from, to } : null;
};

/** `includes` and not `find`: one of the values may be null. */
const oneOf = <Value>(values: readonly Value[], value: unknown, first: Value): Value =>
  values.includes(value as Value) ? (value as Value) : first;

/** Storage is out of our hands: what cannot be read is as on the first day. */
export const readListening = (written: string | null): KeptListening => {
  try {
    const { reciterId, ayah, settings } = JSON.parse(written ?? '{}');
    return {
      reciterId: numberIn(reciterId),
      ayah: numberIn(ayah),
      settings: {
        mode: oneOf(MODES, settings?.mode, FIRST_SETTINGS.mode),
        speed: oneOf(SPEEDS, settings?.speed, FIRST_SETTINGS.speed),
        times: oneOf(REPEAT_TIMES, settings?.times, FIRST_SETTINGS.times),
        pause: oneOf(REPEAT_PAUSES, settings?.pause, FIRST_SETTINGS.pause),
        range: rangeIn(settings?.range),
      },
    };
  } catch {
    return FIRST;
  }
};

/** On a shared device each pupil has their own, for each text. */
export const keptListening = (studentId: number, textId: number): KeptListening =>
  readListening(kept(nameOf(studentId, textId)));

export const keepListening = (studentId: number, textId: number, listening: KeptListening): void =>
  keep(nameOf(studentId, textId), JSON.stringify(listening));
