import { studentsPage } from '#strings/roster-screens';
import { PageHead } from '#web/roster/components/page-head.tsx';
import { StudentAccounts } from '#web/roster/components/student-accounts.tsx';

export const Students = () => (
  <>
    <PageHead title={studentsPage.title} intro={studentsPage.intro} />
    <StudentAccounts />
  </>
);
