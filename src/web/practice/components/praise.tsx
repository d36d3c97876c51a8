import { useEffect, useState } from 'react';
import { repeatFactor } from '#domain/practice/scoring';
import { SUCCESS_TOAST_MS } from '#domain/practice/timing';
import { feedback as texts } from '#strings/practice';
import type { Judged } from '../game/standing.ts';

/** What a right answer brought. In a review a repeated question brings less, and says so. */
export const gainText = ({ verdict: { change, attempt } }: Judged, isReview: boolean): string => {
  const gain = change > 0 ? texts.plus(change) : texts.noPoints;
  if (!isReview || attempt === 1) return gain;
  return `${gain} (${texts.ofOriginal(repeatFactor(attempt) * 100)})`;
};

/** Comes with a right answer and goes by itself. */
export const Praise = ({ judged, isReview }: { judged: Judged; isReview: boolean }) => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SUCCESS_TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div
      data-praise
      className="pointer-events-none absolute inset-x-2 -top-6 z-10 mx-auto grid w-fit animate-[pop_300ms_ease-out_both] justify-items-center rounded-button bg-[#1e7a3e] px-4 py-2 text-lg leading-snug font-black sm:px-6 sm:text-xl text-white shadow-card"
    >
      <span className="flex flex-wrap justify-center gap-x-2">
        <span>{texts.wellDone}</span>
        <span>{gainText(judged, isReview)}</span>
      </span>
      {isReview && judged.verdict.attempt > 1 && <span className="text-sm">{texts.reduced}</span>}
    </div>
  );
};
