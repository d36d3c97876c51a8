import type { Amounts } from '#domain/ledger/ledger';
import { REWARD_TYPES, type RewardType } from '#domain/rewards/kinds';
import { moneyNames, moneyText, signedMoney, signedNumber } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { MONEY_INK, MoneyIcon } from '#web/ui/money.tsx';

/** To choose between coins and points in a form. */
export const TYPE_OPTIONS = REWARD_TYPES.map((value) => ({
  value,
  label: (
    <>
      <MoneyIcon type={value} className="size-4" />
      {moneyNames[value]}
    </>
  ),
}));

export const Money = ({ type, amount, signed = false }: { type: RewardType; amount: number; signed?: boolean }) => (
  <span className={`inline-flex items-center gap-1.5 font-black whitespace-nowrap tabular-nums ${MONEY_INK[type]}`}>
    <MoneyIcon type={type} className="size-4" />
    <span aria-hidden="true">{signed ? signedNumber(amount) : formatNumber(amount)}</span>
    <span className="sr-only">{signed ? signedMoney(type, amount) : moneyText(type, amount)}</span>
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
