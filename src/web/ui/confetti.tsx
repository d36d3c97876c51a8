import confetti from 'canvas-confetti';
import { useEffect, useRef } from 'react';
import { prefersStill } from '#web/lib/motion.ts';

const COLORS = ['#e9a91b', '#ffc94a', '#2b8fd6', '#0e6b5c', '#7b3fa0', '#ee6a4d'];

/** Over the dialog, and so inside it: whatever is outside of a modal dialog lies under it. */
export const Confetti = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || prefersStill()) return;
    // The page's policy forbids workers made of blobs, so it is drawn here.
    const throwPaper = confetti.create(canvas.current, { resize: true, useWorker: false });
    const burst = { particleCount: 70, spread: 70, startVelocity: 48, colors: COLORS };
    // In the next frame: the dialog around it opens after this effect, and until then there is no room to fill.
    const frame = requestAnimationFrame(() => {
      void throwPaper({ ...burst, angle: 60, origin: { x: 0, y: 0.8 } });
      void throwPaper({ ...burst, angle: 120, origin: { x: 1, y: 0.8 } });
    });
    return () => {
      cancelAnimationFrame(frame);
      throwPaper.reset();
    };
  }, []);
  return <canvas ref={canvas} className="pointer-events-none fixed inset-0 size-full" />;
};
