import { pupilPage } from '#strings/roster/pupil-page';
import { importPreview, listColumns } from '#strings/roster/staff';
import { importErrorTexts, rosterColumns } from '#strings/roster/words';
import { gradeNames } from '#strings/widgets';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { PreviewSteps } from '#web/ui/sheet-import.tsx';
import type { ImportPlanReply } from '#wire/roster';
import type { ListRead } from '../list-reader.tsx';

type Addition = ImportPlanReply['additions'][number];
export type Change = ImportPlanReply['changes'][number];
type Fault = ImportPlanReply['errors'][number];

type NameRow = ListRead['nameRow'];

/** The row as the person's own spreadsheet counts it. */
const rowColumn = <T extends { row: number }>(nameRow: NameRow): Column<T> => ({
  id: 'row',
  title: importPreview.row,
  cell: ({ row }) => nameRow(row),
  className: 'w-px text-muted',
});

/** On a phone these are folded under their neighbour. */
const WIDE = 'max-sm:hidden whitespace-nowrap';

const faultColumns: Column<Fault>[] = [
  { id: 'column', title: importPreview.column, cell: ({ column }) => column, className: WIDE },
  { id: 'value', title: importPreview.value, cell: ({ value }) => value, className: 'max-sm:hidden break-words' },
  {
    id: 'problem',
    title: importPreview.problem,
    cell: ({ column, value, code }) => (
      <>
        <span className="block font-extrabold break-words sm:hidden">
          {value === '' ? column : importPreview.inColumn(column, value)}
        </span>
        {importErrorTexts[code]}
      </>
    ),
  },
];

const Added = ({ name, grade, classId, calledAs }: Addition) => (
  <>
    <b className="font-extrabold">{name}</b>
    {calledAs && <span className="block text-sm text-muted">{pupilPage.calledAs(calledAs)}</span>}
    <span className="block text-sm text-muted sm:hidden">
      {gradeNames[grade]}
      {classId && `، ${rosterColumns.classId} ${classId}`}
    </span>
  </>
);

export const additionColumns: Column<Addition>[] = [
  { id: 'name', title: rosterColumns.name, cell: Added },
  { id: 'grade', title: rosterColumns.grade, cell: ({ grade }) => gradeNames[grade], className: WIDE },
  { id: 'class', title: rosterColumns.classId, cell: ({ classId }) => classId, className: WIDE },
  {
    id: 'reading',
    title: rosterColumns.nameReading,
    cell: ({ nameReading }) => nameReading,
    className: 'max-sm:hidden',
  },
];

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

const Changes = ({ fields }: Change) => fields.map((change) => <BeforeAfter key={change.field} change={change} />);

export const changeColumns: Column<Change>[] = [
  {
    id: 'name',
    title: rosterColumns.name,
    cell: (change) => (
      <>
        <b className="font-extrabold">{change.name}</b>
        <span className="block sm:hidden">
          <Changes {...change} />
        </span>
      </>
    ),
  },
  { id: 'change', title: importPreview.change, cell: Changes, className: 'max-sm:hidden' },
];

interface PartProps<Row> {
  title: string;
  nameRow: NameRow;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

export const Part = <Row extends { row: number }>({ title, nameRow, columns, rows }: PartProps<Row>) =>
  rows.length > 0 && (
    <div>
      <h3 className="mb-1.5 font-black">{title}</h3>
      <DataTable
        label={title}
        columns={[rowColumn<Row>(nameRow), ...columns]}
        rows={rows}
        rowKey={({ row }) => row}
        empty={null}
      />
    </div>
  );

export const Faults = ({ errors, nameRow }: { errors: readonly Fault[]; nameRow: NameRow }) => (
  <DataTable
    label={importPreview.errorsTable}
    columns={[rowColumn<Fault>(nameRow), ...faultColumns]}
    rows={errors}
    rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
    empty={null}
  />
);

export const ImportTables = ({ plan, nameRow }: { plan: ImportPlanReply; nameRow: NameRow }) => (
  <div className="grid grid-cols-1 gap-4 [&_section]:max-h-[36dvh]">
    <Faults errors={plan.errors} nameRow={nameRow} />
    <Part title={importPreview.changedTable} nameRow={nameRow} columns={changeColumns} rows={plan.changes} />
    <Part title={importPreview.addedTable} nameRow={nameRow} columns={additionColumns} rows={plan.additions} />
  </div>
);

/** What is no fault, and must be seen before anything is done. */
export const Beware = ({ children }: { children: string }) => (
  <p className="rounded-2xl bg-gold-soft px-4 py-2 text-sm font-extrabold text-gold-ink">{children}</p>
);

/** What of the file is not used, and the way to say what its columns are. */
export const ListNotes = ({ list, steps }: { list: ListRead; steps: PreviewSteps }) => (
  <div className="grid grid-cols-1 gap-2 text-sm">
    {list.ignored.length > 0 && <p className="text-muted">{importPreview.ignored(list.ignored.join('، '))}</p>}
    {list.lower > 0 && <p className="text-muted">{listColumns.lower(list.lower)}</p>}
    {list.unread.length > 0 && <Beware>{listColumns.unread(list.unread.join('، '))}</Beware>}
    <Button
      look="plain"
      size="small"
      className="justify-self-start"
      onClick={() => {
        const asking = list.askAgain();
        if (asking) steps.onAsk(asking);
      }}
    >
      {listColumns.change}
    </Button>
  </div>
);

export const numbersIn = ({ additions, changes }: Pick<ImportPlanReply, 'additions' | 'changes'>): number =>
  additions.filter(({ nationalNumber }) => nationalNumber !== null).length +
  changes.filter(({ fields }) => fields.some(({ field }) => field === 'nationalNumber')).length;
