import { formatDay } from '#strings/dates';
import { moneyText } from '#strings/money';
import { loneNumber, percent } from '#strings/plural';
import { arenaTexts as texts } from '#strings/practice/arena';
import { kindName } from '#strings/practice/pupil';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import type { BoardRow } from '#wire/practice';
import { Medal } from './medal.tsx';

/** The second stands before the first and the third after: the highest peak is in the middle. */
const PLACES = [
  { order: 'order-2', height: 'h-40 sm:h-48', fill: '#7b3fa0' },
  { order: 'order-1', height: 'h-30 sm:h-36', fill: '#9a5bc0' },
  { order: 'order-3', height: 'h-24 sm:h-28', fill: '#c8452a' },
] as const;

const Peak = ({ fill, className }: { fill: string; className: string }) => (
  <Drawing box="0 0 100 100" fit="none" className={`w-full ${className}`}>
    <path d="M0 100 34 30 50 0l16 28 34 72Z" fill={fill} />
    <path
      d="m50 0 12 21-8 5-5-4-6 5-5-6Z"
      fill="#fff"
      stroke={fill}
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
    />
  </Drawing>
);

/** The first three of a board on their peaks. */
export const Podium = ({ rows, ownId }: { rows: readonly BoardRow[]; ownId: number | null }) => (
  <ol className="mx-auto grid w-full max-w-2xl grid-cols-3 items-end gap-2">
    {PLACES.map(({ order, height, fill }, place) => {
      const row = rows[place];
      if (!row) return null;
      return (
        <li key={order} className={`grid justify-items-center text-center leading-tight ${order}`}>
          <Medal rank={row.rank} className="h-14 w-12" />
          <span className="mt-1 line-clamp-2 max-w-full text-lg break-words font-black">
            {row.studentId === ownId ? texts.you : row.name}
          </span>
          <span className="text-sm text-muted">{moneyText('points', row.score)}</span>
          <Peak fill={fill} className={height} />
        </li>
      );
    })}
  </ol>
);

/** As high as the own row's `top-9` leaves free for it. */
const HEAD = 'sticky top-0 z-10 h-9 bg-card px-2 text-start text-sm font-extrabold text-muted first:ps-4 last:pe-4';
const CELL = 'px-2 py-2 first:ps-4 last:pe-4';
/** On a phone these are said under the name, so that nothing scrolls sideways. */
const WIDE = 'max-md:hidden';
const COLUMNS = ['rank', 'student', 'grade', 'mode', 'points', 'accuracy', 'date'] as const;
const WIDE_COLUMNS: ReadonlySet<string> = new Set(['grade', 'mode', 'date']);

/** Whichever way the board is scrolled, this row stays in sight: under the head, or at the foot. */
const PINNED =
  '[&>*]:sticky [&>*]:top-9 [&>*]:bottom-0 [&>*]:z-5 [&>*]:border-y-4 [&>*]:border-emerald [&>*]:bg-emerald-soft';

const keyOf = ({ studentId, grade, mode, minutes }: BoardRow): string => `${studentId}-${grade}-${mode}-${minutes}`;

const Row = ({ row, own }: { row: BoardRow; own: BoardRow | null }) => {
  const isPinned = own !== null && keyOf(row) === keyOf(own);
  const isOwn = row.studentId === own?.studentId;
  return (
    <tr
      data-pinned={isPinned || undefined}
      className={isPinned ? PINNED : isOwn ? 'bg-emerald-soft' : 'odd:bg-paper/60'}
    >
      <td className={`${CELL} w-14`}>
        <Medal rank={row.rank} className="h-11 w-9" />
      </td>
      <th scope="row" className={`${CELL} text-start`}>
        <span className="flex flex-wrap items-center gap-x-2 text-lg leading-tight font-black">
          {row.name}
          {isOwn && <Badge tone="good">{texts.you}</Badge>}
        </span>
        <span className="block text-sm leading-snug font-semibold text-muted md:hidden">
          {gradeNames[row.grade]} · {kindName(row)}، <time dateTime={row.createdAt}>{formatDay(row.createdAt)}</time>
        </span>
      </th>
      <td className={`${CELL} ${WIDE} whitespace-nowrap`}>{gradeNames[row.grade]}</td>
      <td className={`${CELL} ${WIDE} whitespace-nowrap`}>{kindName(row)}</td>
      <td className={`${CELL} text-xl font-black`}>{loneNumber(row.score)}</td>
      <td className={`${CELL} whitespace-nowrap`}>{row.accuracy === null ? texts.dash : percent(row.accuracy)}</td>
      <td className={`${CELL} ${WIDE} text-sm whitespace-nowrap text-muted`}>
        <time dateTime={row.createdAt}>{formatDay(row.createdAt)}</time>
      </td>
    </tr>
  );
};

interface Board {
  readonly rows: readonly BoardRow[];
  /** This pupil's best row: pinned where it stands, and after the others where it has not been read yet. */
  readonly own: BoardRow | null;
}

const withOwn = ({ rows, own }: Board): readonly BoardRow[] =>
  own && !rows.some((row) => keyOf(row) === keyOf(own)) ? [...rows, own] : rows;

export const ArenaBoard = ({ label, ...standing }: Board & { label: string }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard
    tabIndex={0}
    className="relative max-h-[600px] overflow-auto rounded-card bg-card shadow-card"
  >
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={`${HEAD} ${WIDE_COLUMNS.has(column) ? WIDE : ''}`}>
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withOwn(standing).map((row) => (
          <Row key={keyOf(row)} row={row} own={standing.own} />
        ))}
      </tbody>
    </table>
  </section>
);
