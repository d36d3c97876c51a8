import { useState } from 'react';
import { importDialog, importProblems } from '#strings/roster-screens';
import { sheetSource } from '#strings/sheets';
import { addressOf, messageOf } from '#web/lib/api.ts';
import type { Sheet, SheetRead } from '#web/lib/read-sheet.ts';
import { useImportStudents, usePreviewImport } from '#web/roster/mutations.ts';
import { readFile, readText } from '#web/roster/read-sheet.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { SheetSource } from '#web/ui/sheet-source.tsx';
import type { ImportPlanReply } from '#wire/roster';
import { ImportPreview } from './import-preview.tsx';

interface Previewed extends Sheet {
  source: string;
  plan: ImportPlanReply;
}

/** Two steps: where the list comes from, and what it would change. Nothing is saved before the second is confirmed. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [pasted, setPasted] = useState('');
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<Previewed | null>(null);
  const preview = usePreviewImport();
  const save = useImportStudents();

  const read = async (source: string, sheet: Promise<SheetRead>) => {
    setReading(source);
    setProblem(null);
    try {
      const outcome = await sheet;
      if ('problem' in outcome) setProblem(importProblems[outcome.problem]);
      else setShown({ ...outcome, source, plan: await preview.mutateAsync(outcome.rows) });
    } catch (error) {
      setProblem(messageOf(error));
    }
    setReading(null);
  };

  const confirm = (sheet: Previewed) =>
    save.mutate(sheet.rows, {
      onSuccess: onClose,
      // The roster may have changed since the preview: show what stands now beside the refusal.
      onError: () => preview.mutate(sheet.rows, { onSuccess: (plan) => setShown({ ...sheet, plan }) }),
    });

  return (
    <Dialog title={importDialog.title} onClose={onClose} wide>
      {shown ? (
        <ImportPreview
          source={shown.source}
          plan={shown.plan}
          dateCells={shown.dateCells}
          busy={save.isPending}
          problem={save.error && messageOf(save.error)}
          onBack={() => {
            save.reset();
            setShown(null);
          }}
          onConfirm={() => confirm(shown)}
        />
      ) : (
        <SheetSource
          intro={importDialog.intro}
          example={importDialog.pasteExample}
          template={
            <DownloadLink href={addressOf('GET /api/admin/students-template.csv')}>
              {importDialog.template}
            </DownloadLink>
          }
          pasted={pasted}
          reading={reading}
          problem={problem}
          onPasted={setPasted}
          onFile={(file) => void read(file.name, readFile(file))}
          onPreview={() => void read(sheetSource.pasted, readText(pasted))}
        />
      )}
    </Dialog>
  );
};
