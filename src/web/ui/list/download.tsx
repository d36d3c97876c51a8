import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { listFiles as texts } from '#strings/list-files';
import { messageOf } from '#web/lib/api.ts';
import type { SheetRows } from '#web/lib/sheet-file.ts';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { FILE_KINDS, type FileKind, saveSheet } from '../save-sheet.ts';
import { toast } from '../toast.tsx';
import type { FrameProps } from './frame.tsx';
import { RowReader } from './row-reader.tsx';
import type { Column } from './table.tsx';

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
