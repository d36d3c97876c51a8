import { Link } from '@tanstack/react-router';
import { drillEnd as texts } from '#strings/drills/pupil';
import { Button, lookOf } from '#web/ui/button.tsx';
import { Feast, FeastStar } from '#web/ui/feast.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';

interface DrillEndProps {
  /** How many words were answered in this round. */
  drilled: number;
  points: number;
  /** What the last answer left. */
  due: number;
  /** What may be asked in another round, also what was marked meanwhile. */
  waiting: number;
  isRewardedToday: boolean;
  onAgain: () => void;
}

const wordsOf = ({ points, due, isRewardedToday }: DrillEndProps): string => {
  if (points > 0) return texts.rewarded(points);
  return isRewardedToday ? texts.alreadyRewarded : texts.more(due);
};

/** The round is over: what it brought, and what may follow. */
export const DrillEnd = (end: DrillEndProps) => {
  const { drilled, points, due, waiting, isRewardedToday, onAgain } = end;
  const isAll = due === 0;
  return (
    <section className="mx-auto grid w-full max-w-md justify-items-center gap-4 rounded-card bg-card p-8 text-center shadow-card">
      {isAll && <Feast />}
      {points > 0 ? <MoneyIcon type="points" className="size-28 animate-[pop_500ms_ease-out_both]" /> : <FeastStar />}
      <div role="status">
        <h2 className="text-3xl leading-snug font-black">{isAll ? texts.finished : texts.paused}</h2>
      </div>
      <p className="text-xl font-extrabold text-emerald-ink">{texts.drilled(drilled)}</p>
      <p className="text-lg">{wordsOf(end)}</p>
      {(points > 0 || isRewardedToday) && (
        <Link to="/student/rewards" className={`${lookOf('gold', 'large')} w-full`}>
          {texts.toRewards}
        </Link>
      )}
      {waiting > 0 && (
        <Button look={isAll ? 'plain' : 'emerald'} size="large" icon="refresh" className="w-full" onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </section>
  );
};
