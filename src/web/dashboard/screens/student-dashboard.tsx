import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { attendance, messagesCard, attendance as texts } from '#strings/dashboard/pupil';
import { formatChildDay } from '#strings/dates';
import { useIsSelf } from '#web/access/queries.ts';
import { Shares } from '#web/penalties/components/conduct-bar.tsx';
import { AvatarButton } from '#web/photos/components/avatar-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { Bone, Bones, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Attendance, Dashboard } from '#wire/dashboard';
import { ClimbCard } from '../components/climb-card.tsx';
import { GoalCard } from '../components/goal-card.tsx';
import { Greeting, Ridge } from '../components/hero.tsx';
import { Popups } from '../components/popups.tsx';
import { Rank } from '../components/rank-card.tsx';
import { RewardNotice } from '../components/reward-notice.tsx';
import { StreakCard } from '../components/streak-card.tsx';
import { SmallLinks, Tiles } from '../components/tiles.tsx';
import { WaitingNotice } from '../components/waiting-notice.tsx';
import { WaitingStrip } from '../components/waiting-strip.tsx';
import { dashboardQuery } from '../queries.ts';

const Clean = () => (
  <p className="flex items-center gap-3 rounded-button bg-emerald-soft p-4 text-emerald-ink">
    <Icon name="shield" className="size-9 shrink-0" />
    <span>
      <span className="block text-lg font-black">{texts.clean}</span>
      {texts.cleanBody}
    </span>
  </p>
);

const LOOKS = { bar: 'h-4', part: 'rounded-2xl', percent: 'font-extrabold' };

/** Private, and calm: a number and what it means, no more. */
const AttendancePanel = ({ attendance }: { attendance: Attendance }) => {
  const { penalty, percentage } = attendance;
  return (
    <div>
      {penalty && (
        <p className="mb-3 flex items-start gap-3 rounded-button bg-gold-soft p-4 text-gold-ink">
          <Icon name="clock" className="mt-0.5 size-6 shrink-0" />
          <span>
            <span className="block font-black">{texts.penalty(penalty.priceIncrease)}</span>
            {texts.penaltyEnds(formatChildDay(penalty.expiresAt))}
            <Link to="/student/store" className="mt-1 block w-fit font-black underline">
              {texts.penaltyPrices}
            </Link>
          </span>
        </p>
      )}
      {percentage > 0 && (
        <div className="mt-2 grid gap-3">
          <Shares conduct={attendance} bar={texts.bar(percentage)} times={texts.times} looks={LOOKS} />
          <p className="-mt-1 text-sm text-muted">{texts.private}</p>
        </div>
      )}
      {percentage === 0 && !penalty && <Clean />}
    </div>
  );
};

const RewardSummary = late(async () => (await import('../components/reward-summary.tsx')).RewardSummary);

const DashboardSkeleton = () => (
  <Loading>
    <Ridge />
    <div className="relative flex items-center gap-4 pt-4 pb-7">
      <Bone className="size-20 rounded-full!" />
      <Bones layout="grid flex-1 gap-2" look={['h-5 w-24', 'h-10 w-56', 'h-6 w-28']} />
    </div>
    <Bones layout="relative mb-4 grid gap-4 lg:grid-cols-2" look={['h-24 rounded-card!', 'h-36 rounded-card!']} />
    <Bones
      layout="relative grid gap-4 lg:grid-cols-[3fr_2fr]"
      look={['h-120 rounded-card!', 'h-80 rounded-card! lg:h-120']}
    />
    <Bone className="mt-4 h-24 rounded-card!" />
    <Bones layout="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4" look="h-30 rounded-card!" times={4} />
  </Loading>
);

type Message = Dashboard['messages']['latest'][number];

const Line = ({ message: { text, read, attachmentType, createdAt } }: { message: Message }) => (
  <li className={`border-s-4 ps-4 ${read ? 'border-line' : 'border-emerald'}`}>
    <p className={`leading-snug break-words ${read ? 'text-muted' : 'font-extrabold'}`}>{text}</p>
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
      {formatChildDay(createdAt)}
      {attachmentType && <span>{messagesCard[attachmentType]}</span>}
      {!read && <Badge tone="good">{messagesCard.isNew}</Badge>}
    </p>
  </li>
);

const MessagesCard = ({ messages: { latest, unread } }: { messages: Dashboard['messages'] }) => (
  <section className="rounded-card bg-card p-5 shadow-card">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <h2 className="flex flex-wrap items-center gap-2 text-xl leading-snug font-black sm:text-2xl">
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
      <div className="rounded-button bg-paper p-4">
        <p className="font-black">{messagesCard.none}</p>
        <p className="text-muted">{messagesCard.noneBody}</p>
      </div>
    ) : (
      <ul className="grid gap-4">
        {latest.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ul>
    )}
  </section>
);

/** Where this card is shorter than its neighbour, the land goes on. */
const FootHills = () => (
  <svg
    viewBox="0 0 400 120"
    preserveAspectRatio="xMidYMax slice"
    className="-mx-5 -mb-5 hidden min-h-0 flex-1 basis-0 lg:block"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0 96 90 34 150 80 250 14 330 74 400 40V120H0Z" fill="var(--emerald-soft)" opacity="0.55" />
    <path d="M0 112 120 70 210 106 310 62 400 104V120H0Z" fill="var(--emerald-soft)" />
    <path d="M250 14V-2" stroke="var(--gold-edge)" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M250-2l-14 5 14 5Z" fill="var(--gold)" />
  </svg>
);

const Screen = ({ dashboard }: { dashboard: Dashboard }) => {
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const { rewards, goal, dueWords } = dashboard;
  const notice = <RewardNotice rewards={rewards} onOpen={() => setSummaryOpen(true)} />;
  const isGiftWaiting = rewards.notification === 'available';
  return (
    <div className="pb-6">
      <Ridge />
      <Greeting
        dashboard={dashboard}
        avatar={<AvatarButton photo={dashboard.photo} name={dashboard.firstName} size={80} />}
      />
      <div className="relative grid gap-4">
        <WaitingStrip dashboard={dashboard} gift={isGiftWaiting && notice} />
        <div className="grid gap-4 lg:grid-cols-2">
          <GoalCard goal={goal} />
          <StreakCard streak={dashboard.streak} week={dashboard.week} />
        </div>
        <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
          <ClimbCard dashboard={dashboard} />
          <section className="flex flex-col gap-4 overflow-hidden rounded-card bg-card p-5 shadow-card">
            <Rank rank={dashboard.rank} />
            <div className="border-t border-line pt-3">
              <div className="mb-2 flex items-center justify-between gap-2">
                <h2 className="text-xl font-black">{attendance.title}</h2>
                <Link
                  to="/student/conduct"
                  className="rounded-2xl px-2 py-1 font-extrabold text-emerald-ink hover:underline"
                >
                  {attendance.more}
                </Link>
              </div>
              <AttendancePanel attendance={dashboard.attendance} />
            </div>
            <FootHills />
          </section>
        </div>
        {!isGiftWaiting && notice}
        {goal.kind !== 'words' && <WaitingNotice of="words" count={dueWords} />}
        <Tiles />
        <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
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
