import { formatNumber } from '#strings/plural';
import { importErrorTexts, rosterColumns } from '#strings/roster';
import { importPreview } from '#strings/roster-screens';
import { gradeNames } from '#strings/widgets';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { ImportPlanReply } from '#wire/roster';

type Addition = ImportPlanReply['additions'][number];
type Change = ImportPlanReply['changes'][number];
type Fault = ImportPlanReply['errors'][number];

const Heading = ({ children }: { children: string }) => <h3 className="mb-1.5 font-black">{children}</h3>;

/** The row as the person's own spreadsheet counts it. */
const rowColumn = <T extends { row: number }>(): Column<T> => ({
  id: 'row',
  title: importPreview.row,
  cell: ({ row }) => formatNumber(row),
  sortBy: ({ row }) => row,
  className: 'w-px text-muted',
});

const faultColumns: Column<Fault>[] = [
  rowColumn(),
  { id: 'column', title: importPreview.column, cell: ({ column }) => column, sortBy: ({ column }) => column },
  { id: 'problem', title: importPreview.problem, cell: ({ code }) => importErrorTexts[code] },
];

export const ErrorsTable = ({ errors }: { errors: readonly Fault[] }) => (
  <DataTable
    label={importPreview.errorsTable}
    columns={faultColumns}
    rows={errors}
    rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
    empty={null}
  />
);

const additionColumns: Column<Addition>[] = [
  rowColumn(),
  { id: 'name', title: rosterColumns.name, cell: ({ name }) => <b className="font-extrabold">{name}</b> },
  { id: 'grade', title: rosterColumns.grade, cell: ({ grade }) => gradeNames[grade], className: 'whitespace-nowrap' },
  { id: 'class', title: rosterColumns.classId, cell: ({ classId }) => classId },
  { id: 'reading', title: rosterColumns.nameReading, cell: ({ nameReading }) => nameReading },
];

export const AddedTable = ({ additions }: { additions: readonly Addition[] }) => (
  <div>
    <Heading>{importPreview.addedTable}</Heading>
    <DataTable
      label={importPreview.addedTable}
      columns={additionColumns}
      rows={additions}
      rowKey={({ row }) => row}
      empty={null}
    />
  </div>
);

type FieldChange = Change['fields'][number];

const sides = (change: FieldChange): [string, string] =>
  change.field === 'grade'
    ? [gradeNames[change.before], gradeNames[change.after]]
    : [change.before ?? importPreview.empty, change.after ?? importPreview.empty];

const BeforeAfter = ({ change }: { change: FieldChange }) => {
  const [before, after] = sides(change);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-sm text-muted">{rosterColumns[change.field]}</span>
      <del className="text-muted no-underline">{before}</del>
      <span aria-hidden="true">←</span>
      <span className="sr-only">{importPreview.became}</span>
      <ins className="font-extrabold text-emerald-ink no-underline">{after}</ins>
    </span>
  );
};

const changeColumns: Column<Change>[] = [
  rowColumn(),
  { id: 'name', title: rosterColumns.name, cell: ({ name }) => <b className="font-extrabold">{name}</b> },
  {
    id: 'change',
    title: importPreview.change,
    cell: ({ fields }) => fields.map((change) => <BeforeAfter key={change.field} change={change} />),
  },
];

export const ChangedTable = ({ changes }: { changes: readonly Change[] }) => (
  <div>
    <Heading>{importPreview.changedTable}</Heading>
    <DataTable
      label={importPreview.changedTable}
      columns={changeColumns}
      rows={changes}
      rowKey={({ row }) => row}
      empty={null}
    />
  </div>
);
