import { useSyncExternalStore } from 'react';

const KEY = 'himma-muted';
const listeners = new Set<() => void>();

const isMuted = (): boolean => localStorage.getItem(KEY) === '1';

export const switchSound = (): void => {
  if (isMuted()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, '1');
  for (const listener of listeners) listener();
};

export const useIsMuted = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isMuted);

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

/** C, E, G and the C above: a short climb. */
const WIN = [523.25, 659.25, 783.99, 1046.5];
const STEP_SECONDS = 0.09;

export const playWin = (): void => {
  if (isMuted()) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const [step, hertz] of WIN.entries())
    ring(context, hertz, start + step * STEP_SECONDS, step === WIN.length - 1 ? 0.7 : 0.25);
};
