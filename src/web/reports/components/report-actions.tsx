import { requests } from '#strings/reports/staff';
import { Button } from '#web/ui/button.tsx';
import type { Report } from '#wire/reports';
import { useRejectReport, useReopenReport } from '../mutations.ts';

/** Only what the report's state allows; the server judges again. */
export const ReportActions = ({ report, onApprove }: { report: Report; onApprove: (report: Report) => void }) => {
  const reject = useRejectReport();
  const reopen = useReopenReport();
  const label = (action: string) => requests.named(action, report.studentName);
  return (
    <span className="flex gap-2 max-lg:flex-col">
      {report.status === 'pending' && (
        <>
          <Button
            size="small"
            look="soft"
            icon="check"
            aria-label={label(requests.approve)}
            onClick={() => onApprove(report)}
          >
            {requests.approve}
          </Button>
          <Button
            size="small"
            look="danger"
            icon="close"
            busy={reject.isPending}
            aria-label={label(requests.reject)}
            onClick={() => reject.mutate(report.id)}
          >
            {requests.reject}
          </Button>
        </>
      )}
      {report.triesUsedUp && (
        <Button
          size="small"
          look="soft"
          icon="refresh"
          aria-label={label(requests.approveAgain)}
          onClick={() => onApprove(report)}
        >
          {requests.approveAgain}
        </Button>
      )}
      {report.status === 'rejected' && !report.reopened && (
        <Button
          size="small"
          look="plain"
          icon="refresh"
          busy={reopen.isPending}
          aria-label={label(requests.reopen)}
          onClick={() => reopen.mutate(report.id)}
        >
          {requests.reopen}
        </Button>
      )}
    </span>
  );
};
