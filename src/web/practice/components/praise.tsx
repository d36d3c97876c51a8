import { useEffect, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#domain/practice/timing';
import { feedback as texts } from '#strings/practice/pupil';
import { gainText, reductionText } from '../game/gain-text.ts';
import type { Judged } from '../game/standing.ts';

/** Comes with a right answer and goes by itself. */
export const Praise = ({ judged, isReview }: { judged: Judged; isReview: boolean }) => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SUCCESS_TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const reduction = reductionText(judged, isReview);
  return (
    <div
      data-praise
      className="pointer-events-none absolute inset-x-2 -top-6 z-10 mx-auto grid w-fit animate-[pop_300ms_ease-out_both] justify-items-center rounded-button bg-[#1e7a3e] px-4 py-2 text-lg leading-snug font-black sm:px-6 sm:text-xl text-white shadow-card"
    >
      <span className="flex flex-wrap justify-center gap-x-2">
        <span>{texts.wellDone}</span>
        <span>{gainText(judged, isReview)}</span>
      </span>
      {reduction && <span className="text-sm">{reduction}</span>}
    </div>
  );
};
