import { lazily } from '#domain/lazily';
import { searchKey } from '#domain/roster/names';

const collator = lazily(() => new Intl.Collator('ar', { numeric: true }));

export type SortKey = string | number;

const compareKeys = (a: SortKey, b: SortKey): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b));

/** As a class register is sorted: every form of alef is one letter, and marks are none. */
const registerKey = (key: SortKey): SortKey => (typeof key === 'string' ? searchKey(key) : key);

interface Sortable<Row> {
  readonly id: string;
  readonly sortBy?: (row: Row) => SortKey;
}

/** As it stands in the address: a column's id, with a minus before it from the end to the beginning. */
export type Sort = string | undefined;

export const directionOf = (sort: Sort, column: string): 'ascending' | 'descending' | undefined => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
};

/** Up, down, and back to the order the rows came in. */
export const nextSort = (sort: Sort, column: string): Sort => {
  const direction = directionOf(sort, column);
  if (direction === undefined) return column;
  return direction === 'ascending' ? `-${column}` : undefined;
};

/** Rows that compare equal keep the order they came in, as do all when the column is unknown. */
export const sorted = <Row>(rows: readonly Row[], columns: readonly Sortable<Row>[], sort: Sort): readonly Row[] => {
  const column = columns.find(({ id }) => directionOf(sort, id));
  const sortBy = column?.sortBy;
  if (!sortBy) return rows;
  const sign = directionOf(sort, column.id) === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: registerKey(sortBy(row)) }))
    .sort((a, b) => sign * compareKeys(a.key, b.key))
    .map(({ row }) => row);
};
