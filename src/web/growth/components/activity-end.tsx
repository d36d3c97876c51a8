import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { activityEnd as texts } from '#strings/growth/pupil';
import { Button, lookOf } from '#web/ui/button.tsx';
import { Feast, FeastStar } from '#web/ui/feast.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';

interface ActivityEndProps {
  /** What the round brought that was played to its end here; null where it was over when the page came. */
  points: number | null;
  onAgain: () => void;
}

/** The flag is reached: what it brought, and what may follow. */
export const ActivityEnd = ({ points, onAgain }: ActivityEndProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFresh = points !== null;
  useEffect(() => {
    if (!isFresh) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isFresh]);
  return (
    <section className="grid justify-items-center gap-4 rounded-card bg-card p-6 text-center shadow-card sm:p-8">
      {isFresh && <Feast />}
      {points ? <MoneyIcon type="points" className="size-24 animate-[pop_500ms_ease-out_both]" /> : <FeastStar />}
      <h2 ref={heading} tabIndex={-1} className="text-3xl leading-snug font-black outline-none">
        {texts.finished}
      </h2>
      <p className="text-xl font-extrabold text-emerald-ink">{points ? texts.rewarded(points) : texts.already}</p>
      <p>{texts.tomorrow}</p>
      <Link to="/student/rewards" className={`${lookOf('gold', 'large')} w-full max-w-sm`}>
        {texts.toRewards}
      </Link>
      <Button look="plain" size="large" icon="refresh" className="w-full max-w-sm" onClick={onAgain}>
        {texts.again}
      </Button>
      <p className="text-muted">{texts.againNote}</p>
    </section>
  );
};
