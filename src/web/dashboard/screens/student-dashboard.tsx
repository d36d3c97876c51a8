import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type Waiting, whatWaits } from '#domain/dashboard/waiting';
import type { NotificationStatus } from '#domain/rewards/statuses';
import { messagesCard, rewardNotices } from '#strings/dashboard/pupil';
import { waitingTexts, waitingTitle } from '#strings/dashboard/waiting';
import { formatChildDay } from '#strings/dates';
import { useIsSelf } from '#web/access/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { Bone, Bones, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Dashboard } from '#wire/dashboard';
import { ClimbCard } from '../components/climb-card.tsx';
import { GiftPicture } from '../components/gift-picture.tsx';
import { GoalCard } from '../components/goal-card.tsx';
import { Greeting, Ridge } from '../components/hero.tsx';
import { Popups } from '../components/popups.tsx';
import { StandingCard } from '../components/standing-card.tsx';
import { TasksCard } from '../components/tasks-card.tsx';
import { SmallLinks, Tiles } from '../components/tiles.tsx';
import { WaitingNotice } from '../components/waiting-notice.tsx';
import { dashboardQuery } from '../queries.ts';
import { useShowScenes } from '../scenes.ts';
import { PLACES } from '../waiting.ts';

const RewardSummary = late(async () => (await import('../components/reward-summary.tsx')).RewardSummary);

const DashboardSkeleton = () => (
  <Loading>
    <Ridge />
    <div className="relative flex items-center gap-4 pt-4 pb-7">
      <Bone className="size-20 rounded-full!" />
      <Bones layout="grid flex-1 gap-2" look={['h-5 w-24', 'h-10 w-56', 'h-6 w-28']} />
    </div>
    <Bones layout="relative mb-4 grid gap-4 lg:grid-cols-2" look={['h-64 rounded-card!', 'h-24 rounded-card!']} />
    <Bones
      layout="relative grid gap-4 lg:grid-cols-[3fr_2fr]"
      look={['h-80 rounded-card! lg:h-120', 'h-48 rounded-card! lg:h-120']}
    />
    <Bone className="mt-4 h-24 rounded-card!" />
    <Bones layout="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4" look="h-20 rounded-card! lg:h-30" times={4} />
  </Loading>
);

const CALM = { card: 'bg-card shadow-card', action: 'bg-paper text-ink' };

const GIFTS: Readonly<Record<NotificationStatus, typeof CALM>> = {
  available: {
    card: 'bg-[linear-gradient(90deg,#f7c84e,#e9a91b)] text-[#3b2800] shadow-[0_5px_0_var(--gold-edge)] active:translate-y-1 active:shadow-none',
    action: 'bg-[#4a3200] text-[#fff0c2]',
  },
  agreement: { card: 'bg-emerald text-on-emerald', action: 'bg-gold text-on-gold' },
  pending: { card: 'bg-plum/15 text-ink', action: 'bg-card text-ink' },
  partial: { card: 'bg-emerald-soft text-emerald-ink', action: 'bg-card text-ink' },
  claimed: { card: 'bg-emerald-soft text-emerald-ink', action: 'bg-card text-ink' },
  'all-missed': CALM,
  none: CALM,
};

/** The rewards button in its seven states. It opens a summary, which leads on to all rewards. */
const RewardNotice = ({ rewards, onOpen }: { rewards: Dashboard['rewards']; onOpen: () => void }) => {
  const { notification, availableCount } = rewards;
  const { title, body, action } = rewardNotices[notification];
  const look = GIFTS[notification];
  const isWaiting = notification === 'available';
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`flex w-full items-center gap-3 rounded-card px-4 text-start transition sm:px-6 sm:py-4 ${isWaiting ? 'py-3' : 'py-1.5'} ${look.card}`}
    >
      <GiftPicture status={notification} className={`shrink-0 sm:size-14 ${isWaiting ? 'size-11' : 'size-9'}`} />
      <span className="min-w-0 flex-1">
        <span className={`block leading-snug font-black sm:text-xl ${isWaiting ? '' : 'max-sm:text-[0.9rem]'}`}>
          {title(availableCount)}
        </span>
        <span className="block text-sm leading-snug max-sm:hidden sm:text-base">{body}</span>
      </span>
      <span
        className={`shrink-0 rounded-button px-3 font-black sm:px-6 sm:py-3 ${isWaiting ? 'py-2.5' : 'py-1.5 max-sm:text-[0.9rem]'} ${look.action}`}
      >
        {action}
      </span>
    </button>
  );
};

type Other = Exclude<Waiting, 'rewards'>;

const LOOKS: Readonly<Record<Other, { icon: IconName; look: string }>> = {
  scenes: { icon: 'trophy', look: 'bg-[#7b3fa0] text-white' },
  invitations: { icon: 'users', look: 'bg-[#a8371d] text-white' },
  duels: { icon: 'bolt', look: 'bg-[#0a5c4f] text-white' },
  messages: { icon: 'mail', look: 'bg-card text-ink' },
  results: { icon: 'star', look: 'bg-[#1d6fb0] text-white' },
  answers: { icon: 'ticket', look: 'bg-card text-ink' },
  recitations: { icon: 'mic', look: 'bg-[#0a5c4f] text-white' },
};

const CHIP =
  'flex min-h-11 items-center gap-2 rounded-button px-3 py-1.5 text-start text-sm sm:min-h-13 sm:text-base leading-tight font-extrabold shadow-card transition last:odd:col-span-2 hover:brightness-105 active:translate-y-0.5';

const Chip = ({ kind, title }: { kind: Other; title: string }) => (
  <>
    <Icon name={LOOKS[kind].icon} className="size-5 shrink-0" />
    <span className="min-w-0">{title}</span>
  </>
);

/** What waits, above all else on the first screen: the gift large, the others side by side. */
const WaitingStrip = ({ dashboard, gift }: { dashboard: Dashboard; gift: ReactNode }) => {
  const show = useShowScenes();
  const isSelf = useIsSelf();
  const others = whatWaits(dashboard.waiting).flatMap(({ kind, count }) =>
    kind === 'rewards' || (kind === 'scenes' && !isSelf) ? [] : [{ kind, count }],
  );
  if (!gift && others.length === 0) return null;
  return (
    <section aria-label={waitingTexts.strip} aria-live="polite" className="grid gap-2">
      {gift}
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {others.map(({ kind, count }) => {
            const title = waitingTitle({ kind, count });
            const look = `${CHIP} ${LOOKS[kind].look}`;
            return kind === 'scenes' ? (
              <button key={kind} type="button" onClick={() => show(dashboard.scenes)} className={look}>
                <Chip kind={kind} title={title} />
              </button>
            ) : (
              <Link key={kind} to={PLACES[kind]} className={look}>
                <Chip kind={kind} title={title} />
              </Link>
            );
          })}
        </div>
      )}
    </section>
  );
};

type Message = Dashboard['messages']['latest'][number];

const Line = ({ message: { text, read, attachmentType, createdAt } }: { message: Message }) => (
  <li className={`border-s-4 ps-4 ${read ? 'border-line max-sm:hidden' : 'border-emerald'}`}>
    <p className={`leading-snug break-words max-sm:line-clamp-1 ${read ? 'text-muted' : 'font-extrabold'}`}>{text}</p>
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
      <span className="max-sm:hidden">{formatChildDay(createdAt)}</span>
      {attachmentType && <span>{messagesCard[attachmentType]}</span>}
      {!read && <Badge tone="good">{messagesCard.isNew}</Badge>}
    </p>
  </li>
);

/** On a phone the newest, while it is unread: all of them are behind the bell. */
const MessagesCard = ({ messages: { latest, unread } }: { messages: Dashboard['messages'] }) => (
  <section className="rounded-card bg-card px-4 py-3 shadow-card sm:p-5">
    <div className="flex sm:mb-3 flex-wrap items-center justify-between gap-2">
      <h2 className="flex flex-wrap items-center gap-2 text-lg leading-snug font-black sm:text-2xl">
        {messagesCard.title}
        {unread > 0 && (
          <span className="max-sm:hidden">
            <Badge tone="wait">{messagesCard.unread(unread)}</Badge>
          </span>
        )}
      </h2>
      <Link to="/student/messages" className="rounded-2xl px-2 py-1 font-extrabold text-emerald-ink hover:underline">
        {messagesCard.all}
      </Link>
    </div>
    {latest.length === 0 ? (
      <div className="sm:rounded-button sm:bg-paper sm:p-4">
        <p className="max-sm:text-muted sm:font-black">{messagesCard.none}</p>
        <p className="text-muted max-sm:hidden">{messagesCard.noneBody}</p>
      </div>
    ) : (
      <ul className="grid gap-4 max-sm:*:not-first:hidden">
        {latest.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ul>
    )}
  </section>
);

const Screen = ({ dashboard }: { dashboard: Dashboard }) => {
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const { rewards, goal, dueWords } = dashboard;
  const areWordsATask = dashboard.tasks.some(({ task }) => task === 'words');
  const notice = <RewardNotice rewards={rewards} onOpen={() => setSummaryOpen(true)} />;
  const isGiftWaiting = rewards.notification === 'available';
  return (
    <div className="lg:pb-6">
      <Ridge />
      <Greeting dashboard={dashboard} />
      <div className="relative grid gap-2.5 lg:gap-4">
        <WaitingStrip dashboard={dashboard} gift={isGiftWaiting && notice} />
        <div className="grid gap-2.5 lg:grid-cols-2 lg:gap-4">
          <TasksCard {...dashboard} />
          <GoalCard goal={goal} />
        </div>
        <div className="grid gap-2.5 lg:grid-cols-[3fr_2fr] lg:gap-4">
          <ClimbCard dashboard={dashboard} />
          <StandingCard dashboard={dashboard} />
        </div>
        {!isGiftWaiting && notice}
        {goal.kind !== 'words' && !areWordsATask && <WaitingNotice of="words" count={dueWords} />}
        <Tiles />
        <div className="grid items-start gap-1 lg:grid-cols-[2fr_1fr] lg:gap-4">
          <MessagesCard messages={dashboard.messages} />
          <SmallLinks />
        </div>
      </div>
      {isSummaryOpen && <RewardSummary rewards={rewards} onClose={() => setSummaryOpen(false)} />}
    </div>
  );
};

export const StudentDashboard = () => {
  const { data: dashboard, error, refetch } = useQuery(dashboardQuery);
  const isSelf = useIsSelf();
  if (error && !dashboard)
    return (
      <div className="pt-8">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!dashboard) return <DashboardSkeleton />;
  return (
    <>
      <Screen dashboard={dashboard} />
      {isSelf && !dashboard.needsAgreement && <Popups dashboard={dashboard} />}
    </>
  );
};
