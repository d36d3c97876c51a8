import { studentsPage } from '#strings/roster/staff';
import { StudentAccounts } from '#web/roster/components/student-accounts.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const Students = () => (
  <>
    <PageHead title={studentsPage.title} intro={studentsPage.intro} />
    <StudentAccounts />
  </>
);
