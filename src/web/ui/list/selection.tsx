import { type ReactNode, useState } from 'react';
import { listWords } from '#strings/widgets';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';

/** What has left the list meanwhile is no longer selected. */
export const useSelection = <Row,>(rows: readonly Row[] = [], rowKey: (row: Row) => string | number) => {
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

type Selection<Row> = ReturnType<typeof useSelection<Row>>;

interface SelectBoxProps<Row> {
  row: Row;
  name: string;
  selection: Selection<Row>;
}

export const SelectBox = <Row,>({ row, name, selection }: SelectBoxProps<Row>) => (
  <Checkbox aria-label={listWords.select(name)} checked={selection.has(row)} onChange={() => selection.toggle(row)} />
);

interface SelectionBarProps<Row> {
  shown: readonly Row[];
  selection: Selection<Row>;
  /** What can be done with them. */
  children: ReactNode;
}

export const SelectionBar = <Row,>({ shown, selection, children }: SelectionBarProps<Row>) => (
  <div className="flex min-h-11 flex-wrap items-center gap-2 print:hidden">
    <Button look="plain" size="small" onClick={() => selection.add(shown)}>
      {listWords.selectShown}
    </Button>
    {selection.rows.length > 0 && (
      <>
        <Button look="plain" size="small" onClick={selection.clear}>
          {listWords.unselect}
        </Button>
        {children}
      </>
    )}
  </div>
);
