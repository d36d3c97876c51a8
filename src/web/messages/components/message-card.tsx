import { Link } from '@tanstack/react-router';
import { OLDER_PREVIEW_LENGTH, PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { formatDay } from '#strings/dates';
import { inbox } from '#strings/messages/pupil';
import { attachmentNames } from '#strings/messages/words';
import { Icon } from '#web/ui/icon.tsx';
import type { Message } from '#wire/messages';

const AttachmentMark = ({ type }: { type: NonNullable<Message['attachment']>['type'] }) => (
  <span className="inline-flex items-center gap-1 rounded-full bg-emerald-soft px-3 py-0.5 text-sm font-extrabold text-emerald-ink">
    <Icon name={type === 'image' ? 'image' : 'sound'} className="size-4" />
    {attachmentNames[type]}
  </span>
);

const NewMark = () => (
  <span className="rounded-full bg-gold px-3 py-0.5 text-sm font-extrabold text-on-gold">{inbox.isNew}</span>
);

/** A letter on the doormat: closed and golden while it is new, open and quiet once it was read. */
export const MessageCard = ({ message }: { message: Message }) => {
  const { id, text, read, attachment, createdAt, from } = message;
  return (
    <Link
      to="/student/messages"
      search={{ message: id }}
      resetScroll={false}
      className={`flex items-start gap-4 rounded-card p-4 shadow-card transition hover:brightness-98 active:scale-[0.99] ${read ? 'bg-card' : 'border-2 border-gold bg-gold-soft'}`}
    >
      <span
        className={`grid size-13 shrink-0 place-items-center rounded-full ${read ? 'bg-emerald-soft text-emerald-ink' : 'bg-gold text-on-gold'}`}
      >
        <Icon name={read ? 'mail-open' : 'mail'} className="size-7" />
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span dir="auto" className={`break-words ${read ? 'text-muted' : 'text-lg leading-snug font-black'}`}>
          {previewOf(text, read ? OLDER_PREVIEW_LENGTH : PREVIEW_LENGTH)}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!read && <NewMark />}
          {attachment && <AttachmentMark type={attachment.type} />}
          <span className={`flex flex-wrap gap-x-3 text-sm ${read ? 'text-muted' : 'text-gold-ink'}`}>
            {from && <span>{inbox.from(from)}</span>}
            <time>{formatDay(createdAt)}</time>
          </span>
        </span>
      </span>
    </Link>
  );
};
