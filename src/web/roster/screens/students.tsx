import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { pupilPage } from '#strings/roster/pupil-page';
import { studentsPage } from '#strings/roster/staff';
import { StudentAccounts } from '#web/roster/components/student-accounts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const Students = () => (
  <>
    <PageHead title={studentsPage.title} intro={studentsPage.intro}>
      <ButtonLink
        to="/admin/students/$studentId"
        params={{ studentId: String(DEMO_STUDENT_ID) }}
        look="plain"
        icon="spark"
      >
        {pupilPage.openTryOut}
      </ButtonLink>
    </PageHead>
    <StudentAccounts />
  </>
);
