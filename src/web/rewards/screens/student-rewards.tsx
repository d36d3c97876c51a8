import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isUrgent, timeLeft } from '#domain/rewards/countdown';
import { formatChildDay } from '#strings/dates';
import { overallTexts, sourceGroups, studentRewards as texts, timeLeftText } from '#strings/rewards/pupil';
import { GiftPicture } from '#web/dashboard/components/gift-picture.tsx';
import { GoalCard } from '#web/dashboard/components/goal-card.tsx';
import { dashboardQuery } from '#web/dashboard/queries.ts';
import { useNow } from '#web/lib/now.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Reward, StudentRewards as Rewards } from '#wire/rewards';
import { ClaimButton, RewardLine } from '../components/reward-line.tsx';
import { studentRewardsQuery } from '../queries.ts';

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
  <Bones
    layout="grid gap-4"
    look={['h-28 rounded-card!', 'h-7 w-40', 'h-24 rounded-button!', 'h-24 rounded-button!', 'h-16 rounded-card!']}
  />
);

const Overall = ({ rewards: { overall, notification } }: { rewards: Rewards }) => (
  <section
    className={`flex items-center gap-5 rounded-card p-5 shadow-card ${overall === 'available' ? 'bg-[linear-gradient(90deg,#f7c84e,#e9a91b)] text-[#3b2800]' : 'bg-card'}`}
  >
    <GiftPicture status={notification} className="size-20 shrink-0" />
    <div>
      <h2 className="text-2xl leading-snug font-black">{overallTexts[overall].title}</h2>
      <p>{overallTexts[overall].body}</p>
    </div>
  </section>
);

const Waiting = ({ groups, skew }: { groups: Rewards['groups']; skew: number }) =>
  groups.map(({ source, rewards }) => {
    const available = rewards.filter(({ status }) => status === 'available');
    return available.length === 0 ? null : (
      <section key={source}>
        <h2 className="mb-2 text-xl font-black">{sourceGroups[source]}</h2>
        <ul className="grid gap-3 lg:grid-cols-2">
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
}

/** Folded: what is over is there for who asks. */
const Past = ({ title, rewards, noteOf }: PastProps) =>
  rewards.length === 0 ? null : (
    <details className="rounded-card bg-card p-5 shadow-card">
      <summary className="text-lg font-black">{title}</summary>
      <ul className="mt-3 grid gap-2 lg:grid-cols-2">
        {rewards.map((reward) => (
          <RewardLine key={reward.id} reward={reward} note={<span className="text-sm">{noteOf(reward)}</span>} />
        ))}
      </ul>
    </details>
  );

const newestFirst = (a: Reward, b: Reward): number =>
  (b.claimedAt ?? b.expiresAt).localeCompare(a.claimedAt ?? a.expiresAt);

const LINK =
  'flex items-center gap-4 rounded-card bg-card p-5 shadow-card transition hover:brightness-97 active:translate-y-0.5';

const Links = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Link to="/student/points" className={LINK}>
      <Icon name="history" className="size-8 shrink-0 text-emerald-ink" />
      <span>
        <span className="block text-lg leading-snug font-black">{texts.why}</span>
        <span className="text-muted">{texts.whyBody}</span>
      </span>
    </Link>
    <Link to="/student/privileges" className={LINK}>
      <Icon name="star" className="size-8 shrink-0 text-plum" />
      <span>
        <span className="block text-lg leading-snug font-black">{texts.privileges}</span>
        <span className="text-muted">{texts.privilegesBody}</span>
      </span>
    </Link>
  </div>
);

/** Where nothing waits there is something to do; the shell has asked for it already. */
const NextStep = () => {
  const { data } = useQuery(dashboardQuery);
  return data ? <GoalCard goal={data.goal} /> : null;
};

const Shown = ({ rewards, readAt }: { rewards: Rewards; readAt: number }) => {
  const all = rewards.groups.flatMap((group) => group.rewards).sort(newestFirst);
  return (
    <div className="grid gap-4">
      <Overall rewards={rewards} />
      {rewards.overall !== 'available' && <NextStep />}
      <Waiting groups={rewards.groups} skew={Date.parse(rewards.now) - readAt} />
      <Links />
      <Past
        title={texts.missedTitle}
        rewards={all.filter(({ status }) => status === 'expired')}
        noteOf={({ expiresAt }) => texts.endedOn(formatChildDay(expiresAt))}
      />
      <Past
        title={texts.historyTitle}
        rewards={all.filter(({ status }) => status === 'claimed')}
        noteOf={({ claimedAt, createdAt }) => texts.claimedOn(formatChildDay(claimedAt ?? createdAt))}
      />
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
