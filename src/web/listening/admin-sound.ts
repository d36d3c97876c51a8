import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { EARLY_START_MS } from '#domain/listening/playback';
import type { Audio } from '#wire/listening';
import type { StaffText } from '#wire/quran';

/** The browser's player of one file, and what the times need of it. */
export const useSound = (fileId: string | undefined, onMeasured: (durationMs: number) => void) => {
  const element = useRef<HTMLAudioElement>(null);
  const stopAt = useRef(Number.POSITIVE_INFINITY);
  const isMeasuring = useRef(false);
  const [brokenFile, setBrokenFile] = useState<string>();
  const [isPlaying, setIsPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  // Refused where the browser has not got enough of it yet; its own button is there.
  const play = (): void => void element.current?.play().catch(() => undefined);

  type Heard = SyntheticEvent<HTMLAudioElement>;
  const events = {
    // A recording made in Chromium does not say how long it is until it was read to its end.
    onLoadedMetadata: ({ currentTarget: audio }: Heard) => {
      setIsPlaying(!audio.paused);
      isMeasuring.current = audio.duration === Number.POSITIVE_INFINITY;
      if (isMeasuring.current) audio.currentTime = Number.MAX_SAFE_INTEGER;
    },
    onDurationChange: ({ currentTarget: audio }: Heard) => {
      if (!Number.isFinite(audio.duration)) return;
      if (isMeasuring.current) audio.currentTime = 0;
      isMeasuring.current = false;
      onMeasured(Math.round(audio.duration * 1000));
    },
    onTimeUpdate: ({ currentTarget: audio }: Heard) => {
      if (audio.currentTime * 1000 >= stopAt.current) audio.pause();
    },
    onPlay: ({ currentTarget: audio }: Heard) => {
      audio.playbackRate = rate;
      setIsPlaying(true);
    },
    onPause: () => {
      stopAt.current = Number.POSITIVE_INFINITY;
      setIsPlaying(false);
    },
    onError: () => setBrokenFile(fileId),
  } satisfies ComponentProps<'audio'>;

  return {
    props: { ref: element, ...events },
    isBroken: fileId !== undefined && brokenFile === fileId,
    /** Now, in milliseconds. */
    position: (): number => Math.round((element.current?.currentTime ?? 0) * 1000),
    /** On to the end, or for a moment only. */
    playFrom: (ms: number, forMs = Number.POSITIVE_INFINITY): void => {
      const audio = element.current;
      if (!audio) return;
      audio.currentTime = Math.max(0, ms) / 1000;
      stopAt.current = ms + forMs;
      play();
    },
    isPlaying,
    /** Plays on, or pauses. */
    toggle: (): void => {
      if (element.current?.paused) play();
      else element.current?.pause();
    },
    /** Asks for the file once more. */
    reload: (): void => {
      setBrokenFile(undefined);
      element.current?.load();
    },
    rate,
    setRate: (next: number): void => {
      setRate(next);
      if (element.current) element.current.playbackRate = next;
    },
  };
};

export type Sound = ReturnType<typeof useSound>;

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

const CHECK_MS = 2000;

/** As a pupil will hear the verse begin: a breath early, and only for a moment. */
export const checkFrom = ({ playFrom }: Sound, ms: number): void =>
  playFrom(Math.max(0, ms - EARLY_START_MS), CHECK_MS);
