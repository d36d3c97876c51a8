import { QUESTION_IMPORT_MAX, QUESTION_TEXT_MAX } from '#domain/questions/questions';
import { readSheetHead } from '#domain/questions/sheet';
import type { Grade } from '#domain/roster/grades';
import { questionSheetProblems, questionImport as texts } from '#strings/questions/staff';
import { gradeNames } from '#strings/widgets';
import type { SheetLimits } from '#web/lib/read-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { SheetImport } from '#web/ui/sheet-import.tsx';
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
  const template = useExportQuestions(grade);
  return (
    <SheetImport
      title={texts.title}
      intro={texts.intro(gradeNames[grade])}
      example={texts.example}
      template={
        <Button look="plain" icon="download" busy={template.isPending} onClick={() => template.mutate()}>
          {texts.template}
        </Button>
      }
      limits={QUESTIONS}
      problems={questionSheetProblems}
      preview={usePreviewImport(grade)}
      save={useImportQuestions(grade)}
      onClose={onClose}
    >
      {({ plan, rows }, steps) => (
        <ImportPreview report={plan} rows={previewRows(plan, rows, matchingOptions)} steps={steps} />
      )}
    </SheetImport>
  );
};
