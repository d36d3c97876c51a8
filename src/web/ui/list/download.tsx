import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import { listFiles as texts } from '#strings/list-files';
import { messageOf } from '#web/lib/api.ts';
import { downloadCsv, downloadExcel } from '#web/lib/sheet-file.ts';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { toast } from '../toast.tsx';
import type { FrameProps } from './frame.tsx';
import { shownTable } from './shown-table.ts';
import type { Column } from './table.tsx';

/** More than a school has of anything in a year; whoever needs all of ten years narrows the list down. */
const MAX_ROWS = 5000;

const KINDS = ['excel', 'csv'] as const;
type Kind = (typeof KINDS)[number];

const save = async (kind: Kind, label: string, rows: (string | number)[][]): Promise<void> => {
  const fileName = texts.fileName(label, schoolDay(new Date()));
  if (kind === 'csv') return downloadCsv(`${fileName}.csv`, rows);
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.min(60, Math.max(...rows.map((row) => String(row[at]).length)) + 2),
  );
  await downloadExcel(`${fileName}.xlsx`, [{ sheet: texts.sheet, widths, rows }]);
};

interface DownloadListProps<Row> extends Pick<FrameProps<Row>, 'query'> {
  rows: readonly Row[];
  label: string;
  columns: readonly Column<Row>[];
  table: RefObject<HTMLElement | null>;
  /** Whether a file is being made, for which all rows must be drawn. */
  onMaking: (isMaking: boolean) => void;
}

/** The list as a file, with what has not been brought to the page yet. */
export const DownloadList = <Row,>({ label, columns, query, rows, table, onMaking }: DownloadListProps<Row>) => {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<Kind | null>(null);
  const want = (kind: Kind | null) => {
    onMaking(kind !== null);
    setWanted(kind);
  };
  const { hasNextPage = false, isFetchingNextPage = false, error } = query;
  const isMoreToCome = hasNextPage && rows.length < MAX_ROWS;

  const more = useEffectEvent(() => query.fetchNextPage?.());
  const finish = useEffectEvent(async (kind: Kind) => {
    if (table.current && !error) {
      await save(kind, label, shownTable(table.current, columns)).catch((failure) => toast.bad(messageOf(failure)));
      if (hasNextPage) toast.good(texts.cut(rows.length));
    }
    want(null);
    setOpen(false);
  });
  useEffect(() => {
    if (!wanted || isFetchingNextPage) return;
    void (isMoreToCome && !error ? more() : finish(wanted));
  }, [wanted, isFetchingNextPage, isMoreToCome, error]);

  return (
    <>
      <IconButton
        icon="download"
        label={texts.title}
        onClick={() => setOpen(true)}
        className="border border-line bg-card lg:-my-1.5 lg:size-8! lg:rounded-xl!"
      />
      {isOpen && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <p className="mb-4 text-muted">{texts.body}</p>
          <div className="flex flex-wrap gap-3">
            {KINDS.map((kind) => (
              <Button key={kind} look="soft" icon="download" busy={wanted === kind} onClick={() => want(kind)}>
                {texts[kind]}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
};
