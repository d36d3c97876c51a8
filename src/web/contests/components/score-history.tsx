import { resultsPage as texts } from '#strings/contests/results';
import { formatDay, formatTime } from '#strings/dates';
import { formatNumber, percent } from '#strings/plural';
import { kindName } from '#strings/practice/arena';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { PracticeResults } from '#wire/contests/pupil';

type Entry = PracticeResults['history'][number];

/** So that a phone shows all four. */
const NARROW = 'max-sm:px-1.5! max-sm:first:ps-3! max-sm:last:pe-3!';

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'date',
    title: texts.date,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="grid gap-x-2 whitespace-nowrap sm:flex">
        <span>{formatDay(createdAt)}</span>
        <span className="text-muted">{formatTime(createdAt)}</span>
      </time>
    ),
    className: `${NARROW} font-semibold! max-sm:text-sm`,
  },
  { id: 'mode', title: texts.mode, cell: kindName, className: `${NARROW} leading-snug max-sm:w-full max-sm:text-sm` },
  {
    id: 'score',
    title: texts.score,
    cell: ({ score }) => formatNumber(score),
    sortBy: ({ score }) => score,
    className: `${NARROW} font-black`,
  },
  {
    id: 'accuracy',
    title: texts.accuracyHead,
    cell: ({ accuracy }) => (accuracy === null ? texts.dash : percent(accuracy)),
    sortBy: ({ accuracy }) => accuracy ?? -1,
    className: NARROW,
  },
];

export const ScoreHistory = ({ history }: { history: readonly Entry[] }) => (
  <DataTable label={texts.history} columns={COLUMNS} rows={history} rowKey={({ id }) => id} empty={null} />
);
