import type { RewardType } from '#domain/rewards/kinds';
import type { Amounts } from '#domain/rewards/ledger';
import { formatSigned } from '#strings/admin-ledger';
import { typeNames } from '#strings/admin-rewards';
import { formatNumber } from '#strings/plural';

/** A coin is round and golden, a point a blue diamond: shape and colour both tell them apart. */
export const MoneyMark = ({ type, className = 'size-4' }: { type: RewardType; className?: string }) => (
  <svg viewBox="0 0 16 16" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
    {type === 'coins' ? (
      <>
        <circle cx="8" cy="8" r="7" fill="var(--gold)" />
        <circle cx="8" cy="8" r="4.6" fill="none" stroke="var(--gold-edge)" strokeWidth="1.4" />
      </>
    ) : (
      <>
        <path d="M8 .8 13.2 8 8 15.2 2.8 8Z" fill="var(--sky)" />
        <path d="M8 .8 13.2 8H2.8Z" fill="#fff" opacity=".35" />
      </>
    )}
  </svg>
);

const INK: Record<RewardType, string> = { coins: 'text-gold-ink', points: 'text-sky-ink' };

interface MoneyProps {
  type: RewardType;
  amount: number;
  signed?: boolean;
}

export const Money = ({ type, amount, signed = false }: MoneyProps) => (
  <span className={`inline-flex items-center gap-1.5 font-black whitespace-nowrap tabular-nums ${INK[type]}`}>
    <MoneyMark type={type} />
    <span>{signed ? formatSigned(amount) : formatNumber(amount)}</span>
    <span className="sr-only">{typeNames[type]}</span>
  </span>
);

/** Points and coins of a line; a kind that did not move is left out. */
export const Change = ({ points, coins }: Amounts) => (
  <span className="inline-flex flex-wrap gap-x-3">
    {points !== 0 && <Money type="points" amount={points} signed />}
    {coins !== 0 && <Money type="coins" amount={coins} signed />}
  </span>
);

export const Balances = ({ points, coins }: Amounts) => (
  <span className="inline-flex flex-wrap gap-x-3">
    <Money type="points" amount={points} />
    <Money type="coins" amount={coins} />
  </span>
);
