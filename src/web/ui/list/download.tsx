import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listFiles as texts } from '#strings/list-files';
import { readBack, type SheetCell } from '#strings/read-back';
import { messageOf } from '#web/lib/api.ts';
import type { SheetRows } from '#web/lib/sheet-file.ts';
import { FILE_KINDS, type FileKind, saveSheet } from '#web/lib/sheet-file.ts';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { toast } from '../toast.tsx';
import type { FrameProps } from './frame.tsx';
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
const RowReader = <Row,>({ rows, inOrder, columns, onProgress, onRead }: RowReaderProps<Row>) => {
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

/** More than a school has of anything in years; whoever needs more narrows the list down. */
const MAX_ROWS = 20_000;

interface FileKindsProps {
  /** Which one is being made. */
  busy: FileKind | null;
  onWant: (kind: FileKind) => void;
  onClose: () => void;
  children: ReactNode;
}

/** As which file a list is wanted. */
const FileKinds = ({ busy, onWant, onClose, children }: FileKindsProps) => (
  <Dialog title={texts.title} onClose={onClose}>
    {children}
    <div className="flex flex-wrap gap-3">
      {FILE_KINDS.map((kind) => (
        <Button
          key={kind}
          look="soft"
          icon="download"
          busy={busy === kind}
          disabled={busy !== null && busy !== kind}
          onClick={() => onWant(kind)}
        >
          {texts[kind]}
        </Button>
      ))}
    </div>
  </Dialog>
);

interface DownloadListProps<Row> extends Pick<FrameProps<Row>, 'query'> {
  /** All that came and the page would show. */
  rows: readonly Row[];
  inOrder: (rows: readonly Row[]) => readonly Row[];
  label: string;
  columns: readonly Column<Row>[];
}

/** The list as a file, with what has not been brought to the page yet. */
export const DownloadList = <Row,>({ label, columns, query, rows, inOrder }: DownloadListProps<Row>) => {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<FileKind | null>(null);
  const [count, setCount] = useState(0);
  const { hasNextPage = false, isFetchingNextPage = false, error } = query;
  const isMoreToCome = hasNextPage && rows.length < MAX_ROWS && !error;

  const end = () => {
    setWanted(null);
    setCount(0);
    setOpen(false);
  };
  const finish = async (kind: FileKind, table: SheetRows) => {
    await saveSheet(kind, label, table)
      .then(() => hasNextPage && toast.good(texts.cut(rows.length)))
      .catch((failure) => toast.bad(messageOf(failure)));
    end();
  };
  const go = useEffectEvent(() => {
    if (!wanted || isFetchingNextPage) return;
    // The list says what went wrong; half of it is no file.
    if (error) end();
    else if (isMoreToCome) void query.fetchNextPage?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one page has come, or none will
  useEffect(() => go(), [wanted, isFetchingNextPage, isMoreToCome, error]);

  return (
    <>
      <IconButton
        icon="download"
        label={texts.title}
        onClick={() => setOpen(true)}
        className="border border-line bg-card lg:-my-1.5 lg:size-8! lg:rounded-xl!"
      />
      {isOpen && (
        <FileKinds busy={wanted} onWant={setWanted} onClose={end}>
          <p className="mb-4 text-muted">{texts.body}</p>
          {wanted && (isMoreToCome || count > 0) && (
            <p className="mb-4">{isMoreToCome ? texts.coming(rows.length) : texts.read(count, rows.length)}</p>
          )}
        </FileKinds>
      )}
      {wanted && !isMoreToCome && !isFetchingNextPage && !error && (
        <RowReader
          rows={rows}
          inOrder={inOrder}
          columns={columns}
          onProgress={setCount}
          onRead={(table) => void finish(wanted, table)}
        />
      )}
    </>
  );
};
