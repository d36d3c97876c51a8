import { useState } from 'react';
import { QUESTION_IMPORT_MAX, QUESTION_TEXT_MAX } from '#domain/questions/questions';
import { readSheetHead } from '#domain/questions/sheet';
import type { Grade } from '#domain/roster/grades';
import { questionSheetProblems, questionImport as texts } from '#strings/questions/staff';
import { sheetSource } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { readFile, readText, type SheetLimits } from '#web/lib/read-sheet.ts';
import { useSheetImport } from '#web/lib/use-sheet-import.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SheetSource } from '#web/ui/sheet-source.tsx';
import { previewRows } from '../import-rows.ts';
import { useExportQuestions, useImportQuestions, usePreviewImport } from '../mutations.ts';
import { ImportPreview } from './import-preview.tsx';

const QUESTIONS: SheetLimits = {
  rows: QUESTION_IMPORT_MAX + 1,
  columns: 30,
  cell: QUESTION_TEXT_MAX * 2,
  oursIn: (header) => new Set(readSheetHead(header).columns.values()),
};

interface ImportDialogProps {
  grade: Grade;
  matchingOptions: readonly string[];
  onClose: () => void;
}

export const ImportDialog = ({ grade, matchingOptions, onClose }: ImportDialogProps) => {
  const [pasted, setPasted] = useState('');
  const preview = usePreviewImport(grade);
  const save = useImportQuestions(grade);
  const template = useExportQuestions(grade);

  const { reading, problem, shown, read, confirm, goBack } = useSheetImport({
    problems: questionSheetProblems,
    preview,
    save,
    onSaved: onClose,
  });

  return (
    <Dialog title={texts.title} onClose={onClose} wide>
      {shown ? (
        <ImportPreview
          source={shown.source}
          report={shown.plan}
          rows={previewRows(shown.plan, shown.rows, matchingOptions)}
          busy={save.isPending}
          problem={save.error && messageOf(save.error)}
          onBack={goBack}
          onConfirm={() => confirm(shown)}
        />
      ) : (
        <SheetSource
          intro={texts.intro(gradeNames[grade])}
          example={texts.example}
          template={
            <Button look="plain" icon="download" busy={template.isPending} onClick={() => template.mutate()}>
              {texts.template}
            </Button>
          }
          pasted={pasted}
          reading={reading}
          problem={problem}
          onPasted={setPasted}
          onFile={(file) => void read(file.name, readFile(file, QUESTIONS))}
          onPreview={() => void read(sheetSource.pasted, readText(pasted, QUESTIONS))}
        />
      )}
    </Dialog>
  );
};
