import { invitationNotice as texts } from '#strings/store/invitations';
import { NoticeLink } from '#web/ui/notice-link.tsx';

/** A friend waits for an answer; nothing is shown where none does. */
export const InvitationNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <NoticeLink
      to="/student/store/orders"
      icon="users"
      title={texts.title(count)}
      body={texts.body}
      action={texts.action}
      look="bg-[#7b3fa0] text-white hover:brightness-110"
      actionLook="bg-white text-[#5a2a78]"
    />
  );
