import { type Command, type Playback, type PlaybackEvent, stepPlayback, type Track } from '#domain/listening/playback';
import { shared } from '#web/lib/shared.ts';

/** `waiting`: the network is slower than the reading. */
type Sound = 'well' | 'waiting' | 'failed';

/** A shorter wait is not worth a word. */
const WAIT_SHOWN_MS = 400;

/** One audio element that does what the rules of the playing say. */
export const createPlayer = (track: Track, first: Playback) => {
  const playback = shared(first);
  const sound = shared<Sound>('well');
  let audio: HTMLAudioElement | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let slowness: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let onSilent: (() => void) | undefined;

  const isPlaying = (): boolean => playback.get().phase === 'playing';

  const halt = (): void => {
    clearTimeout(silence);
    clearTimeout(slowness);
    cancelAnimationFrame(frame);
  };

  const fail = (): void => {
    send({ kind: 'failed' });
    sound.set('failed');
  };

  const tick = (): void => {
    if (audio && isPlaying()) send({ kind: 'tick', ms: audio.currentTime * 1000 });
  };

  /** By frames: the browser itself tells of the time four times a second only. */
  const watch = (): void => {
    frame = requestAnimationFrame(watch);
    tick();
  };

  const start = (element: HTMLAudioElement, fromMs: number | null): void => {
    if (element.error) element.load();
    if (fromMs !== null) element.currentTime = fromMs / 1000;
    element.play().catch(({ name }: Error) => {
      // Stopped again before it began.
      if (name !== 'AbortError') fail();
    });
    frame = requestAnimationFrame(watch);
  };

  const run = (element: HTMLAudioElement, command: Command): void => {
    halt();
    sound.set('well');
    if (command.kind === 'play') start(element, command.fromMs);
    else if (command.kind === 'resume') start(element, null);
    else element.pause();
    if (command.kind === 'wait') silence = setTimeout(() => send({ kind: 'waited' }), command.ms);
  };

  const send = (event: PlaybackEvent): void => {
    const { playback: next, command } = stepPlayback(playback.get(), event, track);
    if (next !== playback.get()) playback.set(next);
    if (!audio) return;
    const { speed } = next.settings;
    // The default too: what is loaded again begins at it.
    if (audio.playbackRate !== speed) Object.assign(audio, { defaultPlaybackRate: speed, playbackRate: speed });
    if (command) run(audio, command);
    if (!isPlaying()) onSilent?.();
  };

  /** Headphones were pulled out, or somebody called. */
  const onPaused = (): void => {
    if (audio?.paused && !audio.ended && !audio.error && isPlaying()) send({ kind: 'pause' });
  };

  /** In a page that nobody looks at no frame comes. */
  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    timeupdate: tick,
    ended: () => send({ kind: 'ended' }),
    error: fail,
    pause: onPaused,
    waiting: () => {
      clearTimeout(slowness);
      slowness = setTimeout(() => sound.set('waiting'), WAIT_SHOWN_MS);
    },
    playing: () => {
      clearTimeout(slowness);
      sound.set('well');
    },
  };

  return {
    track,
    playback,
    sound,
    send,
    /** Heard by itself; resolves when it is over or was stopped. */
    playVerse: (ayah: number): Promise<void> => {
      onSilent?.();
      return new Promise((resolve) => {
        onSilent = resolve;
        send({ kind: 'alone', ayah });
      });
    },
    positionMs: (): number => (audio?.currentTime ?? 0) * 1000,
    /** The sound ends with the element. */
    attach: (element: HTMLAudioElement) => {
      audio = element;
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
        halt();
        element.pause();
        audio = undefined;
      };
    },
  };
};

export type Player = ReturnType<typeof createPlayer>;
