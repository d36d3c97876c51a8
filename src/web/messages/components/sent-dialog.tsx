import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#strings/dates';
import { sentDetails } from '#strings/messages/staff';
import { gradeNames } from '#strings/widgets';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { MessageRecipient, SentInFull } from '#wire/messages';
import { sentDetailsQuery } from '../queries.ts';
import { AttachmentView } from './attachment-view.tsx';

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
            <Icon
              name={readAt ? 'mail-open' : 'mail'}
              className={`size-5 shrink-0 ${readAt ? 'text-emerald-ink' : 'text-muted'}`}
            />
            <span className="font-extrabold">{name}</span>
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
      <Pupils title={sentDetails.readers(read.length)} students={read} />
      <Pupils title={sentDetails.waiting(waiting.length)} students={waiting} />
    </div>
  );
};

export const SentDialog = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Dialog title={sentDetails.title} onClose={onClose} wide>
    <Loaded query={useQuery(sentDetailsQuery(id))} skeleton={skeleton}>
      {(message) => <Details message={message} />}
    </Loaded>
  </Dialog>
);
