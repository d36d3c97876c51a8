import { type ReactNode, useState } from 'react';
import { listWords } from '#strings/widgets';
import { Button } from '../button.tsx';
import { useConfirm } from '../confirm-dialog.tsx';
import { Filter } from '../filter.tsx';
import { Checkbox } from '../tick.tsx';
import { Actions, type ListActions } from './actions.tsx';
import { DownloadList } from './download.tsx';
import { type FrameProps, ListFrame } from './frame.tsx';
import { sorted } from './order.ts';
import { type Column, Table } from './table.tsx';

interface StaffListProps<Row> extends FrameProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** What a row is called, in the names of its buttons and its box. */
  rowName: (row: Row) => string;
  actions?: (row: Row) => ListActions;
  /** What can be done with several rows at once; each row then has a box. */
  bulk?: (rows: readonly Row[]) => ListActions;
  /** All of it is drawn at once: its rows are put in order by hand. */
  isWhole?: boolean;
  /** The rows that have one, and the word that chooses them all, where it is not every row. */
  choice?: { has: (row: Row) => boolean; all: string };
}

/** A card takes as much of a phone's screen as ten rows of a desk's; the questions of one exam come whole. */
const ROWS_AT_ONCE = { phone: 20, desk: 100 };

/** Drawn a part at a time. */
const usePart = () => {
  const [step] = useState(() => ROWS_AT_ONCE[matchMedia('(min-width: 64rem)').matches ? 'desk' : 'phone']);
  const [most, setMost] = useState(step);
  return { most, onMore: () => setMost(most + step) };
};

/** A phone's cards have no head to press. */
const SortSelect = <Row,>({ columns, list }: Pick<StaffListProps<Row>, 'columns' | 'list'>) => {
  const names = columns.flatMap(({ id, title, sortBy }) =>
    sortBy ? [[id, listWords.ascending(title)] as const, [`-${id}`, listWords.descending(title)] as const] : [],
  );
  const nameOf = new Map(names);
  return (
    <span className="flex min-w-0 flex-1 basis-32 lg:hidden">
      <Filter
        label={listWords.sort}
        all={listWords.unsorted}
        options={[...nameOf.keys()]}
        nameOf={(sort) => nameOf.get(sort) ?? sort}
        value={list.sort}
        onChange={(sort) => list.set({ sort })}
      />
    </span>
  );
};

/** What has left the list meanwhile, or can be chosen no more, is no longer selected. */
const useSelection = <Row,>(rows: readonly Row[], rowKey: (row: Row) => string | number) => {
  const [keys, setKeys] = useState<readonly (string | number)[]>([]);
  const has = (row: Row) => keys.includes(rowKey(row));
  return {
    rows: rows.filter(has),
    has,
    toggle: (row: Row) => setKeys(has(row) ? keys.filter((key) => key !== rowKey(row)) : [...keys, rowKey(row)]),
    add: (more: readonly Row[]) => setKeys([...new Set([...keys, ...more.map(rowKey)])]),
    clear: () => setKeys([]),
  };
};

/** Adds to the columns what the piece itself knows: the boxes before the name and the buttons at the end. */
const withExtras = <Row,>(
  columns: readonly Column<Row>[],
  box: ((row: Row) => ReactNode) | undefined,
  buttons: ((row: Row) => ReactNode) | undefined,
): readonly Column<Row>[] => {
  const [first, ...others] = columns;
  if (!first) return columns;
  const named: Column<Row> = box
    ? {
        ...first,
        cell: (row) => (
          <span className="flex items-start gap-3">
            {box(row)}
            {first.cell(row)}
          </span>
        ),
      }
    : first;
  const end: Column<Row>[] = buttons
    ? [{ id: 'actions', title: listWords.actions, cell: buttons, phone: 'end', className: 'desk:w-px print:hidden' }]
    : [];
  return [named, ...others, ...end];
};

/** A list of the staff's: how it is filtered, searched, sorted, shown on a desk and on a phone, and acted upon. */
export const StaffList = <Row,>({
  label,
  columns,
  rowKey,
  rowName,
  actions,
  bulk,
  choice = { has: () => true, all: listWords.selectShown },
  filters,
  isWhole = false,
  ...frame
}: StaffListProps<Row>) => {
  const { list } = frame;
  const part = usePart();
  const { ask, dialog } = useConfirm();
  const selection = useSelection(frame.rows?.filter(choice.has) ?? [], rowKey);
  const inOrder = (rows: readonly Row[]) => (isWhole ? rows : sorted(rows, columns, list.sort));
  const listed = frame.shows ? frame.rows?.filter(frame.shows) : frame.rows;
  const isSortable = columns.some(({ sortBy }) => sortBy);
  return (
    <>
      <ListFrame
        {...frame}
        {...(!isWhole && { part })}
        file={
          listed?.length ? (
            <DownloadList label={label} columns={columns} query={frame.query} rows={listed} inOrder={inOrder} />
          ) : null
        }
        filters={
          (filters || isSortable) && (
            <>
              {filters}
              {isSortable && <SortSelect columns={columns} list={list} />}
            </>
          )
        }
      >
        {(all) => {
          const shown = isWhole ? all : inOrder(all).slice(0, part.most);
          return (
            <>
              {bulk && (
                <div className="flex min-h-11 flex-wrap items-center gap-2 print:hidden">
                  <Button look="plain" size="small" onClick={() => selection.add(shown.filter(choice.has))}>
                    {choice.all}
                  </Button>
                  {selection.rows.length > 0 && (
                    <>
                      <Button look="plain" size="small" onClick={selection.clear}>
                        {listWords.unselect}
                      </Button>
                      <Actions actions={bulk(selection.rows)} onAsk={ask} />
                    </>
                  )}
                </div>
              )}
              <Table
                cards
                label={label}
                columns={withExtras(
                  columns,
                  bulk &&
                    ((row) =>
                      choice.has(row) ? (
                        <Checkbox
                          data-action="select"
                          aria-label={listWords.select(rowName(row))}
                          checked={selection.has(row)}
                          onChange={() => selection.toggle(row)}
                        />
                      ) : (
                        // In its place, so that no name stands elsewhere.
                        <span className="size-6 shrink-0" />
                      )),
                  actions && ((row) => <Actions actions={actions(row)} of={rowName(row)} onAsk={ask} />),
                )}
                rows={shown}
                rowKey={rowKey}
                sort={list.sort}
                onSort={(sort) => list.set({ sort })}
              />
            </>
          );
        }}
      </ListFrame>
      {dialog}
    </>
  );
};
