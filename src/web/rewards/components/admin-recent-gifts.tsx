import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { countAmount, recentGifts, sourceNames } from '#strings/admin-rewards';
import { connection } from '#strings/connection';
import { formatMoment } from '#strings/dates';
import { Button } from '#web/ui/button.tsx';
import { Bone, Loading } from '#web/ui/states.tsx';
import type { RewardBatch } from '#wire/rewards';
import { batchesQuery } from '../admin-queries.ts';
import { MoneyMark } from './admin-money.tsx';

/** One row on a desktop. */
const SHOWN = 4;
const STRIP = 'grid grid-cols-1 gap-2 sm:grid-cols-2 2xl:grid-cols-4';

const unclaimedOf = ({ count, claimed, removed }: RewardBatch): number => count - claimed - removed;

const Meter = ({ batch: { count, claimed, removed } }: { batch: RewardBatch }) => (
  <div className="grid gap-1">
    <span className="flex flex-wrap gap-x-3 text-sm">
      <span className="font-extrabold text-emerald-ink">{recentGifts.claimed(claimed, count)}</span>
      {removed > 0 && <span className="text-muted">{recentGifts.removed(removed)}</span>}
    </span>
    <span className="h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
      <span
        className="block h-full rounded-full bg-emerald"
        style={{ inlineSize: `${count === 0 ? 0 : (100 * claimed) / count}%` }}
      />
    </span>
  </div>
);

const Gift = ({ batch, onTakeBack }: { batch: RewardBatch; onTakeBack: (batch: RewardBatch) => void }) => {
  const what = countAmount(batch.type, batch.amount);
  const when = formatMoment(batch.createdAt);
  return (
    <li className="grid content-between gap-2 rounded-3xl border border-line bg-card p-3">
      <div className="grid gap-1">
        <p className="flex items-center gap-2 leading-snug font-black">
          <MoneyMark type={batch.type} className="size-5" />
          {recentGifts.each(what)}
        </p>
        <p className="leading-snug break-words">{batch.title ?? sourceNames[batch.source]}</p>
        <p className="text-sm text-muted">{recentGifts.by(batch.createdBy ?? '', when)}</p>
      </div>
      <Meter batch={batch} />
      {unclaimedOf(batch) > 0 && (
        <Button
          look="plain"
          size="small"
          icon="undo"
          aria-label={recentGifts.takeBackOf(what, when)}
          onClick={() => onTakeBack(batch)}
        >
          {recentGifts.takeBack}
        </Button>
      )}
    </li>
  );
};

/** What was given lately, to see how it goes and to take it back. Nothing was given: nothing is shown. */
export const RecentGifts = ({ onTakeBack }: { onTakeBack: (batch: RewardBatch) => void }) => {
  const id = useId();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery(batchesQuery);
  if (error && !data)
    return (
      <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-danger">
        {recentGifts.failed}
        <Button look="plain" size="small" icon="refresh" onClick={() => void refetch()}>
          {connection.retry}
        </Button>
      </p>
    );
  if (!data)
    return (
      <Loading>
        <div className={`${STRIP} mb-5`}>
          <Bone className="h-40 rounded-3xl" />
          <Bone className="h-40 rounded-3xl max-sm:hidden" />
        </div>
      </Loading>
    );
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-5">
      <div className="mb-2 flex items-center gap-3">
        <h2 id={id} className="text-xl font-black">
          {recentGifts.title}
        </h2>
        {data.length > SHOWN && (
          <Button look="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? recentGifts.showLess : recentGifts.showAll}
          </Button>
        )}
      </div>
      <ul className={STRIP}>
        {data.slice(0, all ? data.length : SHOWN).map((batch) => (
          <Gift key={batch.id} batch={batch} onTakeBack={onTakeBack} />
        ))}
      </ul>
    </section>
  );
};
