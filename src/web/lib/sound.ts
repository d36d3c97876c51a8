import { forget, keep, kept } from './kept.ts';
import { shared } from './shared.ts';

const KEY = 'himma-muted';
/** Asked anew for each sound: another tab may have been told to be silent. */
const isMuted = (): boolean => kept(KEY) === '1';
const muted = shared(isMuted());

export const switchSound = (): void => {
  if (isMuted()) forget(KEY);
  else keep(KEY, '1');
  muted.set(isMuted());
};

export const useIsMuted = muted.use;

let context: AudioContext | undefined;

const ring = (audio: AudioContext, hertz: number, at: number, seconds: number): void => {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
};

interface Note {
  readonly hertz: number;
  /** After the first, in seconds. */
  readonly at: number;
  readonly seconds: number;
}

/** The first sound of a page takes a tenth of a second to begin: where a tap must not wait for that, it begins before. */
export const prepareSound = (): AudioContext => {
  context ??= new AudioContext();
  return context;
};

const sound =
  (...notes: readonly Note[]) =>
  (): void => {
    if (isMuted()) return;
    const audio = prepareSound();
    // Prepared before anybody touched the page, it waits for this.
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime + 0.02;
    for (const { hertz, at, seconds } of notes) ring(audio, hertz, start + at, seconds);
  };

/** C, E, G and the C above: a short climb. */
export const playWin = sound(
  { hertz: 523.25, at: 0, seconds: 0.25 },
  { hertz: 659.25, at: 0.09, seconds: 0.25 },
  { hertz: 783.99, at: 0.18, seconds: 0.25 },
  { hertz: 1046.5, at: 0.27, seconds: 0.7 },
);
/** Two steps up. */
export const playRight = sound({ hertz: 659.25, at: 0, seconds: 0.18 }, { hertz: 987.77, at: 0.08, seconds: 0.3 });
/** One soft step down: nobody is blown at. */
export const playWrong = sound({ hertz: 261.63, at: 0, seconds: 0.2 }, { hertz: 220, at: 0.12, seconds: 0.3 });
export const playTick = sound({ hertz: 880, at: 0, seconds: 0.06 });
export const playEnd = sound({ hertz: 783.99, at: 0, seconds: 0.3 }, { hertz: 523.25, at: 0.18, seconds: 0.6 });
/** The horn of the start: one long note over the ticks before it. */
export const playStart = sound({ hertz: 1174.66, at: 0, seconds: 0.5 }, { hertz: 1760, at: 0.04, seconds: 0.7 });
/** A quick run upwards: somebody went past. */
export const playOvertake = sound(
  { hertz: 587.33, at: 0, seconds: 0.1 },
  { hertz: 783.99, at: 0.06, seconds: 0.1 },
  { hertz: 1174.66, at: 0.12, seconds: 0.25 },
);
