import { useState } from 'react';
import type { Grade } from '#domain/access/grades';
import { QUESTION_TEXT_MAX } from '#domain/practice/questions';
import { readSheetHead } from '#domain/practice/sheet';
import { questionSheetProblems, questionImport as texts } from '#strings/admin-questions';
import { sheetSource } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { readFile, readText, type SheetLimits, type SheetRead } from '#web/lib/read-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SheetSource } from '#web/ui/sheet-source.tsx';
import type { QuestionImportReport } from '#wire/questions';
import { previewRows } from '../import-rows.ts';
import { useExportQuestions, useImportQuestions, usePreviewImport } from '../mutations.ts';
import { ImportPreview } from './import-preview.tsx';

const QUESTIONS: SheetLimits = {
  rows: 501,
  columns: 30,
  cell: QUESTION_TEXT_MAX * 2,
  oursIn: (header) => new Set(readSheetHead(header).columns.values()),
};

interface Previewed {
  readonly source: string;
  readonly rows: string[][];
  readonly report: QuestionImportReport;
}

interface ImportDialogProps {
  grade: Grade;
  matchingOptions: readonly string[];
  onClose: () => void;
}

/** Two steps: where the table comes from, and what it would change. Nothing is saved before the second is confirmed. */
export const ImportDialog = ({ grade, matchingOptions, onClose }: ImportDialogProps) => {
  const [pasted, setPasted] = useState('');
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<Previewed | null>(null);
  const preview = usePreviewImport(grade);
  const save = useImportQuestions(grade);
  const template = useExportQuestions(grade);

  const read = async (source: string, sheet: Promise<SheetRead>) => {
    setReading(source);
    setProblem(null);
    try {
      const outcome = await sheet;
      if ('problem' in outcome) setProblem(questionSheetProblems[outcome.problem]);
      else setShown({ rows: outcome.rows, source, report: await preview.mutateAsync(outcome.rows) });
    } catch (error) {
      setProblem(messageOf(error));
    }
    setReading(null);
  };

  const confirm = (sheet: Previewed) =>
    save.mutate(sheet.rows, {
      onSuccess: onClose,
      // The bank may have changed since the preview: show what stands now beside the refusal.
      onError: () => preview.mutate(sheet.rows, { onSuccess: (report) => setShown({ ...sheet, report }) }),
    });

  return (
    <Dialog title={texts.title} onClose={onClose} wide>
      {shown ? (
        <ImportPreview
          source={shown.source}
          report={shown.report}
          rows={previewRows(shown.report, shown.rows, matchingOptions)}
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
