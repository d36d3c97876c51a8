import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MESSAGES_POLL_MS } from '#domain/messages/polling';
import { OLDER_PREVIEW_LENGTH, PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { formatDay, formatMoment } from '#strings/dates';
import { inbox } from '#strings/messages/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { useIsLive } from '#web/lib/live.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Message } from '#wire/messages';
import { AttachmentMark, AttachmentView } from '../components/attachment-view.tsx';
import { useMarkRead } from '../mutations.ts';
import { inboxQuery } from '../queries.ts';

/** Where a letter stood that was taken back: nothing to open. */
const TakenBack = ({ message: { createdAt, from } }: { message: Message }) => (
  <div className="flex items-start gap-4 rounded-card border-2 border-dashed border-line p-4">
    <span className="grid size-13 shrink-0 place-items-center rounded-full bg-paper text-muted">
      <Icon name="undo" className="size-7" />
    </span>
    <span className="grid min-w-0 flex-1 gap-1 text-muted">
      <span>{inbox.takenBack}</span>
      <span className="flex flex-wrap gap-x-3 text-sm">
        {from && <span>{inbox.from(from)}</span>}
        <time>{formatDay(createdAt)}</time>
      </span>
    </span>
  </div>
);

/** A letter on the doormat: closed and golden while it is new, open and quiet once it was read. */
const MessageCard = ({ message }: { message: Message }) => {
  const { id, text, read, attachment, createdAt, from } = message;
  if (text === null) return <TakenBack message={message} />;
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
          {!read && (
            <span className="rounded-full bg-gold px-3 py-0.5 text-sm font-extrabold text-on-gold">{inbox.isNew}</span>
          )}
          {attachment && <AttachmentMark type={attachment.type} tone="good" />}
          <span className={`flex flex-wrap gap-x-3 text-sm ${read ? 'text-muted' : 'text-gold-ink'}`}>
            {from && <span>{inbox.from(from)}</span>}
            <time>{formatDay(createdAt)}</time>
          </span>
        </span>
      </span>
    </Link>
  );
};

/** Staff who are inside as the pupil look without leaving a trace. */
const MessageDialog = ({ message, onClose }: { message: Message; onClose: () => void }) => {
  const { mutate } = useMarkRead();
  const { id, read, text, attachment, from, createdAt } = message;
  const isFirstReading = useIsSelf() && !read;
  useEffect(() => {
    if (isFirstReading) mutate(id);
  }, [isFirstReading, id, mutate]);
  return (
    <Dialog title={inbox.fromTeacher} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {from && <span>{inbox.from(from)}</span>}
          <time>{formatMoment(createdAt)}</time>
        </p>
        <p dir="auto" className="text-xl leading-9 font-semibold break-words whitespace-pre-line">
          {text ?? inbox.takenBack}
        </p>
        {attachment && <AttachmentView attachment={attachment} />}
        <Button look="gold" size="large" icon="check" onClick={onClose}>
          {inbox.done}
        </Button>
      </div>
    </Dialog>
  );
};

/** An open letter before the peaks. */
const Banner = ({ unread }: { unread: number | undefined }) => (
  <header className="relative mt-4 mb-5 flex items-center gap-4 overflow-hidden rounded-card bg-[linear-gradient(160deg,var(--peak-top),var(--peak-bottom))] p-5 text-white">
    <Drawing box="0 0 200 60" fit="none" className="absolute inset-x-0 bottom-0 -z-0 h-2/3 w-full opacity-25">
      <path d="M0 60 30 24l16 16 30-34 34 40 24-22 30 28 18-14 18 22Z" fill="var(--peak-near)" />
    </Drawing>
    <span className="relative grid size-16 shrink-0 place-items-center rounded-full bg-white/15">
      <Icon name="mail-open" className="size-9" />
    </span>
    <div className="relative">
      <h1 className="text-3xl leading-snug font-black">{inbox.title}</h1>
      {unread !== undefined && <p role="status">{inbox.fresh(unread)}</p>}
    </div>
  </header>
);

const Group = ({ title, messages }: { title: string; messages: readonly Message[] }) =>
  messages.length > 0 && (
    <section aria-label={title} className="mb-6">
      <h2 className="mb-2 text-xl font-black">{title}</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {messages.map((message) => (
          <li key={message.id} className="grid">
            <MessageCard message={message} />
          </li>
        ))}
      </ul>
    </section>
  );

const Nothing = () => (
  <EmptyState
    icon="mail"
    title={inbox.none}
    body={inbox.noneBody}
    action={<ButtonLink to="/student/dashboard">{inbox.noneAction}</ButtonLink>}
  />
);

const route = getRouteApi('/student/messages');

export const Inbox = () => {
  const query = useInfiniteQuery({ ...inboxQuery, refetchInterval: useIsLive() ? false : MESSAGES_POLL_MS });
  const { message: openedId } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = query;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const opened = messages.find(({ id }) => id === openedId);
  return (
    <>
      <Banner unread={data?.pages[0]?.unread} />
      <Loaded query={query} skeleton={<Bones look="h-24 rounded-card" times={4} />}>
        {() => messages.length === 0 && <Nothing />}
      </Loaded>
      <Group title={inbox.newOnes} messages={messages.filter(({ read }) => !read)} />
      <Group title={inbox.older} messages={messages.filter(({ read }) => read)} />
      <div className="grid">
        <MoreButton query={query}>{inbox.more}</MoreButton>
      </div>
      {opened && (
        <MessageDialog
          key={opened.id}
          message={opened}
          onClose={() => void navigate({ search: {}, resetScroll: false })}
        />
      )}
    </>
  );
};
