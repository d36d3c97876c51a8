import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#strings/dates';
import { importDialog, importDone, importPreview, importProblems, lastImport } from '#strings/roster/staff';
import { addressOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { SheetImport, SheetPreview } from '#web/ui/sheet-import.tsx';
import type { ImportPlanReply } from '#wire/roster';
import { useListReader } from '../list-reader.tsx';
import { useImportStudents, usePreviewImport, useUndoImport } from '../mutations.ts';
import { lastImportQuery } from '../queries.ts';
import { ROSTER_SHEET } from '../sheet-limits.ts';
import { areReckoned, Likenesses, type ListPreviewProps, useSaid } from './import-likenesses.tsx';
import { Beware, ImportTables, ListNotes, numbersIn } from './import-tables.tsx';
import { ConfirmUndo, LastDone } from './last-done.tsx';

interface ImportPreviewProps extends ListPreviewProps<ImportPlanReply> {
  dateCells: number;
}

const Tiles = ({ plan }: { plan: ImportPlanReply }) => (
  <dl className="grid grid-cols-3 gap-2">
    <CountTile count={plan.additions.length} label={importPreview.added} look="bg-emerald-soft text-emerald-ink" />
    <CountTile count={plan.changes.length} label={importPreview.changed} look="bg-gold-soft text-gold-ink" />
    <CountTile count={plan.unchanged} label={importPreview.unchanged} look="bg-paper text-muted" />
  </dl>
);

/** What the sheet would do; or where its errors are, and then there is nothing to confirm. */
const ImportPreview = ({ dateCells, ...preview }: ImportPreviewProps) => {
  const { plan, list, steps, said } = preview;
  const hasErrors = plan.errors.length > 0;
  const hasWork = plan.additions.length + plan.changes.length + plan.likenesses.length > 0;
  return (
    <SheetPreview steps={steps} canConfirm={!hasErrors && hasWork && areReckoned(plan.likenesses, said)}>
      {hasErrors ? <Alert>{importPreview.errorsTitle(plan.errors.length)}</Alert> : <Tiles plan={plan} />}
      {plan.isStrange && <Beware>{importPreview.strange}</Beware>}
      <ListNotes list={list} steps={steps} />
      {numbersIn(plan) > 0 && <p className="text-sm text-muted">{importPreview.numbers(numbersIn(plan))}</p>}
      {dateCells > 0 && <Beware>{importPreview.dates(dateCells)}</Beware>}
      {!hasErrors && !hasWork && <p>{importPreview.nothing}</p>}
      <Likenesses {...preview} />
      <ImportTables plan={plan} nameRow={list.nameRow} />
    </SheetPreview>
  );
};

export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: last } = useQuery(lastImportQuery);
  const undoable = last?.undoable;
  const [undoing, setUndoing] = useState<number | null>(null);
  const undo = useUndoImport();
  const { said, onSay, choices, forgetOnBack } = useSaid();
  const list = useListReader(last?.columns ?? []);
  const preview = usePreviewImport(choices);
  const save = useImportStudents(choices, list.learned);
  if (undoing !== null) return <ConfirmUndo texts={lastImport} undo={undo} id={undoing} onClose={onClose} />;
  return (
    <SheetImport
      above={
        undoable && (
          <LastDone
            told={lastImport.told(
              formatMoment(undoable.importedAt),
              undoable.by,
              importDone(undoable.added, undoable.changed),
            )}
            undo={lastImport.undo}
            onUndo={() => setUndoing(undoable.importId)}
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
      reader={list.reader}
      problems={importProblems}
      preview={preview}
      save={save}
      onClose={onClose}
    >
      {({ plan, dateCells }, steps) => (
        <ImportPreview {...{ plan, list, said, onSay, dateCells }} steps={forgetOnBack(steps)} />
      )}
    </SheetImport>
  );
};
