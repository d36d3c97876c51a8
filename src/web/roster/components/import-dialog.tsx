import { useState } from 'react';
import { importDialog, importProblems } from '#strings/roster/staff';
import { sheetSource } from '#strings/sheets';
import { addressOf, messageOf } from '#web/lib/api.ts';
import { useSheetImport } from '#web/lib/use-sheet-import.ts';
import { useImportStudents, usePreviewImport } from '#web/roster/mutations.ts';
import { readFile, readText } from '#web/roster/read-sheet.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { SheetSource } from '#web/ui/sheet-source.tsx';
import { ImportPreview } from './import-preview.tsx';

export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [pasted, setPasted] = useState('');
  const preview = usePreviewImport();
  const save = useImportStudents();

  const { reading, problem, shown, read, confirm, goBack } = useSheetImport({
    problems: importProblems,
    preview,
    save,
    onSaved: onClose,
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
          onBack={goBack}
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
