import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReportStatus } from '#domain/reports/reports';
import { formatMoment } from '#strings/dates';
import { approval, approvalEndNames, issueNames, statusNames, requests as texts } from '#strings/reports/staff';
import { gradeNames } from '#strings/widgets';
import { ApiError } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { GRADE, momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { Report } from '#wire/reports';
import { requestsSearch } from '../admin-search.ts';
import { useApproveReport, useRejectReport, useReopenReport } from '../mutations.ts';
import { useReports } from '../queries.ts';

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

const ApproveDialog = ({ report, onClose }: { report: Report; onClose: () => void }) => {
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
        autoComplete="off"
        maxLength={60}
        required
      />
      {lacksCredentials(approve.error) && <MakeCredentialsFirst />}
    </FormDialog>
  );
};

const TONES: Record<ReportStatus, Tone> = { pending: 'wait', approved: 'good', rejected: 'bad' };

const Status = ({ report }: { report: Report }) => (
  <span className="grid justify-items-start gap-1">
    <span className="flex flex-wrap gap-1">
      <Badge tone={TONES[report.status]}>{statusNames[report.status]}</Badge>
      {report.reopened && <Badge tone="plain">{texts.reopened}</Badge>}
      {report.approvalEnd && <Badge tone="wait">{approvalEndNames[report.approvalEnd]}</Badge>}
    </span>
    {report.decidedAt && (
      <span className="text-sm font-semibold whitespace-nowrap text-muted">{formatMoment(report.decidedAt)}</span>
    )}
  </span>
);

const COLUMNS: readonly Column<Report>[] = [
  { ...PUPIL, className: 'desk:min-w-56 desk:max-w-80' },
  { ...GRADE, cell: ({ grade }) => (grade ? gradeNames[grade] : texts.formerPupil), sortBy: ({ grade }) => grade ?? 0 },
  {
    id: 'type',
    title: texts.type,
    cell: ({ issueType }) => issueNames[issueType],
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
  {
    id: 'status',
    title: texts.status,
    cell: (report) => <Status report={report} />,
    sortBy: ({ status }) => Object.keys(TONES).indexOf(status),
    phone: 'plain',
  },
  momentColumn('reportedAt', texts.reportedAt),
];

export const RequestsTable = () => {
  const list = useList(requestsSearch);
  const query = useReports(list.wanted);
  const reject = useRejectReport();
  const reopen = useReopenReport();
  const [approving, setApproving] = useState<Report | null>(null);
  return (
    <>
      <StaffList
        label={texts.table}
        list={list}
        query={query}
        rows={query.data?.pages.flatMap((page) => page.reports)}
        rowKey={({ id }) => id}
        rowName={({ studentName }) => studentName}
        columns={COLUMNS}
        filters={
          <>
            {list.filter('type', { label: texts.filter, all: texts.allTypes, names: issueNames })}
            {list.filter('status', { label: texts.status, all: texts.allStatuses, names: statusNames })}
          </>
        }
        // Only what the report's state allows; the server judges again.
        actions={(report) => [
          report.status === 'pending' && {
            label: texts.approve,
            icon: 'check',
            look: 'soft',
            run: () => setApproving(report),
          },
          report.status === 'pending' && {
            label: texts.reject,
            icon: 'close',
            look: 'danger',
            run: () => reject.mutateAsync(report.id),
          },
          report.approvalEnd !== null && {
            label: texts.approveAgain,
            icon: 'refresh',
            look: 'soft',
            run: () => setApproving(report),
          },
          report.status === 'rejected' &&
            !report.reopened && { label: texts.reopen, icon: 'refresh', run: () => reopen.mutateAsync(report.id) },
        ]}
        empty={{ icon: 'inbox', title: texts.none, body: texts.noneBody }}
      />
      {approving && <ApproveDialog report={approving} onClose={() => setApproving(null)} />}
    </>
  );
};
