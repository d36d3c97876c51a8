import { useEffect, useRef, useState } from 'react';
import { loneNumber } from '#strings/plural';
import { prefersStill } from '#web/lib/motion.ts';

const DURATION_MS = 900;
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** A number that climbs to its value, from where it stood. Screen readers hear only where it ends. */
export const CountUp = ({ value, from = 0 }: { value: number; from?: number }) => {
  const [shown, setShown] = useState(() => (prefersStill() ? value : from));
  const current = useRef(shown);
  useEffect(() => {
    const begin = current.current;
    const show = (progress: number) => {
      // Whole on its way: a score may end at a half.
      current.current = progress < 1 ? Math.round(begin + (value - begin) * easeOut(progress)) : value;
      setShown(current.current);
    };
    if (prefersStill()) {
      show(1);
      return;
    }
    let start: number | undefined;
    const step = (time: number) => {
      start ??= time;
      const progress = Math.min(1, (time - start) / DURATION_MS);
      show(progress);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {loneNumber(shown)}
      </span>
      <span className="sr-only">{loneNumber(value)}</span>
    </>
  );
};
