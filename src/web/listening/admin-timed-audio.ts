import type { Audio } from '#wire/listening';
import type { StaffText } from '#wire/quran';
import type { Sound } from './admin-sound.ts';

/** What times are tapped, dragged and imported on. */
export interface TimedAudio {
  readonly text: StaffText;
  readonly verses: number;
  readonly audio: Audio;
  readonly durationMs: number;
  readonly sound: Sound;
  readonly times: readonly number[];
  readonly setTimes: (times: readonly number[]) => void;
  /** Whether the times, as far as there are any, could be saved. */
  readonly isRight: boolean;
}
