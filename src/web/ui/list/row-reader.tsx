import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readBack, type SheetCell } from '#strings/read-back';
import type { SheetRows } from '#web/lib/sheet-file.ts';
import type { Column } from './table.tsx';

/** So many are laid out at a time: what stays of ten thousand rows is their words. */
const AT_ONCE = 200;

interface RowReaderProps<Row> {
  rows: readonly Row[];
  inOrder: (rows: readonly Row[]) => readonly Row[];
  columns: readonly Column<Row>[];
  /** So many rows were read; the page says so. */
  onProgress: (count: number) => void;
  onRead: (rows: SheetRows) => void;
}

/**
 * The rows as a spreadsheet has them, the head first. Where a column does not say what stands in a file, it is drawn where nobody
 * sees it and read as a person reads it: whatever a cell is made of, its words are its value.
 */
export const RowReader = <Row,>({ rows, inOrder, columns, onProgress, onRead }: RowReaderProps<Row>) => {
  // As they stand now: news may come while they are read.
  const [all] = useState(() => inOrder(rows));
  const [from, setFrom] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const read = useRef<SheetCell[][]>([]);
  const part = all.slice(from, from + AT_ONCE);

  const go = useEffectEvent(() => {
    for (const [place, row] of part.entries()) {
      const drawn = [...(body.current?.rows[place]?.cells ?? [])].map((cell) => readBack(cell.innerText));
      read.current[from + place] = columns.flatMap(({ inFile }) =>
        inFile ? inFile.map(({ value }) => value(row)) : [drawn.shift() ?? null],
      );
    }
    const next = from + AT_ONCE;
    if (next >= all.length) {
      const head = columns.flatMap(({ title, inFile }) => inFile?.map((each) => each.title) ?? [title]);
      return onRead([head, ...read.current]);
    }
    onProgress(next);
    // The page shows how far it is, and hears whoever changed their mind.
    const timer = setTimeout(() => setFrom(next));
    return () => clearTimeout(timer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is read once, when it has been drawn
  useEffect(() => go(), [from]);

  return (
    <div className="sr-only" aria-hidden="true" inert>
      <table>
        <tbody ref={body}>
          {[...part.entries()].map(([place, row]) => (
            <tr key={from + place}>
              {columns.map(({ id, inFile, cell }) => !inFile && <td key={id}>{cell(row)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
