import { Link } from '@tanstack/react-router';
import { approval } from '#strings/reports/staff';
import { ApiError } from '#web/lib/api.ts';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { Report } from '#wire/reports';
import { useApproveReport } from '../mutations.ts';

const lacksCredentials = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'approval_credentials_missing';

/** The specification's English refusal helps nobody alone: say what to do. */
const MakeCredentialsFirst = () => (
  <p className="text-muted">
    {approval.noCredentialsHint}{' '}
    <Link to="/admin/credentials" className="font-extrabold text-emerald-ink underline">
      {approval.openCredentials}
    </Link>
  </p>
);

export const ApproveDialog = ({ report, onClose }: { report: Report; onClose: () => void }) => {
  const approve = useApproveReport();
  return (
    <FormDialog
      title={approval.title(report.studentName)}
      submit={approval.submit}
      action={approve}
      fields={['specialPassword']}
      onClose={onClose}
      onSubmit={(form) =>
        approve.mutate({ id: report.id, specialPassword: textOf(form, 'specialPassword') }, { onSuccess: onClose })
      }
    >
      <TextField
        name="specialPassword"
        label={approval.specialPassword}
        hint={approval.hint}
        error={faultsOf(approve.error).specialPassword}
        autoComplete="off"
        maxLength={60}
        required
      />
      {lacksCredentials(approve.error) && <MakeCredentialsFirst />}
    </FormDialog>
  );
};
