import { messagesPage } from '#strings/messages/staff';
import { PageHead } from '#web/ui/page-head.tsx';
import { MessagesPanel } from '../components/messages-panel.tsx';

export const StaffMessages = () => (
  <>
    <PageHead title={messagesPage.title} intro={messagesPage.intro} />
    <MessagesPanel />
  </>
);
