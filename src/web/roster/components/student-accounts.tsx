import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studentsPage } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { useRestoreStudent } from '#web/roster/mutations.ts';
import { studentsQuery } from '#web/roster/queries.ts';
import { ErrorState } from '#web/ui/states.tsx';
import type { Student } from '#wire/roster';
import { NoStudents } from './no-students.tsx';
import { type RosterDialog, RosterDialogs } from './roster-dialogs.tsx';
import { StudentSkeleton } from './student-skeleton.tsx';
import { StudentTable } from './student-table.tsx';
import { StudentToolbar } from './student-toolbar.tsx';

const Counts = ({ where, students, updating }: { where: string; students: readonly Student[]; updating: boolean }) => {
  const without = students.filter((student) => !student.hasCredentials).length;
  return (
    <p role="status" className="flex flex-wrap gap-x-4 font-extrabold text-muted">
      <span>{studentsPage.counted(where, students.length)}</span>
      {without > 0 && <span className="text-gold-ink">{studentsPage.withoutLogin(without)}</span>}
      {updating && <span className="animate-pulse">{studentsPage.updating}</span>}
    </p>
  );
};

/** The pupils' accounts: /admin/students, and a tab of the staff dashboard. */
export const StudentAccounts = () => {
  const grade = useGrade();
  const [search, setSearch] = useState('');
  const [archived, setArchived] = useState(false);
  const [open, setOpen] = useState<RosterDialog | null>(null);
  const restore = useRestoreStudent();
  const searching = search !== '';
  const { data, error, refetch, isPlaceholderData } = useQuery(
    studentsQuery({ ...(!searching && { grade }), archived, search }),
  );
  const where = searching ? studentsPage.allGrades : gradeNames[grade];
  const empty = (
    <NoStudents archived={archived} search={search} onAdd={() => setOpen('add')} onImport={() => setOpen('import')} />
  );
  return (
    <div className="grid gap-3">
      <StudentToolbar archived={archived} onArchived={setArchived} onSearch={setSearch} onTask={setOpen} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <StudentSkeleton />}
      {data && (
        <>
          <Counts where={where} students={data} updating={isPlaceholderData} />
          <StudentTable
            label={studentsPage.table(where)}
            students={data}
            archived={archived}
            empty={empty}
            onEdit={(student) => setOpen({ edit: student })}
            onArchive={(student) => setOpen({ archive: student })}
            onRestore={(student) => restore.mutate(student)}
            restoringId={restore.isPending ? restore.variables.id : null}
          />
        </>
      )}
      <RosterDialogs open={open} archived={archived} onClose={() => setOpen(null)} />
    </div>
  );
};
