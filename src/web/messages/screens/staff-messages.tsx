import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGES_POLL_MS } from '#domain/messages/polling';
import { formatMoment } from '#strings/dates';
import { composer, messagesPage, sentDetails, sentMessages, takeBack } from '#strings/messages/staff';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { sessionQuery } from '#web/access/queries.ts';
import { useIsLive } from '#web/lib/live.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { momentColumn } from '#web/ui/list/columns.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { MessageRecipient, SentInFull, SentMessage } from '#wire/messages';
import { messagesSearch } from '../admin-search.ts';
import { AttachmentMark, AttachmentView } from '../components/attachment-view.tsx';
import { Composer, hasDraft } from '../components/composer.tsx';
import { useTakeBack } from '../mutations.ts';
import { sentDetailsQuery, sentQuery } from '../queries.ts';

const skeleton = <Bones look={['h-24', 'h-6 w-40', 'h-40']} />;

const Pupils = ({ title, students }: { title: string; students: readonly MessageRecipient[] }) => (
  <section>
    <h3 className="mb-1 font-black">{title}</h3>
    {students.length > 0 && (
      <ul className="rounded-2xl border border-line">
        {students.map(({ studentId, name, grade, readAt }) => (
          <li
            key={studentId}
            className="flex flex-wrap items-center gap-x-3 border-b border-line px-3 py-1.5 last:border-0"
          >
            <span className="flex items-center gap-x-3 font-extrabold">
              <Icon
                name={readAt ? 'mail-open' : 'mail'}
                className={`size-5 shrink-0 ${readAt ? 'text-emerald-ink' : 'text-muted'}`}
              />
              {name}
            </span>
            <span className="text-sm text-muted">{gradeNames[grade]}</span>
            {readAt && <time className="ms-auto text-sm text-muted">{formatMoment(readAt)}</time>}
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Details = ({ message }: { message: SentInFull }) => {
  const read = message.students.filter(({ readAt }) => readAt !== null);
  const waiting = message.students.filter(({ readAt }) => readAt === null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p dir="auto" className="rounded-3xl bg-paper p-4 leading-8 break-words whitespace-pre-line">
        {message.text}
      </p>
      {message.attachment && <AttachmentView attachment={message.attachment} />}
      {message.sentBy && (
        <p className="text-sm text-muted">{sentDetails.sentBy(message.sentBy, formatMoment(message.sentAt))}</p>
      )}
      {message.takenBackAt && (
        <p className="font-extrabold text-gold-ink">
          {sentDetails.takenBack(message.takenBackBy, formatMoment(message.takenBackAt))}
        </p>
      )}
      <Pupils title={sentDetails.readers(read.length)} students={read} />
      <Pupils title={sentDetails.waiting(waiting.length)} students={waiting} />
    </div>
  );
};

const SentDialog = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Dialog title={sentDetails.title} onClose={onClose} wide>
    <Loaded query={useQuery(sentDetailsQuery(id))} skeleton={skeleton}>
      {(message) => <Details message={message} />}
    </Loaded>
  </Dialog>
);

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
    <Meter part={message.read} whole={message.recipients} />
  </span>
);

const Preview = ({ message }: { message: SentMessage }) => (
  <span className="grid gap-1 desk:flex desk:items-center desk:gap-2">
    <span
      dir="auto"
      className={`break-words desk:line-clamp-2 ${message.takenBackAt ? 'text-muted line-through' : ''}`}
    >
      {message.preview}
    </span>
    {(message.attachment || message.takenBackAt) && (
      <span className="flex shrink-0 flex-wrap gap-1.5">
        {message.takenBackAt && <Badge tone="wait">{sentMessages.takenBack}</Badge>}
        {message.attachment && <AttachmentMark type={message.attachment.type} tone="plain" />}
      </span>
    )}
  </span>
);

const COLUMNS: readonly Column<SentMessage>[] = [
  {
    id: 'message',
    title: sentMessages.message,
    cell: (message) => <Preview message={message} />,
    className: 'desk:min-w-72',
  },
  {
    id: 'to',
    title: sentMessages.to,
    cell: (message) => <span className="desk:line-clamp-2">{audienceText(message)}</span>,
    className: 'desk:max-w-64',
  },
  { ...momentColumn('sentAt', sentMessages.sentAt), id: 'sent-at', className: 'whitespace-nowrap text-muted' },
  {
    id: 'read',
    title: sentMessages.readState,
    cell: (message) => <ReadMeter message={message} />,
    sortBy: ({ read, recipients }) => read / recipients,
  },
];

/** What was sent, and how far it got. */
const SentMessages = () => {
  const list = useList(plainSearch);
  const query = useInfiniteQuery({ ...sentQuery, refetchInterval: useIsLive() ? false : MESSAGES_POLL_MS });
  const [opened, setOpened] = useState<number | null>(null);
  const taking = useTakeBack();
  return (
    <>
      <StaffList
        label={sentMessages.table}
        list={list}
        query={query}
        rows={query.data?.pages.flatMap((page) => page.messages)}
        rowKey={({ id }) => id}
        rowName={({ preview }) => preview}
        columns={COLUMNS}
        actions={({ id, takenBackAt, read, recipients }) => [
          { label: sentMessages.details, icon: 'eye', look: 'soft', run: () => setOpened(id) },
          takenBackAt === null && {
            label: sentMessages.takeBack,
            icon: 'undo',
            look: 'plain',
            confirm: {
              title: takeBack.title,
              body: takeBack.body(read, recipients),
              confirm: takeBack.confirm,
              tone: 'danger',
            },
            run: () => taking.mutateAsync(id),
          },
        ]}
        empty={{ icon: 'mail', title: sentMessages.none, body: sentMessages.noneBody }}
      />
      {opened !== null && <SentDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

/** Write above, follow below: /admin/messages, and a tab of the staff dashboard. */
export const MessagesPanel = () => {
  const session = useQuery(sessionQuery).data;
  const { student } = useList(messagesSearch).chosen;
  return (
    <div className="grid grid-cols-1 gap-8 lg:gap-2">
      <section aria-label={composer.title}>
        {session?.kind === 'staff' && (
          <Fold
            foldedOn="desk"
            isWanted={student !== undefined || hasDraft(session.staffId)}
            title={composer.title}
            note={<span className="max-lg:hidden">{composer.fold}</span>}
          >
            <Composer staffId={session.staffId} student={student} />
          </Fold>
        )}
      </section>
      <section aria-label={sentMessages.title}>
        <h2 className="mb-3 text-xl font-black lg:mb-1">{sentMessages.title}</h2>
        <SentMessages />
      </section>
    </div>
  );
};

export const StaffMessages = () => (
  <>
    <PageHead title={messagesPage.title} intro={messagesPage.intro} />
    <MessagesPanel />
  </>
);
