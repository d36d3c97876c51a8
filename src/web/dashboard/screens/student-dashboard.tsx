import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { attendance as attendanceTexts } from '#strings/dashboard/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { AvatarButton } from '#web/photos/components/avatar-button.tsx';
import { InvitationNotice } from '#web/store/components/invitation-notice.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { Dashboard } from '#wire/dashboard';
import { AttendancePanel } from '../components/attendance-panel.tsx';
import { ClimbCard } from '../components/climb-card.tsx';
import { DashboardSkeleton } from '../components/dashboard-skeleton.tsx';
import { Greeting, Ridge } from '../components/hero.tsx';
import { MessagesCard } from '../components/messages-card.tsx';
import { Popups } from '../components/popups.tsx';
import { Rank } from '../components/rank-card.tsx';
import { RewardNotice } from '../components/reward-notice.tsx';
import { SmallLinks, Tiles } from '../components/tiles.tsx';
import { dashboardQuery } from '../queries.ts';

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

const Screen = ({ dashboard }: { dashboard: Dashboard }) => (
  <div className="pb-6">
    <Ridge />
    <Greeting
      dashboard={dashboard}
      avatar={<AvatarButton photo={dashboard.photo} name={dashboard.firstName} size={80} />}
    />
    <div className="relative grid gap-4">
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <ClimbCard dashboard={dashboard} />
        <section className="flex flex-col gap-4 overflow-hidden rounded-card bg-card p-5 shadow-card">
          <Rank rank={dashboard.rank} />
          <div className="border-t border-line pt-3">
            <div className="mb-2 flex items-center justify-between gap-2">
              <h2 className="text-xl font-black">{attendanceTexts.title}</h2>
              <Link
                to="/student/conduct"
                className="rounded-2xl px-2 py-1 font-extrabold text-emerald-ink hover:underline"
              >
                {attendanceTexts.more}
              </Link>
            </div>
            <AttendancePanel attendance={dashboard.attendance} />
          </div>
          <FootHills />
        </section>
      </div>
      <RewardNotice rewards={dashboard.rewards} />
      <InvitationNotice count={dashboard.invitations} />
      <Tiles />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <MessagesCard messages={dashboard.messages} />
        <SmallLinks />
      </div>
    </div>
  </div>
);

/** Popups are for the pupil: staff inside as the pupil can neither claim nor put off in the pupil's place. */
const useIsSelf = (): boolean => {
  const { data } = useQuery(sessionQuery);
  return data?.kind === 'pupil' && data.enteredBy === null;
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
