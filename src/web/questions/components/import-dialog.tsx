import { QUESTION_IMPORT_MAX, QUESTION_TEXT_MAX } from '#domain/questions/questions';
import { readSheetHead } from '#domain/questions/sheet';
import type { Grade } from '#domain/roster/grades';
import { formatNumber } from '#strings/plural';
import { questionSheetProblems, questionImport as texts } from '#strings/questions/staff';
import { questionText } from '#strings/questions/text';
import { sheetRows } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import type { SheetLimits } from '#web/lib/read-sheet.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { type Column, DialogTable } from '#web/ui/data-table.tsx';
import { Said } from '#web/ui/said.tsx';
import { type PreviewSteps, SheetImport, SheetPreview } from '#web/ui/sheet-import.tsx';
import type { QuestionImportReport } from '#wire/questions';
import { type PreviewedRow, previewRows } from '../import-rows.ts';
import { useExportQuestions, useImportQuestions, usePreviewImport } from '../mutations.ts';

const TONES = { add: 'good', edit: 'wait', same: 'plain', error: 'bad' } as const;

const Change = ({ change }: PreviewedRow) => <Badge tone={TONES[change]}>{texts.changes[change]}</Badge>;

/** What stays as it is needs no look. */
const Asked = ({ options, answer, change }: PreviewedRow) =>
  change === 'same' ? null : (
    <span className="grid text-sm font-semibold text-muted">
      {options.length > 0 && <span>{texts.options(options.map(questionText))}</span>}
      {answer !== null && <span>{texts.answer(questionText(answer))}</span>}
    </span>
  );

const Text = (row: PreviewedRow) => (
  <>
    <span className="block">
      <Said text={questionText(row.text)} />
    </span>
    <Asked {...row} />
    <span className="sm:hidden">
      <Change {...row} />
    </span>
    {Object.entries(row.faults).map(([column, fault]) => (
      <span key={column} className="block text-sm font-extrabold text-danger">
        {column}: <Said text={fault} />
      </span>
    ))}
  </>
);

const COLUMNS: Column<PreviewedRow>[] = [
  { id: 'row', title: sheetRows.row, cell: ({ row }) => formatNumber(row), className: 'w-px text-muted' },
  { id: 'text', title: texts.text, cell: Text },
  { id: 'change', title: texts.change, cell: Change, className: 'w-px max-sm:hidden' },
];

/** What is wrong or would change comes first; what stays as it is needs no look. */
const ORDER = { error: 0, edit: 1, add: 2, same: 3 } as const;

interface ImportPreviewProps {
  report: QuestionImportReport;
  rows: readonly PreviewedRow[];
  steps: PreviewSteps;
}

const ImportPreview = ({ report, rows, steps }: ImportPreviewProps) => {
  const faulty = rows.filter(({ change }) => change === 'error').length;
  const hasWork = faulty === 0 && report.added + report.edited > 0;
  const inOrder = rows.toSorted((a, b) => ORDER[a.change] - ORDER[b.change] || a.row - b.row);
  return (
    <SheetPreview steps={steps} canConfirm={hasWork}>
      {faulty > 0 ? (
        <Alert>{texts.faults(faulty)}</Alert>
      ) : (
        <dl className="grid grid-cols-3 gap-2">
          <CountTile count={report.added} label={texts.added} look="bg-emerald-soft text-emerald-ink" />
          <CountTile count={report.edited} label={texts.edited} look="bg-gold-soft text-gold-ink" />
          <CountTile count={report.same} label={texts.same} look="bg-paper text-muted" />
        </dl>
      )}
      {faulty === 0 && !hasWork && <p>{rows.length > 0 ? sheetRows.nothing : texts.empty}</p>}
      <DialogTable label={sheetRows.table} columns={COLUMNS} rows={inOrder} rowKey={({ row }) => row} />
    </SheetPreview>
  );
};

const QUESTIONS: SheetLimits = {
  rows: QUESTION_IMPORT_MAX + 1,
  columns: 30,
  cell: QUESTION_TEXT_MAX * 2,
  oursIn: (header) => new Set(readSheetHead(header).columns.values()),
};

/** What every dialog over the bank of a grade works on. */
export interface BankDialogProps {
  grade: Grade;
  matchingOptions: readonly string[];
  onClose: () => void;
}

export const ImportDialog = ({ grade, matchingOptions, onClose }: BankDialogProps) => {
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
