import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { arenaTexts as texts } from '#strings/practice/arena';
import type { BoardRow } from '#wire/practice';
import { Medal } from './medal.tsx';

/** The second stands before the first and the third after: the highest peak is in the middle. */
const PLACES = [
  { order: 'order-2', height: 'h-40 sm:h-48', fill: '#7b3fa0' },
  { order: 'order-1', height: 'h-30 sm:h-36', fill: '#9a5bc0' },
  { order: 'order-3', height: 'h-24 sm:h-28', fill: '#c8452a' },
] as const;

const Peak = ({ fill, className }: { fill: string; className: string }) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className={`w-full ${className}`}
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0 100 34 30 50 0l16 28 34 72Z" fill={fill} />
    <path
      d="m50 0 12 21-8 5-5-4-6 5-5-6Z"
      fill="#fff"
      stroke={fill}
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

/** The first three of a board on their peaks. */
export const Podium = ({ rows, ownId }: { rows: readonly BoardRow[]; ownId: number | null }) => (
  <ol className="mx-auto grid w-full max-w-2xl grid-cols-3 items-end gap-2">
    {PLACES.map(({ order, height, fill }, place) => {
      const row = rows[place];
      if (!row) return null;
      return (
        <li key={order} className={`grid justify-items-center text-center leading-tight ${order}`}>
          <Medal rank={row.rank} number={formatNumber(row.rank)} className="h-14 w-12" />
          <span className="mt-1 max-w-full truncate text-lg font-black">
            {row.studentId === ownId ? texts.you : row.name}
          </span>
          <span className="text-sm text-muted">{moneyText('points', row.score)}</span>
          <Peak fill={fill} className={height} />
        </li>
      );
    })}
  </ol>
);
