import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { MESSAGES_POLL_MS } from '#domain/messages/polling';
import { inbox } from '#strings/messages/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { useIsLive } from '#web/lib/live.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Message } from '#wire/messages';
import { MessageCard } from '../components/message-card.tsx';
import { MessageDialog } from '../components/message-dialog.tsx';
import { inboxQuery } from '../queries.ts';

/** An open letter before the peaks. */
const Banner = ({ unread }: { unread: number | undefined }) => (
  <header className="relative mt-4 mb-5 flex items-center gap-4 overflow-hidden rounded-card bg-[linear-gradient(160deg,var(--peak-top),var(--peak-bottom))] p-5 text-white">
    <svg
      viewBox="0 0 200 60"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 -z-0 h-2/3 w-full opacity-25"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 60 30 24l16 16 30-34 34 40 24-22 30 28 18-14 18 22Z" fill="var(--peak-near)" />
    </svg>
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
  const query = useInfiniteQuery(inboxQuery(useIsLive() ? false : MESSAGES_POLL_MS));
  const session = useQuery(sessionQuery).data;
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
      {query.hasNextPage && (
        <div className="grid justify-items-center">
          <Button look="plain" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {inbox.more}
          </Button>
        </div>
      )}
      {opened && (
        <MessageDialog
          key={opened.id}
          message={opened}
          marksRead={session?.kind === 'pupil' && session.enteredBy === null}
          onClose={() => void navigate({ search: {}, resetScroll: false })}
        />
      )}
    </>
  );
};
