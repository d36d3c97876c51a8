import type { NotificationStatus } from '#domain/rewards/statuses';
import { rewardNotices } from '#strings/dashboard/pupil';
import type { Dashboard } from '#wire/dashboard';
import { GiftPicture } from './gift-picture.tsx';

type Rewards = Dashboard['rewards'];

interface Look {
  readonly card: string;
  readonly action: string;
}

const CALM: Look = { card: 'bg-card shadow-card', action: 'bg-paper text-ink' };

const LOOKS: Readonly<Record<NotificationStatus, Look>> = {
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
export const RewardNotice = ({ rewards, onOpen }: { rewards: Rewards; onOpen: () => void }) => {
  const { notification, availableCount } = rewards;
  const { title, body, action } = rewardNotices[notification];
  const look = LOOKS[notification];
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`flex w-full items-center gap-3 rounded-card px-4 py-3 text-start transition sm:px-6 sm:py-4 ${look.card}`}
    >
      <GiftPicture status={notification} className="size-11 shrink-0 sm:size-14" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-black sm:text-xl">{title(availableCount)}</span>
        <span className="block text-sm leading-snug max-sm:hidden sm:text-base">{body}</span>
      </span>
      <span className={`shrink-0 rounded-button px-3 py-2.5 font-black sm:px-6 sm:py-3 ${look.action}`}>{action}</span>
    </button>
  );
};
