import { Link } from '@tanstack/react-router';
import { drillNotice } from '#strings/drills/pupil';
import { invitationNotice } from '#strings/store/invitations';
import { Icon } from '#web/ui/icon.tsx';

const NOTICES = {
  invitations: {
    to: '/student/store/orders',
    icon: 'users',
    texts: invitationNotice,
    look: 'bg-[#7b3fa0] text-white hover:brightness-110',
    actionLook: 'bg-white text-[#5a2a78]',
  },
  words: {
    to: '/student/drill',
    icon: 'target',
    texts: drillNotice,
    look: 'bg-emerald-soft text-emerald-ink hover:brightness-97',
    actionLook: 'bg-emerald text-on-emerald',
  },
} as const;

/** Something waits for the pupil, one press away: a friend's invitation, words to drill. */
export const WaitingNotice = ({ of, count }: { of: keyof typeof NOTICES; count: number }) => {
  const { to, icon, texts, look, actionLook } = NOTICES[of];
  if (count === 0) return null;
  return (
    <Link
      to={to}
      className={`flex items-center gap-3 rounded-card p-4 shadow-card transition active:translate-y-0.5 sm:px-6 ${look}`}
    >
      <Icon name={icon} className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-lg leading-snug font-black sm:text-xl">{texts.title(count)}</span>
        <span className="block text-sm leading-snug sm:text-base">{texts.body}</span>
      </span>
      <span className={`shrink-0 rounded-button px-3.5 py-3 font-black sm:px-6 ${actionLook}`}>{texts.action}</span>
    </Link>
  );
};
