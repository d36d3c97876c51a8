import { kindName, percentText, arenaTexts as texts } from '#strings/arena';
import { formatDay } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import type { BoardRow } from '#wire/practice';
import { Medal } from './medal.tsx';

const HEAD = 'sticky top-0 z-10 bg-card px-2 py-2 text-start text-sm font-extrabold text-muted first:ps-4 last:pe-4';
const CELL = 'px-2 py-2 first:ps-4 last:pe-4';
/** On a phone these are said under the name, so that nothing scrolls sideways. */
const WIDE = 'max-md:hidden';

const accuracyText = ({ accuracy }: BoardRow): string => (accuracy === null ? texts.dash : percentText(accuracy));

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

interface BoardProps {
  label: string;
  rows: readonly BoardRow[];
  /** This pupil's best row: pinned, wherever on the board it stands. */
  own: BoardRow | null;
}

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
        {rows.map((row) => {
          const isOwn = row.studentId === own?.studentId;
          return (
            <tr
              key={`${row.studentId}-${row.grade}-${row.mode}-${row.minutes}`}
              className={isOwn ? 'bg-emerald-soft' : 'odd:bg-paper/60'}
            >
              <Cells row={row} isOwn={isOwn} />
            </tr>
          );
        })}
      </tbody>
      {own && (
        <tfoot>
          <tr className="[&>*]:sticky [&>*]:bottom-0 [&>*]:border-t-4 [&>*]:border-emerald [&>*]:bg-emerald-soft">
            <Cells row={own} isOwn />
          </tr>
        </tfoot>
      )}
    </table>
  </section>
);
