import { archiveDialog } from '#strings/roster/staff';
import { useArchiveStudent } from '#web/roster/mutations.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Student } from '#wire/roster';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { StudentForm } from './student-form.tsx';
import type { RosterTask } from './student-toolbar.tsx';
import { YearChange } from './year-change.tsx';

/** The one dialog that is open, if any. */
export type RosterDialog = RosterTask | { edit: Student } | { archive: Student };

const ConfirmArchive = ({ student, onClose }: { student: Student; onClose: () => void }) => {
  const archive = useArchiveStudent();
  return (
    <ConfirmDialog
      title={archiveDialog.title}
      body={archiveDialog.body(student.name)}
      confirm={archiveDialog.confirm}
      tone="danger"
      busy={archive.isPending}
      onConfirm={() => archive.mutate(student, { onSettled: onClose })}
      onClose={onClose}
    />
  );
};

interface RosterDialogsProps {
  open: RosterDialog | null;
  archived: boolean;
  onClose: () => void;
}

export const RosterDialogs = ({ open, archived, onClose }: RosterDialogsProps) => {
  if (!open) return null;
  if (open === 'add') return <StudentForm student={null} onClose={onClose} />;
  if (open === 'import') return <ImportDialog onClose={onClose} />;
  if (open === 'export') return <ExportDialog archived={archived} onClose={onClose} />;
  if (open === 'year-change') return <YearChange onClose={onClose} />;
  return 'edit' in open ? (
    <StudentForm student={open.edit} onClose={onClose} />
  ) : (
    <ConfirmArchive student={open.archive} onClose={onClose} />
  );
};
