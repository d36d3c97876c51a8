import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ISSUE_TYPES, type IssueType, type ReportStatus } from '#domain/reports/reports';
import { formatMoment } from '#strings/dates';
import { issueNames, requests, statusNames } from '#strings/reports/staff';
import { gradeNames } from '#strings/widgets';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Report } from '#wire/reports';
import { reportsQuery } from '../queries.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ReportActions } from './report-actions.tsx';

type Filter = 'all' | IssueType;

const FILTERS: readonly { id: Filter; title: string }[] = [
  { id: 'all', title: requests.all },
  ...ISSUE_TYPES.map((id) => ({ id, title: issueNames[id] })),
];

const TONES = { pending: 'wait', approved: 'good', rejected: 'bad' } as const satisfies Record<ReportStatus, string>;

const Status = ({ report }: { report: Report }) => (
  <span className="grid justify-items-start gap-1">
    <span className="flex flex-wrap gap-1">
      <Badge tone={TONES[report.status]}>{statusNames[report.status]}</Badge>
      {report.reopened && <Badge tone="plain">{requests.reopened}</Badge>}
      {report.triesUsedUp && <Badge tone="wait">{requests.triesUsedUp}</Badge>}
    </span>
    {report.decidedAt && (
      <span className="text-sm font-semibold whitespace-nowrap text-muted">{formatMoment(report.decidedAt)}</span>
    )}
  </span>
);

/** On a phone the row's other columns are told here, so that the buttons stay within reach of the thumb. */
const Who = ({ report }: { report: Report }) => (
  <span className="grid gap-0.5">
    <span className="break-words">{report.studentName}</span>
    <span className="text-sm font-semibold text-muted">
      {report.grade ? gradeNames[report.grade] : requests.formerPupil}
    </span>
    <span className="grid justify-items-start gap-1 text-sm font-semibold text-muted lg:hidden">
      {issueNames[report.issueType]}
      <time>{formatMoment(report.reportedAt)}</time>
      <Status report={report} />
    </span>
  </span>
);

const WIDE = 'max-lg:hidden';

const dataColumns: Column<Report>[] = [
  {
    id: 'student',
    title: requests.student,
    cell: (report) => <Who report={report} />,
    sortBy: (report) => report.studentName,
    className: 'lg:min-w-56 lg:max-w-80',
  },
  {
    id: 'type',
    title: requests.type,
    cell: (report) => issueNames[report.issueType],
    className: `${WIDE} whitespace-nowrap`,
  },
  {
    id: 'status',
    title: requests.status,
    cell: (report) => <Status report={report} />,
    sortBy: (report) => Object.keys(TONES).indexOf(report.status),
    className: WIDE,
  },
  {
    id: 'reportedAt',
    title: requests.reportedAt,
    cell: (report) => formatMoment(report.reportedAt),
    sortBy: (report) => report.reportedAt,
    className: `${WIDE} whitespace-nowrap`,
  },
];

const Skeleton = () => (
  <Loading>
    <div className="grid gap-2 rounded-3xl border border-line bg-card p-4">
      {Array.from({ length: 7 }, (_, index) => index).map((line) => (
        <div key={line} className="flex items-center gap-6 py-2">
          <Bone className="h-8 w-1/3" />
          <Bone className="h-6 w-32" />
          <Bone className="hidden h-6 w-24 rounded-full lg:block" />
          <Bone className="ms-auto h-8 w-32" />
        </div>
      ))}
    </div>
  </Loading>
);

const Nothing = ({ filter }: { filter: Filter }) => (
  <EmptyState
    icon="inbox"
    title={filter === 'all' ? requests.none : requests.noneOfType}
    body={filter === 'all' ? requests.noneBody : requests.noneOfTypeBody}
  />
);

const List = ({ filter, onApprove }: { filter: Filter; onApprove: (report: Report) => void }) => {
  const query = useInfiniteQuery(reportsQuery(filter === 'all' ? undefined : filter));
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <Skeleton />;
  const columns: Column<Report>[] = [
    ...dataColumns,
    {
      id: 'actions',
      title: requests.actions,
      cell: (report) => <ReportActions report={report} onApprove={onApprove} />,
    },
  ];
  return (
    <div className="grid gap-4">
      {error && <Alert>{requests.loadFailed}</Alert>}
      <DataTable
        label={requests.table}
        columns={columns}
        rows={data.pages.flatMap((page) => page.reports)}
        rowKey={(report) => report.id}
        empty={<Nothing filter={filter} />}
      />
      <MoreButton query={query}>{requests.more}</MoreButton>
    </div>
  );
};

export const RequestsTable = () => {
  const [filter, setFilter] = useState<Filter>('all');
  const [approving, setApproving] = useState<Report | null>(null);
  return (
    <>
      <Tabs look="soft" label={requests.filter} tabs={FILTERS} selected={filter} onSelect={setFilter}>
        <List key={filter} filter={filter} onApprove={setApproving} />
      </Tabs>
      {approving && <ApproveDialog report={approving} onClose={() => setApproving(null)} />}
    </>
  );
};
