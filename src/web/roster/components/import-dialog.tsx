import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#strings/dates';
import { importDialog, importDone, importPreview, importProblems, lastImport } from '#strings/roster/staff';
import { addressOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { type PreviewSteps, SheetImport, SheetPreview } from '#web/ui/sheet-import.tsx';
import type { ImportPlanReply, LastImport } from '#wire/roster';
import { useImportStudents, usePreviewImport, useUndoImport } from '../mutations.ts';
import { lastImportQuery } from '../queries.ts';
import { ROSTER_SHEET } from '../sheet-limits.ts';
import { ImportTables } from './import-tables.tsx';
import { LastDone } from './last-done.tsx';

interface ImportPreviewProps {
  plan: ImportPlanReply;
  dateCells: number;
  steps: PreviewSteps;
}

const Tiles = ({ plan }: { plan: ImportPlanReply }) => (
  <dl className="grid grid-cols-3 gap-2">
    <CountTile count={plan.additions.length} label={importPreview.added} look="bg-emerald-soft text-emerald-ink" />
    <CountTile count={plan.changes.length} label={importPreview.changed} look="bg-gold-soft text-gold-ink" />
    <CountTile count={plan.unchanged} label={importPreview.unchanged} look="bg-paper text-muted" />
  </dl>
);

/** What the sheet would do; or where its errors are, and then there is nothing to confirm. */
const ImportPreview = ({ plan, dateCells, steps }: ImportPreviewProps) => {
  const hasErrors = plan.errors.length > 0;
  const hasWork = plan.additions.length + plan.changes.length > 0;
  return (
    <SheetPreview steps={steps} canConfirm={!hasErrors && hasWork}>
      {hasErrors ? <Alert>{importPreview.errorsTitle(plan.errors.length)}</Alert> : <Tiles plan={plan} />}
      {plan.ignoredColumns.length > 0 && (
        <p className="text-sm text-muted">{importPreview.ignored(plan.ignoredColumns.join('، '))}</p>
      )}
      {dateCells > 0 && (
        <p className="rounded-2xl bg-gold-soft px-4 py-2 text-sm font-extrabold text-gold-ink">
          {importPreview.dates(dateCells)}
        </p>
      )}
      {!hasErrors && !hasWork && <p>{importPreview.nothing}</p>}
      <ImportTables plan={plan} />
    </SheetPreview>
  );
};

const ConfirmUndo = ({ last, onClose }: { last: LastImport; onClose: () => void }) => {
  const undo = useUndoImport();
  return (
    <ConfirmDialog
      title={lastImport.undoTitle}
      body={lastImport.undoBody}
      confirm={lastImport.undoConfirm}
      busy={undo.isPending}
      onConfirm={() => undo.mutate(last.importId, { onSettled: onClose })}
      onClose={onClose}
    />
  );
};

export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: last } = useQuery(lastImportQuery);
  const [undoing, setUndoing] = useState<LastImport | null>(null);
  const preview = usePreviewImport();
  const save = useImportStudents();
  if (undoing) return <ConfirmUndo last={undoing} onClose={onClose} />;
  return (
    <SheetImport
      above={
        last && (
          <LastDone
            told={lastImport.told(formatMoment(last.importedAt), last.by, importDone(last.added, last.changed))}
            undo={lastImport.undo}
            onUndo={() => setUndoing(last)}
          />
        )
      }
      title={importDialog.title}
      intro={importDialog.intro}
      example={importDialog.pasteExample}
      template={
        <DownloadLink href={addressOf('GET /api/admin/students-template.csv')}>{importDialog.template}</DownloadLink>
      }
      limits={ROSTER_SHEET}
      problems={importProblems}
      preview={preview}
      save={save}
      onClose={onClose}
    >
      {({ plan, dateCells }, steps) => <ImportPreview plan={plan} dateCells={dateCells} steps={steps} />}
    </SheetImport>
  );
};
