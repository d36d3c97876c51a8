import { type ReactNode, useState } from 'react';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Rows that compare equal keep the order they came in. */
  sortBy?: (row: Row) => string | number;
  className?: string;
}

interface DataTableProps<Row> {
  label: string;
  /** The first column names the row, for screen readers and beside a sideways scroll. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown in place of the table when there are no rows. */
  empty: ReactNode;
}

interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('ar', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

const sorted = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): readonly Row[] => {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)));
};

/** Up, down, and back to the order the rows came in. */
const nextSort = (sort: Sort | null, column: string): Sort | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
};

const HEAD =
  'sticky top-0 z-10 border-b-2 border-line bg-card px-3 py-2 text-start text-sm first:ps-4 last:pe-4 font-extrabold whitespace-nowrap text-muted';
const CELL = 'border-b border-line px-3 py-2 text-start align-middle first:ps-4 last:pe-4 group-last:border-0';
const FIRST = 'sticky start-0 bg-card';

const SortArrow = ({ direction }: { direction: Sort['direction'] | undefined }) => (
  <svg viewBox="0 0 10 14" className="w-2.5 shrink-0" aria-hidden="true" focusable="false">
    <path d="M5 1 9 6H1Z" fill="currentColor" opacity={direction === 'ascending' ? 1 : 0.35} />
    <path d="M5 13 1 8h8Z" fill="currentColor" opacity={direction === 'descending' ? 1 : 0.35} />
  </svg>
);

const HeadCell = <Row,>({
  column,
  direction,
  isFirst,
  onSort,
}: {
  column: Column<Row>;
  direction: Sort['direction'] | undefined;
  isFirst: boolean;
  onSort: () => void;
}) => (
  <th
    scope="col"
    aria-sort={column.sortBy && (direction ?? 'none')}
    className={`${HEAD} ${isFirst ? 'start-0 z-20' : ''} ${column.className ?? ''}`}
  >
    {column.sortBy ? (
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-8 items-center gap-2 rounded-lg hover:text-ink"
      >
        {column.title}
        <SortArrow direction={direction} />
      </button>
    ) : (
      column.title
    )}
  </th>
);

export const DataTable = <Row,>({ label, columns, rows, rowKey, empty }: DataTableProps<Row>) => {
  const [sort, setSort] = useState<Sort | null>(null);
  if (rows.length === 0) return empty;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard
      tabIndex={0}
      className="relative max-h-[80dvh] overflow-auto rounded-3xl border border-line bg-card print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <HeadCell
                key={column.id}
                column={column}
                direction={sort?.column === column.id ? sort.direction : undefined}
                isFirst={index === 0}
                onSort={() => setSort(nextSort(sort, column.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, sort).map((row) => (
            <tr key={rowKey(row)} className="group">
              {columns.map(({ id, cell, className = '' }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" className={`${CELL} ${FIRST} font-extrabold ${className}`}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={`${CELL} ${className}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
