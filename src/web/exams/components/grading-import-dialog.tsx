import { IMPORT_ROWS_MAX } from '#domain/exams/answers';
import { layoutOf } from '#domain/exams/import-layout';
import { QUESTIONS_MAX } from '#domain/exams/paper';
import { QUESTION_TEXT_MAX } from '#domain/questions/questions';
import { answersSheetProblems, grading, answersImport as texts } from '#strings/exams/grading';
import { formatNumber } from '#strings/plural';
import { sheetRows } from '#strings/sheets';
import { listWords } from '#strings/widgets';
import type { SheetLimits } from '#web/lib/read-sheet.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DialogTable } from '#web/ui/data-table.tsx';
import { type PreviewSteps, SheetImport, SheetPreview } from '#web/ui/sheet-import.tsx';
import type { ExamImportReport } from '#wire/exams/staff';
import type { Grading } from '../grading/use-grading.ts';
import { useImportAnswers, useTemplate } from '../mutations.ts';

interface DialogProps {
  grading: Grading;
  onClose: () => void;
}

type Row = ExamImportReport['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { id: 'row', title: sheetRows.row, cell: ({ row }) => formatNumber(row), className: 'w-px text-muted' },
  {
    id: 'name',
    title: listWords.pupil,
    cell: ({ name, faults }) => (
      <>
        <span className="block">{name}</span>
        {faults.map(({ column, fault }) => (
          <span key={column} className="block text-sm font-extrabold text-danger">
            {texts.fault(column, fault)}
          </span>
        ))}
      </>
    ),
  },
  {
    id: 'total',
    title: grading.score,
    cell: ({ total }) => total !== null && formatNumber(total),
    className: 'w-px whitespace-nowrap',
  },
];

const Preview = ({ report, steps }: { report: ExamImportReport; steps: PreviewSteps }) => {
  const faulty = report.rows.reduce((count, { faults }) => count + faults.length, 0);
  const inOrder = report.rows.toSorted((a, b) => b.faults.length - a.faults.length || a.row - b.row);
  return (
    <SheetPreview steps={steps} canConfirm={faulty === 0 && report.papers > 0}>
      {faulty > 0 ? (
        <Alert>{sheetRows.faults(faulty)}</Alert>
      ) : (
        <p>{report.papers > 0 ? texts.summary(report.papers, report.cells) : sheetRows.nothing}</p>
      )}
      <DialogTable label={sheetRows.table} columns={COLUMNS} rows={inOrder} rowKey={({ row }) => row} />
    </SheetPreview>
  );
};

/** The columns that name a pupil, answers and total; one more, since a row that is shifted shows there. */
const oursIn = (head: readonly string[], questions: number): ReadonlySet<number> => {
  const { columns, first } = layoutOf(head, questions);
  const answers = Array.from({ length: questions + 2 }, (_, place) => first + place);
  return new Set([...(columns === null ? [0] : Object.values(columns)), ...answers]);
};

const limitsOf = (questions: number): SheetLimits => ({
  rows: IMPORT_ROWS_MAX,
  columns: QUESTIONS_MAX + 10,
  cell: QUESTION_TEXT_MAX,
  oursIn: (head) => oursIn(head, questions),
});

export const AnswersImportDialog = ({ grading: { exam, questions, shown }, onClose }: DialogProps) => {
  const template = useTemplate({ exam, questions, sheets: shown });
  return (
    <SheetImport
      title={texts.title}
      intro={texts.intro}
      example={texts.example}
      template={
        <Button look="plain" icon="download" busy={template.isPending} onClick={() => template.mutate()}>
          {texts.template}
        </Button>
      }
      limits={limitsOf(questions.length)}
      problems={answersSheetProblems}
      {...useImportAnswers(exam.id)}
      onClose={onClose}
    >
      {({ plan }, steps) => <Preview report={plan} steps={steps} />}
    </SheetImport>
  );
};
