import { useQuery } from '@tanstack/react-query';
import { credentials, withoutCount } from '#strings/cards/staff';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { CredentialsTable } from '../components/credentials-table.tsx';
import { credentialsQuery } from '../queries.ts';

export const Credentials = () => {
  const grade = useGrade();
  const rows = useQuery(credentialsQuery(grade)).data?.students;
  return (
    <>
      <PageHead
        title={credentials.title}
        intro={
          rows && rows.length > 0
            ? withoutCount(rows.filter(({ loginId }) => loginId === null).length)
            : gradeNames[grade]
        }
        note={rows && `${gradeNames[grade]}، ${countPupils(rows.length)}`}
      />
      <CredentialsTable />
    </>
  );
};
