import { formatDay } from '#strings/dates';
import { formatNumber, percent } from '#strings/plural';
import { kindName, arenaTexts as texts } from '#strings/practice/arena';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import type { BoardRow } from '#wire/practice';
import { Medal } from './medal.tsx';

/** As high as the own row's `top-9` leaves free for it. */
const HEAD = 'sticky top-0 z-10 h-9 bg-card px-2 text-start text-sm font-extrabold text-muted first:ps-4 last:pe-4';
const CELL = 'px-2 py-2 first:ps-4 last:pe-4';
/** On a phone these are said under the name, so that nothing scrolls sideways. */
const WIDE = 'max-md:hidden';

/** Whichever way the board is scrolled, this row stays in sight: under the head, or at the foot. */
const PINNED =
  '[&>*]:sticky [&>*]:top-9 [&>*]:bottom-0 [&>*]:z-5 [&>*]:border-y-4 [&>*]:border-emerald [&>*]:bg-emerald-soft';

const keyOf = ({ studentId, grade, mode, minutes }: BoardRow): string => `${studentId}-${grade}-${mode}-${minutes}`;

const accuracyText = ({ accuracy }: BoardRow): string => (accuracy === null ? texts.dash : percent(accuracy));

const Cells = ({ row, isOwn }: { row: BoardRow; isOwn: boolean }) => (
  <>
    <td className={`${CELL} w-14`}>
      <Medal rank={row.rank} number={formatNumber(row.rank)} className="h-11 w-9" />
    </td>
    <th scope="row" className={`${CELL} text-start`}>
      <span className="flex flex-wrap items-center gap-x-2 text-lg leading-tight font-black">
        {row.name}
        {isOwn && <Badge tone="good">{texts.you}</Badge>}
      </span>
      <span className="block text-sm leading-snug font-semibold text-muted md:hidden">
        {gradeNames[row.grade]} · {kindName(row)} · <time dateTime={row.createdAt}>{formatDay(row.createdAt)}</time>
      </span>
    </th>
    <td className={`${CELL} ${WIDE} whitespace-nowrap`}>{gradeNames[row.grade]}</td>
    <td className={`${CELL} ${WIDE} whitespace-nowrap`}>{kindName(row)}</td>
    <td className={`${CELL} text-xl font-black`}>{formatNumber(row.score)}</td>
    <td className={`${CELL} whitespace-nowrap`}>{accuracyText(row)}</td>
    <td className={`${CELL} ${WIDE} text-sm whitespace-nowrap text-muted`}>
      <time dateTime={row.createdAt}>{formatDay(row.createdAt)}</time>
    </td>
  </>
);

interface RowProps {
  row: BoardRow;
  own: BoardRow | null;
}

const Row = ({ row, own }: RowProps) => {
  const isPinned = own !== null && keyOf(row) === keyOf(own);
  const isOwn = row.studentId === own?.studentId;
  return (
    <tr
      data-pinned={isPinned || undefined}
      className={isPinned ? PINNED : isOwn ? 'bg-emerald-soft' : 'odd:bg-paper/60'}
    >
      <Cells row={row} isOwn={isOwn} />
    </tr>
  );
};

interface BoardProps {
  label: string;
  rows: readonly BoardRow[];
  /** This pupil's best row: pinned where it stands, and after the others where it has not been read yet. */
  own: BoardRow | null;
}

const withOwn = (rows: readonly BoardRow[], own: BoardRow | null): readonly BoardRow[] =>
  own && !rows.some((row) => keyOf(row) === keyOf(own)) ? [...rows, own] : rows;

export const ArenaBoard = ({ label, rows, own }: BoardProps) => (
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
          <th scope="col" className={HEAD}>
            {texts.rank}
          </th>
          <th scope="col" className={HEAD}>
            {texts.student}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE}`}>
            {texts.grade}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE}`}>
            {texts.mode}
          </th>
          <th scope="col" className={HEAD}>
            {texts.points}
          </th>
          <th scope="col" className={HEAD}>
            {texts.accuracy}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE}`}>
            {texts.date}
          </th>
        </tr>
      </thead>
      <tbody>
        {withOwn(rows, own).map((row) => (
          <Row key={keyOf(row)} row={row} own={own} />
        ))}
      </tbody>
    </table>
  </section>
);
