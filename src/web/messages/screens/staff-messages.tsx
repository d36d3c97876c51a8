import { useQuery } from '@tanstack/react-query';
import { composer, messagesPage, sentMessages } from '#strings/messages/staff';
import { sessionQuery } from '#web/access/queries.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Composer } from '../components/composer.tsx';
import { SentMessages } from '../components/sent-messages.tsx';

/** Write above, follow below: /admin/messages, and a tab of the staff dashboard. */
export const MessagesPanel = () => {
  const session = useQuery(sessionQuery).data;
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-label={composer.title}>
        <h2 className="mb-3 text-xl font-black">{composer.title}</h2>
        {session?.kind === 'staff' && <Composer staffId={session.staffId} />}
      </section>
      <section aria-label={sentMessages.title}>
        <h2 className="mb-3 text-xl font-black">{sentMessages.title}</h2>
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
