import { Link } from '@tanstack/react-router';
import { invitationNotice as texts } from '#strings/store/invitations';
import { Icon } from '#web/ui/icon.tsx';

/** A friend waits for an answer; nothing is shown where none does. */
export const InvitationNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <Link
      to="/student/store/orders"
      className="flex items-center gap-3 rounded-card bg-[#7b3fa0] p-4 text-white shadow-card transition hover:brightness-110 active:translate-y-0.5 sm:px-6"
    >
      <Icon name="users" className="size-11 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-lg leading-snug font-black sm:text-xl">{texts.title(count)}</span>
        <span className="block text-sm leading-snug sm:text-base">{texts.body}</span>
      </span>
      <span className="shrink-0 rounded-button bg-white px-3.5 py-3 font-black text-[#5a2a78] sm:px-6">
        {texts.action}
      </span>
    </Link>
  );
