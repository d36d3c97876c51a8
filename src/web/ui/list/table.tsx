import type { ReactNode } from 'react';
import type { SheetCell } from '#strings/read-back';
import { directionOf, nextSort, type Sort, type SortKey, sorted } from './order.ts';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What stands in a file of the list, where it is more than the words of the cell: a column for each thing that it says. */
  inFile?: readonly { readonly title: string; readonly value: (row: Row) => SheetCell }[];
  /** Makes the column sortable. Rows that compare equal keep the order they came in. */
  sortBy?: (row: Row) => SortKey;
  /** On a phone a column is a line with its title; this one has no title there, stands alone at the end, or is left out. */
  phone?: 'plain' | 'end' | 'none';
  className?: string;
}

interface TableProps<Row> {
  label: string;
  /** The first column names the row: for screen readers, beside a sideways scroll, and as the heading of a phone's card. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** On a phone a card for each row; otherwise a table there too, which may scroll sideways. */
  cards?: boolean;
}

/** Said again: some browsers forget what the parts of a table are once they are laid out as cards. */
const IS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const HEAD =
  'sticky top-0 z-10 border-b-2 border-line bg-card px-2 py-1 text-start text-sm first:ps-4 last:pe-4 font-extrabold whitespace-nowrap text-muted';
const ROW =
  'group focus-visible:-outline-offset-3 phone:flex phone:flex-wrap phone:items-baseline phone:gap-x-4 phone:gap-y-1 phone:border-b phone:border-line phone:p-4 phone:last:border-0';
const CELL =
  'min-w-0 text-start desk:border-b desk:border-line desk:h-10 desk:px-2 desk:py-1 desk:align-middle desk:leading-snug desk:first:ps-4 desk:last:pe-4 desk:group-last:border-0';
const FIRST = 'bg-card font-extrabold phone:basis-full desk:sticky desk:start-0';

const ON_PHONE = {
  titled:
    'phone:inline-flex phone:max-w-full phone:items-baseline phone:gap-1.5 phone:text-sm phone:before:shrink-0 phone:before:font-normal phone:before:text-muted phone:before:content-[attr(data-title)]',
  plain: 'phone:max-w-full phone:text-sm',
  end: 'phone:basis-full phone:pt-1.5',
  none: 'phone:hidden',
};

const SortArrow = ({ direction }: { direction: ReturnType<typeof directionOf> }) => (
  <svg viewBox="0 0 10 14" className="w-2.5 shrink-0" aria-hidden="true" focusable="false">
    <path d="M5 1 9 6H1Z" fill="currentColor" opacity={direction === 'ascending' ? 1 : 0.35} />
    <path d="M5 13 1 8h8Z" fill="currentColor" opacity={direction === 'descending' ? 1 : 0.35} />
  </svg>
);

const HeadCell = <Row,>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) => {
  const direction = directionOf(sort, column.id);
  return (
    <th
      scope="col"
      aria-sort={column.sortBy && (direction ?? 'none')}
      className={`${HEAD} first:start-0 first:z-20 ${column.className ?? ''}`}
    >
      {column.sortBy ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, column.id))}
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
};

const Cell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => (
  <td
    {...IS.cell}
    data-title={`${column.title}:`}
    className={`${CELL} ${ON_PHONE[column.phone ?? 'titled']} phone:empty:hidden ${column.className ?? ''}`}
  >
    {column.cell(row)}
  </td>
);

/** A table on a screen wide enough for it and on paper; on a phone cards, without a sideways scroll. */
export const Table = <Row,>({ label, columns, rows, rowKey, sort, onSort, cards }: TableProps<Row>) => {
  const [first, ...others] = columns;
  return (
    <section
      aria-label={label}
      data-cards={cards || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard
      tabIndex={0}
      className={`relative overflow-auto rounded-3xl border border-line bg-card print:max-h-none print:overflow-visible ${cards ? 'lg:max-h-[80dvh]' : 'max-h-[80dvh]'}`}
    >
      <table {...IS.table} className="w-full border-separate border-spacing-0 phone:block">
        <caption className="sr-only">{label}</caption>
        <thead className="phone:hidden">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...IS.rowgroup} className="phone:block">
          {sorted(rows, columns, sort).map((row) => (
            <tr key={rowKey(row)} {...IS.row} data-row={rowKey(row)} tabIndex={-1} className={ROW}>
              {first && (
                <th scope="row" {...IS.rowheader} className={`${CELL} ${FIRST} ${first.className ?? ''}`}>
                  {first.cell(row)}
                </th>
              )}
              {others.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
