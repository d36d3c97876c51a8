import { useQuery } from '@tanstack/react-query';
import { composer, messagesPage, sentMessages } from '#strings/messages/staff';
import { sessionQuery } from '#web/access/queries.ts';
import { Fold } from '#web/ui/fold.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { messagesSearch } from '../admin-search.ts';
import { Composer, hasDraft } from '../components/composer.tsx';
import { SentMessages } from '../components/sent-messages.tsx';

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
            <Composer staffId={session.staffId} />
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
