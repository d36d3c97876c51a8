import { Link } from '@tanstack/react-router';
import { PREVIEW_LENGTH, previewOf } from '#domain/messages/preview';
import { messagesCard as texts } from '#strings/dashboard/pupil';
import { formatChildDay } from '#strings/dates';
import { Badge } from '#web/ui/badge.tsx';
import type { Dashboard } from '#wire/dashboard';

type Message = Dashboard['messages']['latest'][number];

const Line = ({ message: { text, read, attachmentType, createdAt } }: { message: Message }) => (
  <li className={`border-s-4 ps-4 ${read ? 'border-line' : 'border-emerald'}`}>
    <p className={`leading-snug break-words ${read ? 'text-muted' : 'font-extrabold'}`}>
      {previewOf(text, PREVIEW_LENGTH)}
    </p>
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
      {formatChildDay(createdAt)}
      {attachmentType && <span>{texts[attachmentType]}</span>}
      {!read && <Badge tone="good">{texts.isNew}</Badge>}
    </p>
  </li>
);

export const MessagesCard = ({ messages: { latest, unread } }: { messages: Dashboard['messages'] }) => (
  <section className="rounded-card bg-card p-5 shadow-card">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <h2 className="flex flex-wrap items-center gap-2 text-xl leading-snug font-black sm:text-2xl">
        {texts.title}
        {unread > 0 && (
          <span className="max-sm:hidden">
            <Badge tone="wait">{texts.unread(unread)}</Badge>
          </span>
        )}
      </h2>
      <Link to="/student/messages" className="rounded-2xl px-2 py-1 font-extrabold text-emerald-ink hover:underline">
        {texts.all}
      </Link>
    </div>
    {latest.length === 0 ? (
      <div className="rounded-button bg-paper p-4">
        <p className="font-black">{texts.none}</p>
        <p className="text-muted">{texts.noneBody}</p>
      </div>
    ) : (
      <ul className="grid gap-4">
        {latest.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ul>
    )}
  </section>
);
