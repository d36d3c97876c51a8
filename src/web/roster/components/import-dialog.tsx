import { importDialog, importProblems } from '#strings/roster/staff';
import { addressOf } from '#web/lib/api.ts';
import { useImportStudents, usePreviewImport } from '#web/roster/mutations.ts';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { SheetImport } from '#web/ui/sheet-import.tsx';
import { ROSTER_SHEET } from '../sheet-limits.ts';
import { ImportPreview } from './import-preview.tsx';

export const ImportDialog = ({ onClose }: { onClose: () => void }) => (
  <SheetImport
    title={importDialog.title}
    intro={importDialog.intro}
    example={importDialog.pasteExample}
    template={
      <DownloadLink href={addressOf('GET /api/admin/students-template.csv')}>{importDialog.template}</DownloadLink>
    }
    limits={ROSTER_SHEET}
    problems={importProblems}
    preview={usePreviewImport()}
    save={useImportStudents()}
    onClose={onClose}
  >
    {({ plan, dateCells }, steps) => <ImportPreview plan={plan} dateCells={dateCells} steps={steps} />}
  </SheetImport>
);
