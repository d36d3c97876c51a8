import { type ReactNode, useState } from 'react';
import type { Sort } from './list/order.ts';
import { type Column, Table } from './list/table.tsx';

export type { Column } from './list/table.tsx';

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown in place of the table when there are no rows. */
  empty: ReactNode;
}

/** A table inside something else, whose order is nobody else's business; a page's list is a `StaffList`. */
export const DataTable = <Row,>({ empty, ...table }: DataTableProps<Row>) => {
  const [sort, setSort] = useState<Sort>();
  return table.rows.length === 0 ? empty : <Table {...table} sort={sort} onSort={setSort} />;
};

/** In a dialog, where it scrolls by itself. */
export const DialogTable = <Row,>(table: Omit<DataTableProps<Row>, 'empty'>) => (
  <div className="grid grid-cols-1 [&_section]:max-h-[44dvh]">
    <DataTable {...table} empty={null} />
  </div>
);
