import type { Grade } from '#domain/roster/grades';
import { bulk } from '#strings/cards/staff';
import { Button } from '#web/ui/button.tsx';
import type { CredentialRow } from '#wire/cards';
import { useCreateMissing } from '../mutations.ts';
import { printGrade } from '../print-window.ts';

const PrintButton = ({ label, hint, onClick }: { label: string; hint: string; onClick: () => void }) => (
  <Button look="plain" icon="print" onClick={onClick} className="py-1 max-sm:px-2">
    <span className="grid text-start leading-snug">
      {label}
      <span className="text-sm font-semibold text-muted">{hint}</span>
    </span>
  </Button>
);

interface BulkProps {
  grade: Grade;
  section: string | undefined;
  rows: readonly CredentialRow[];
}

export const BulkActions = ({ grade, section, rows }: BulkProps) => {
  const createMissing = useCreateMissing();
  const which = { grade, ...(section && { section }) };
  const anyMissing = rows.some((row) => row.loginId === null);
  return (
    <>
      {anyMissing && (
        <Button
          look="gold"
          icon="plus"
          busy={createMissing.isPending}
          onClick={() => createMissing.mutate({ grade, section })}
          className="max-sm:w-full"
        >
          {bulk.createMissing}
        </Button>
      )}
      <div className="grid gap-2 max-sm:w-full max-sm:grid-cols-2 sm:flex">
        <PrintButton
          label={bulk.printSmall}
          hint={bulk.printSmallHint}
          onClick={() => printGrade({ format: 'small', ...which }, rows)}
        />
        <PrintButton
          label={bulk.printDetailed}
          hint={bulk.printDetailedHint}
          onClick={() => printGrade({ format: 'detailed', ...which }, rows)}
        />
      </div>
    </>
  );
};
