import { LESSON_TEXT_MAX } from '#domain/curriculum/lessons';
import type { Grade } from '#domain/roster/grades';
import { planSheetProblems, planImport as texts } from '#strings/curriculum/staff';
import { importTexts } from '#strings/curriculum/words';
import { formatNumber } from '#strings/plural';
import { sheetRows } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import type { SheetLimits } from '#web/lib/read-sheet.ts';
import { Alert } from '#web/ui/alert.tsx';
import { type Column, DialogTable } from '#web/ui/data-table.tsx';
import { Said } from '#web/ui/said.tsx';
import { type PreviewSteps, SheetImport, SheetPreview } from '#web/ui/sheet-import.tsx';
import type { CurriculumImportReport } from '#wire/curriculum';
import { useImportPlan } from '../mutations.ts';

type Fault = CurriculumImportReport['faults'][number];

const COLUMNS: readonly Column<Fault>[] = [
  { id: 'row', title: sheetRows.row, cell: ({ row }) => formatNumber(row), className: 'w-px' },
  {
    id: 'column',
    title: texts.column,
    cell: ({ column }) => texts.columnName(column),
    className: 'w-px whitespace-nowrap font-extrabold',
  },
  {
    id: 'fault',
    title: texts.fault,
    cell: ({ fault }) => (
      <span className="text-danger">
        <Said text={fault} />
      </span>
    ),
  },
];

const Preview = ({ report, steps }: { report: CurriculumImportReport; steps: PreviewSteps }) => (
  <SheetPreview steps={steps} canConfirm={report.faults.length === 0}>
    {report.faults.length > 0 ? (
      <>
        <Alert>{sheetRows.faults(report.faults.length)}</Alert>
        <DialogTable
          label={texts.table}
          columns={COLUMNS}
          rows={report.faults}
          rowKey={({ row, column, fault }) => `${row}/${column}/${fault}`}
        />
      </>
    ) : (
      <p>{texts.summary(report.lessons, report.weeks)}</p>
    )}
  </SheetPreview>
);

const OURS = new Set(importTexts.head.keys());

const PLAN: SheetLimits = { rows: 300, columns: 12, cell: LESSON_TEXT_MAX * 2, oursIn: () => OURS };

export const PlanImportDialog = ({ grade, onClose }: { grade: Grade; onClose: () => void }) => (
  <SheetImport
    title={texts.title}
    intro={texts.intro(gradeNames[grade])}
    example={texts.example}
    template={null}
    limits={PLAN}
    problems={planSheetProblems}
    {...useImportPlan(grade)}
    onClose={onClose}
  >
    {({ plan }, steps) => <Preview report={plan} steps={steps} />}
  </SheetImport>
);
