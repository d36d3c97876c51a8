import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#strings/dates';
import { moneyText } from '#strings/money';
import { adminRewards, alreadyClaimed, giveScreen, recentGifts, sourceNames } from '#strings/rewards/staff';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loading, SmallError } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { RewardBatch } from '#wire/rewards';
import { useTakeBack } from '../admin-mutations.ts';
import { batchesQuery } from '../admin-queries.ts';
import { rewardsSearch } from '../admin-search.ts';
import { GiveDialog } from '../components/admin-give-dialog.tsx';
import { RewardList } from '../components/admin-reward-list.tsx';
import { Sentences } from '../components/admin-sentences.tsx';
import { StudentsOverview } from '../components/admin-students-overview.tsx';

/** One row on a desktop; a phone has its tables to show and starts with the newest. */
const SHOWN = 4;
const STRIP = 'grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-4';
const NEWEST_ON_PHONE = 'max-sm:not-first:hidden';

const unclaimedOf = ({ count, claimed, removed }: RewardBatch): number => count - claimed - removed;

const Gift = ({ batch, className }: { batch: RewardBatch; className: string }) => {
  const takeBack = useTakeBack();
  const { ask, dialog } = useConfirm();
  const { type, amount, title, source, count, claimed, removed, createdBy } = batch;
  const what = moneyText(type, amount);
  const when = formatMoment(batch.createdAt);
  return (
    <li className={`grid content-between gap-1.5 rounded-3xl border border-line bg-card p-3 ${className}`}>
      <div className="grid">
        <p className="flex items-center gap-2 leading-snug font-black">
          <MoneyIcon type={type} className="size-5" />
          {recentGifts.each(what)}
        </p>
        <p className="text-sm leading-snug break-words">{title ?? sourceNames[source]}</p>
        <p className="text-sm leading-snug text-muted">{createdBy}</p>
        <time className="text-sm leading-snug text-muted">{when}</time>
      </div>
      <div className="grid gap-1.5">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
          <span className="grid text-sm leading-snug">
            <span className="font-extrabold text-emerald-ink">{recentGifts.claimed(claimed, count)}</span>
            {removed > 0 && <span className="text-muted">{recentGifts.removed(removed)}</span>}
          </span>
          {unclaimedOf(batch) > 0 && (
            <Button
              look="plain"
              size="small"
              icon="undo"
              aria-label={recentGifts.takeBackOf(what, when)}
              onClick={() =>
                ask({
                  run: () => takeBack.mutateAsync(batch),
                  confirm: {
                    title: recentGifts.takeBackTitle,
                    body: (
                      <Sentences first={recentGifts.takeBackBody(unclaimedOf(batch))} second={alreadyClaimed.stays} />
                    ),
                    confirm: recentGifts.confirm,
                    tone: 'danger',
                  },
                })
              }
            >
              {recentGifts.takeBack}
            </Button>
          )}
        </div>
        <Meter part={claimed} whole={count} className="h-1.5" />
      </div>
      {dialog}
    </li>
  );
};

/** Said while the rest is folded. */
const Newest = ({ batch: { type, amount, title, source, claimed, count } }: { batch: RewardBatch }) => (
  <span className="max-lg:hidden">
    {recentGifts.each(moneyText(type, amount))} · {title ?? sourceNames[source]} · {recentGifts.claimed(claimed, count)}
  </span>
);

/** What was given lately, to see how it goes and to take it back. Nothing was given: nothing is shown. */
const RecentGifts = () => {
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery(batchesQuery);
  if (error && !data)
    return (
      <div className="mb-4">
        <SmallError text={recentGifts.failed} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <Loading>
        <Bones layout="mb-5 grid lg:mb-2" look={['h-40 rounded-3xl lg:h-11']} />
      </Loading>
    );
  if (data.length === 0) return null;
  const [newest] = data;
  return (
    <section aria-label={recentGifts.title} className="mb-5 lg:mb-2">
      <Fold foldedOn="desk" title={recentGifts.title} note={newest && <Newest batch={newest} />}>
        <ul className={STRIP}>
          {data.slice(0, all ? data.length : SHOWN).map((batch) => (
            <Gift key={batch.id} batch={batch} className={all ? '' : NEWEST_ON_PHONE} />
          ))}
        </ul>
        {data.length > 1 && (
          <Button
            look="plain"
            size="small"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className={`justify-self-start ${data.length > SHOWN ? '' : 'sm:hidden'}`}
          >
            {all ? recentGifts.showLess : recentGifts.showAll}
          </Button>
        )}
      </Fold>
    </section>
  );
};

const TABS = [
  { id: 'list', title: adminRewards.list },
  { id: 'students', title: adminRewards.students },
] as const;

export const AdminRewards = () => {
  const { chosen, open } = useList(rewardsSearch);
  const { tab = 'list' } = chosen;
  /** The pupils with whom the form starts, while it is open. */
  const [giving, setGiving] = useState<readonly number[] | null>(null);
  return (
    <>
      <PageHead title={adminRewards.title} intro={adminRewards.intro}>
        <ButtonLink to="/admin/give" look="emerald" icon="users">
          {giveScreen.open}
        </ButtonLink>
        <Button look="gold" icon="gift" onClick={() => setGiving([])}>
          {adminRewards.give}
        </Button>
      </PageHead>
      <RecentGifts />
      <Tabs label={adminRewards.tabs} tabs={TABS} selected={tab} onSelect={(next) => open({ tab: next })}>
        {tab === 'list' ? <RewardList onGive={() => setGiving([])} /> : <StudentsOverview onGive={setGiving} />}
      </Tabs>
      {giving && <GiveDialog ids={giving} onClose={() => setGiving(null)} />}
    </>
  );
};
