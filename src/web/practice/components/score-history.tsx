import { kindName, percentText } from '#strings/arena';
import { formatDay, formatTime } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { resultsPage as texts } from '#strings/practice-results';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { PracticeResults } from '#wire/practice';

type Entry = PracticeResults['history'][number];

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'date',
    title: texts.date,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="flex flex-wrap gap-x-2 whitespace-nowrap">
        <span>{formatDay(createdAt)}</span>
        <span className="text-muted">{formatTime(createdAt)}</span>
      </time>
    ),
    className: 'font-semibold!',
  },
  { id: 'mode', title: texts.mode, cell: kindName },
  {
    id: 'score',
    title: texts.score,
    cell: ({ score }) => formatNumber(score),
    sortBy: ({ score }) => score,
    className: 'font-black',
  },
  {
    id: 'accuracy',
    title: texts.accuracyHead,
    cell: ({ accuracy }) => (accuracy === null ? texts.dash : percentText(accuracy)),
    sortBy: ({ accuracy }) => accuracy ?? -1,
  },
];

export const ScoreHistory = ({ history }: { history: readonly Entry[] }) => (
  <DataTable label={texts.history} columns={COLUMNS} rows={history} rowKey={({ id }) => id} empty={null} />
);
