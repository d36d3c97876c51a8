import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGES_POLL_MS } from '#domain/messages/polling';
import { formatMoment } from '#strings/dates';
import { sentMessages } from '#strings/messages/staff';
import { attachmentNames } from '#strings/messages/words';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { useIsLive } from '#web/lib/live.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { SentMessage } from '#wire/messages';
import { sentQuery } from '../queries.ts';
import { SentDialog } from './sent-dialog.tsx';

const audienceText = ({ audience, grade, names, recipients }: SentMessage): string => {
  if (audience === 'all') return sentMessages.everybody;
  if (grade) return gradeNames[grade];
  return names.length > 0 ? names.join('، ') : countPupils(recipients);
};

const ReadMeter = ({ message }: { message: SentMessage }) => (
  <span className="grid min-w-24 gap-1">
    <span className="text-sm font-extrabold whitespace-nowrap">
      {sentMessages.readOf(message.read, message.recipients)}
    </span>
    <span className="h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
      <span
        className="block h-full rounded-full bg-emerald"
        style={{ inlineSize: `${(100 * message.read) / message.recipients}%` }}
      />
    </span>
  </span>
);

/** On a phone the row's other columns are told under the text. */
const Preview = ({ message }: { message: SentMessage }) => (
  <span className="grid gap-1">
    <span dir="auto" className="break-words">
      {message.preview}
    </span>
    {message.attachment && (
      <span>
        <Badge tone="plain">
          <Icon name={message.attachment.type === 'image' ? 'image' : 'sound'} className="size-4" />
          {attachmentNames[message.attachment.type]}
        </Badge>
      </span>
    )}
    <span className="grid gap-1 text-sm font-semibold text-muted lg:hidden">
      <span>{audienceText(message)}</span>
      <time>{formatMoment(message.sentAt)}</time>
      <ReadMeter message={message} />
    </span>
  </span>
);

const WIDE = 'max-lg:hidden';

const columnsFor = (onOpen: (id: number) => void): Column<SentMessage>[] => [
  {
    id: 'message',
    title: sentMessages.message,
    cell: (message) => <Preview message={message} />,
    className: 'lg:min-w-72',
  },
  { id: 'to', title: sentMessages.to, cell: audienceText, className: `${WIDE} max-w-64` },
  {
    id: 'sent-at',
    title: sentMessages.sentAt,
    cell: ({ sentAt }) => formatMoment(sentAt),
    sortBy: ({ sentAt }) => sentAt,
    className: `${WIDE} whitespace-nowrap text-muted`,
  },
  {
    id: 'read',
    title: sentMessages.readState,
    cell: (message) => <ReadMeter message={message} />,
    sortBy: ({ read, recipients }) => read / recipients,
    className: WIDE,
  },
  {
    id: 'open',
    title: sentMessages.details,
    cell: ({ id, preview }) => (
      <Button size="small" look="soft" icon="eye" aria-label={sentMessages.open(preview)} onClick={() => onOpen(id)}>
        <span className="max-lg:hidden">{sentMessages.details}</span>
      </Button>
    ),
    className: 'w-px',
  },
];

const Skeleton = () => (
  <Loading>
    <div className="grid gap-2 rounded-3xl border border-line bg-card p-4">
      {['a', 'b', 'c', 'd'].map((line) => (
        <div key={line} className="flex items-center gap-6 py-2">
          <Bone className="h-8 w-1/2" />
          <Bone className="hidden h-6 w-24 lg:block" />
          <Bone className="ms-auto h-8 w-24" />
        </div>
      ))}
    </div>
  </Loading>
);

/** What was sent, and how far it got. */
export const SentMessages = () => {
  const query = useInfiniteQuery(sentQuery(useIsLive() ? false : MESSAGES_POLL_MS));
  const [opened, setOpened] = useState<number | null>(null);
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <Skeleton />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <DataTable
        label={sentMessages.table}
        columns={columnsFor(setOpened)}
        rows={data.pages.flatMap((page) => page.messages)}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="mail" title={sentMessages.none} body={sentMessages.noneBody} />}
      />
      <MoreButton query={query}>{sentMessages.more}</MoreButton>
      {opened !== null && <SentDialog id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
};
