import { exportDialog, studentsPage } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { addressOf } from '#web/lib/api.ts';
import { useGrade } from '#web/lib/grade.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';

export const ExportDialog = ({ archived, onClose }: { archived: boolean; onClose: () => void }) => {
  const grade = useGrade();
  const which = archived ? ({ archived: 'true' } as const) : {};
  return (
    <Dialog title={exportDialog.title} onClose={onClose}>
      <p className="mb-4 text-muted">{archived ? exportDialog.archivedBody : exportDialog.body}</p>
      <div className="grid gap-2">
        <DownloadLink href={addressOf('GET /api/admin/students.csv', { query: { ...which, grade } })}>
          {gradeNames[grade]}
        </DownloadLink>
        <DownloadLink href={addressOf('GET /api/admin/students.csv', { query: which })}>
          {studentsPage.allGrades}
        </DownloadLink>
      </div>
    </Dialog>
  );
};
