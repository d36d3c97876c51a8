import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isUrgent, timeLeft } from '#domain/rewards/countdown';
import { REWARD_TYPES } from '#domain/rewards/kinds';
import { formatChildDay } from '#strings/dates';
import { moneyText } from '#strings/money';
import { overallTexts, sourceGroups, studentRewards as texts, timeLeftText } from '#strings/rewards/pupil';
import { useNow } from '#web/lib/now.ts';
import { ClaimAllButton, ClaimButton, RewardLine } from '#web/rewards/components/reward-line.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Reward, StudentRewards as Rewards } from '#wire/rewards';
import { ClimbCard } from '../components/climb-card.tsx';
import { GiftPicture } from '../components/gift-picture.tsx';
import { GoalCard } from '../components/goal-card.tsx';
import { dashboardQuery, studentRewardsQuery } from '../queries.ts';

const SECOND_MS = 1000;

/** Runs by the server's clock: `skew` is how far the device's is from it. */
const TimeLeft = ({ expiresAt, skew }: { expiresAt: string; skew: number }) => {
  const ms = Date.parse(expiresAt) - (useNow(SECOND_MS) + skew);
  // The giver counted school days, so a day is named; only the last one runs down.
  const left = isUrgent(ms) ? timeLeft(ms) : null;
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm ${isUrgent(ms) ? 'font-black text-gold-ink' : 'text-muted'}`}
    >
      <Icon name="clock" className="size-4 shrink-0" />
      {left && timeLeftText(left)}
      {!left && (ms > 0 ? texts.until(formatChildDay(expiresAt)) : texts.missed)}
    </span>
  );
};

const skeleton = (
  <div className="grid gap-4 lg:grid-cols-[1fr_22rem]">
    <Bones
      layout="grid gap-4"
      look={['h-28 rounded-card!', 'h-7 w-40', 'h-24 rounded-button!', 'h-24 rounded-button!', 'h-16 rounded-card!']}
    />
    <Bones layout="grid content-start gap-4 max-lg:hidden" look={['h-96 rounded-card!', 'h-24 rounded-card!']} />
  </div>
);

/** All that waits in one sum: a desk has the room to say it beside the gift. */
const Sum = ({ rewards }: { rewards: readonly Reward[] }) => (
  <p className="ms-auto grid gap-1 max-lg:hidden">
    {REWARD_TYPES.map((type) => {
      const amount = rewards.reduce((sum, reward) => sum + (reward.type === type ? reward.amount : 0), 0);
      return (
        amount > 0 && (
          <span key={type} className="flex items-center gap-2 text-2xl leading-tight font-black">
            <MoneyIcon type={type} className="size-8" />
            {moneyText(type, amount)}
          </span>
        )
      );
    })}
  </p>
);

const Overall = ({ rewards: { overall, notification, groups } }: { rewards: Rewards }) => (
  <section
    className={`flex items-center gap-5 rounded-card p-5 shadow-card ${overall === 'available' ? 'bg-[linear-gradient(90deg,#f7c84e,#e9a91b)] text-[#3b2800]' : 'bg-card'}`}
  >
    <GiftPicture status={notification} className="size-20 shrink-0 lg:size-28" />
    <div>
      <h2 className="text-2xl leading-snug font-black">{overallTexts[overall].title}</h2>
      <p>{overallTexts[overall].body}</p>
    </div>
    <Sum rewards={groups.flatMap(({ rewards }) => rewards.filter(({ status }) => status === 'available'))} />
  </section>
);

const Waiting = ({ groups, skew }: { groups: Rewards['groups']; skew: number }) =>
  groups.map(({ source, rewards }) => {
    const available = rewards.filter(({ status }) => status === 'available');
    return available.length === 0 ? null : (
      <section key={source}>
        <h2 className="mb-2 text-xl font-black">{sourceGroups[source]}</h2>
        <ul className="grid gap-3">
          {available.map((reward) => (
            <RewardLine key={reward.id} reward={reward} note={<TimeLeft expiresAt={reward.expiresAt} skew={skew} />}>
              <ClaimButton reward={reward} />
            </RewardLine>
          ))}
        </ul>
      </section>
    );
  });

interface PastProps {
  title: string;
  rewards: readonly Reward[];
  noteOf: (reward: Reward) => string;
  /** What a desk has room for is open there. */
  isOpenOnDesk?: boolean;
}

/** Folded: what is over is there for who asks. */
const Past = ({ title, rewards, noteOf, isOpenOnDesk = false }: PastProps) => {
  const [startsOpen] = useState(() => isOpenOnDesk && matchMedia('(min-width: 64rem)').matches);
  if (rewards.length === 0) return null;
  return (
    <details open={startsOpen} className="rounded-card bg-card p-5 shadow-card">
      <summary className="text-lg font-black">{title}</summary>
      <ul className="mt-3 grid gap-2 lg:grid-cols-2">
        {rewards.map((reward) => (
          <RewardLine key={reward.id} reward={reward} note={<span className="text-sm">{noteOf(reward)}</span>} />
        ))}
      </ul>
    </details>
  );
};

const newestFirst = (a: Reward, b: Reward): number =>
  (b.claimedAt ?? b.expiresAt).localeCompare(a.claimedAt ?? a.expiresAt);

const LINKS = [
  // Beside the climb, which says it on a desk.
  { to: '/student/points', look: 'lg:hidden', icon: 'history', color: 'text-emerald-ink', of: 'why' },
  { to: '/student/privileges', look: '', icon: 'star', color: 'text-plum', of: 'privileges' },
] as const;

const Links = () => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
    {LINKS.map(({ to, look, icon, color, of }) => (
      <Link
        key={to}
        to={to}
        className={`flex items-center gap-4 rounded-card bg-card p-5 shadow-card transition hover:brightness-97 active:translate-y-0.5 ${look}`}
      >
        <Icon name={icon} className={`size-8 shrink-0 ${color}`} />
        <span>
          <span className="block text-lg leading-snug font-black">{texts[of]}</span>
          <span className="text-muted">{texts[`${of}Body`]}</span>
        </span>
      </Link>
    ))}
  </div>
);

/** What the climb has come to, and on a desk always what to do next; the shell has asked for it already. */
const Beside = ({ hasGoal }: { hasGoal: boolean }) => {
  const { data } = useQuery(dashboardQuery);
  if (!data) return null;
  return (
    <div className="grid gap-4 max-lg:hidden">
      <ClimbCard dashboard={data} />
      {hasGoal && <GoalCard goal={data.goal} />}
    </div>
  );
};

/** Where nothing waits there is something to do. */
const NextStep = () => {
  const { data } = useQuery(dashboardQuery);
  return data ? <GoalCard goal={data.goal} /> : null;
};

/** On a desk what waits and what was taken stand beside the climb; what is left of its height goes to the last row. */
const DESK = 'grid grid-cols-1 gap-4 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]';

const Shown = ({ rewards, readAt }: { rewards: Rewards; readAt: number }) => {
  const all = rewards.groups.flatMap((group) => group.rewards).sort(newestFirst);
  const claimed = all.filter(({ status }) => status === 'claimed');
  // Without a history the place under what waits is free for the next step.
  const isGoalBeside = rewards.overall === 'available' && claimed.length > 0;
  return (
    <div className={DESK}>
      <div className="grid content-start gap-4">
        <Overall rewards={rewards} />
        {rewards.overall !== 'available' && <NextStep />}
        <ClaimAllButton rewards={all.filter(({ status }) => status === 'available')} />
        <Waiting groups={rewards.groups} skew={Date.parse(rewards.now) - readAt} />
        {rewards.overall === 'available' && !isGoalBeside && <NextStep />}
      </div>
      <div className="grid content-start gap-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <Beside hasGoal={isGoalBeside} />
        <Links />
      </div>
      <div className="grid content-start gap-4 lg:col-start-1">
        <Past
          isOpenOnDesk
          title={texts.historyTitle}
          rewards={claimed}
          noteOf={({ claimedAt, createdAt }) => texts.claimedOn(formatChildDay(claimedAt ?? createdAt))}
        />
        <Past
          title={texts.missedTitle}
          rewards={all.filter(({ status }) => status === 'expired')}
          noteOf={({ expiresAt }) => texts.endedOn(formatChildDay(expiresAt))}
        />
      </div>
    </div>
  );
};

export const StudentRewards = () => {
  const query = useQuery(studentRewardsQuery);
  return (
    <div className="py-6">
      <h1 className="mb-4 text-3xl leading-snug font-black">{texts.title}</h1>
      <Loaded query={query} skeleton={skeleton}>
        {(rewards) => <Shown rewards={rewards} readAt={query.dataUpdatedAt} />}
      </Loaded>
    </div>
  );
};
