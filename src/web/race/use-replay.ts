import { useEffect, useState } from 'react';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** As often as the clock beside it shows something new to the eye. */
const TICK_MS = 100;

/** The clock of a replay: runs, rests, and goes wherever it is set. */
export const useReplay = (length: number) => {
  const [now, setNow] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isOver = now >= length;

  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - before;
      before += passed;
      setNow((ms) => Math.min(length, ms + passed * speed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, speed, length]);

  return {
    now,
    speed,
    setSpeed,
    isOver,
    isPlaying: isRunning && !isOver,
    /** From the start again once it is over. */
    play: () => {
      if (isOver) setNow(0);
      setRunning(true);
    },
    pause: () => setRunning(false),
    /** To a moment, and rests there. */
    seek: (ms: number) => {
      setRunning(false);
      setNow(ms);
    },
  };
};

export type ReplayClock = ReturnType<typeof useReplay>;
