import type { ReactNode } from 'react';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { moneyText } from '#strings/money';
import { bothMoney, cartTexts as texts } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';
import type { Shop } from '../shop.ts';

const Row = ({ name, children, className = '' }: { name: string; children: ReactNode; className?: string }) => (
  <div className={`flex items-baseline justify-between gap-3 ${className}`}>
    <dt>{name}</dt>
    <dd className="text-end">{children}</dd>
  </div>
);

const Missing = ({ text }: { text: string }) => (
  <div role="alert" className="mt-3 flex items-center gap-3 rounded-2xl bg-danger-soft px-4 py-3 text-danger">
    <Icon name="warning" className="size-7 shrink-0" />
    <p className="leading-snug">
      {texts.insufficient}
      <span className="block text-xl font-black">{text}</span>
    </p>
  </div>
);

/** The receipt before it is one: how much, from what, and what stays. */
export const CartSum = ({ shop: { total, purse, bill } }: { shop: Shop }) => (
  <div className="rounded-button bg-paper p-4">
    <dl className="grid gap-1">
      <Row name={texts.total} className="text-xl font-black">
        {moneyText('coins', total)}
      </Row>
      <Row name={texts.balance}>{moneyText('coins', purse.total)}</Row>
      {bill.kind === 'paid' && (
        <>
          <Row name={texts.pay} className="mt-1 border-t-2 border-dashed border-line pt-2">
            {bothMoney(bill.amounts)}
          </Row>
          <Row name={texts.remains}>
            {moneyText('coins', shoppingBalance(purse.coins - bill.amounts.coins, purse.points - bill.amounts.points))}
          </Row>
        </>
      )}
    </dl>
    {bill.kind === 'short' && <Missing text={texts.missing(bill.missing)} />}
  </div>
);
