import { type ReactNode, useEffect, useId, useState } from 'react';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { moneyText } from '#strings/money';
import { bothMoney, cartToasts, cartTexts as texts } from '#strings/store/pupil';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { wishOf } from '../basket.ts';
import { answerDueIn, EMPTY_CART, type KeptCart, putCart } from '../kept-cart.ts';
import type { Checkout } from '../mutations.ts';
import { type Shop, spendInTrial } from '../shop.ts';
import { CartLine } from './cart-line.tsx';
import { PurseAfter } from './purse-after.tsx';

interface CartDialogProps {
  shop: Shop;
  checkout: Checkout;
  onClose: () => void;
}

const Empty = ({ onClose }: { onClose: () => void }) => (
  <div className="grid justify-items-center gap-3 py-4 text-center">
    <svg viewBox="0 0 120 90" className="w-40" aria-hidden="true" focusable="false">
      <path d="M14 30h92l-12 52a6 6 0 0 1-6 5H32a6 6 0 0 1-6-5Z" fill="#d9a04a" />
      <path d="M14 30h92l-3 12H17Z" fill="#9a6524" />
      <path
        d="M34 50v28m17-28v28m18-28v28m17-28v28M24 60h72M27 74h66"
        stroke="#9a6524"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M30 30C30-4 90-4 90 30" fill="none" stroke="#9a6524" strokeWidth="6" />
    </svg>
    <p className="text-xl font-black">{texts.empty}</p>
    <p className="text-muted">{texts.emptyBody}</p>
    <Button look="gold" onClick={onClose}>
      {texts.continue}
    </Button>
  </div>
);

const Row = ({ name, children, className = '' }: { name: string; children: ReactNode; className?: string }) => (
  <div className={`flex items-baseline justify-between gap-3 ${className}`}>
    <dt>{name}</dt>
    <dd className="text-end">{children}</dd>
  </div>
);

/** The receipt before it is one: how much, from what, and what stays. */
const CartSum = ({ shop: { total, purse, bill } }: { shop: Shop }) => (
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
    {bill.kind === 'short' && (
      <div role="alert" className="mt-3 flex items-center gap-3 rounded-2xl bg-danger-soft px-4 py-3 text-danger">
        <Icon name="warning" className="size-7 shrink-0" />
        <p className="leading-snug">
          {texts.insufficient}
          <span className="block text-xl font-black">{texts.missing(bill.missing)}</span>
        </p>
      </div>
    )}
  </div>
);

/** What was sent from another window is on its way for a while; after that nobody knows. */
const useIsOnItsWay = (cart: KeptCart): boolean => {
  const [givenUpAt, setGivenUpAt] = useState(0);
  const dueIn = answerDueIn(cart, Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setGivenUpAt(cart.sentAt), answerDueIn(cart, Date.now()));
    return () => clearTimeout(timer);
  }, [cart]);
  return dueIn > 0 && givenUpAt !== cart.sentAt;
};

/** Why it cannot be paid now; null where it can. What is missing in money is said by the sum. */
const hindranceOf = ({ store, isEntered, basket }: Shop): string | null => {
  if (isEntered) return texts.notByStaff;
  if (!store.isOpen) return texts.closed;
  return basket.some(({ trouble }) => trouble !== null) ? texts.reviewFirst : null;
};

interface PaidProps extends CartDialogProps {
  /** Another window is paying this cart. */
  isElsewhere: boolean;
}

const Pay = ({ shop, checkout, isElsewhere, onClose }: PaidProps) => {
  const hint = useId();
  const { cart, bill } = shop;
  const isOpen = cart.sent === null;
  const hindrance = hindranceOf(shop);
  const payInTrial = () => {
    if (bill.kind === 'short') return;
    spendInTrial(bill.amounts);
    putCart(shop.place, EMPTY_CART);
    toast.good(cartToasts.boughtInTrial);
    onClose();
  };
  return (
    <div className="grid gap-2">
      <Button
        look="gold"
        size="large"
        busy={checkout.isPaying}
        disabled={isElsewhere || (isOpen && (hindrance !== null || bill.kind === 'short'))}
        aria-describedby={hindrance ? hint : undefined}
        onClick={shop.isTrial ? payInTrial : () => checkout.pay(cart.sent ?? wishOf(cart))}
      >
        {isOpen || isElsewhere || checkout.isPaying ? texts.checkout : texts.confirmPayment}
      </Button>
      {hindrance && (
        <p id={hint} className="text-center font-extrabold text-muted">
          {hindrance}
        </p>
      )}
    </div>
  );
};

const Answer = ({ shop: { cart, bill }, checkout: { isPaying, refusal }, isElsewhere }: PaidProps) => {
  if (isElsewhere)
    return (
      <p role="status" className="rounded-2xl bg-gold-soft px-4 py-3 font-extrabold text-gold-ink">
        {texts.payingElsewhere}
      </p>
    );
  if (cart.sent && !isPaying) return <Alert>{texts.unanswered}</Alert>;
  return refusal && bill.kind === 'paid' ? <Alert>{refusal.message}</Alert> : null;
};

const Filled = (props: CartDialogProps) => {
  const { shop, checkout, onClose } = props;
  const frozen = checkout.isPaying || shop.cart.sent !== null;
  const isElsewhere = useIsOnItsWay(shop.cart) && !checkout.isPaying;
  return (
    <div className="grid gap-4">
      <ul className="-mt-4 divide-y divide-line">
        {shop.basket.map((line) => (
          <CartLine
            key={line.itemId}
            line={line}
            shop={shop}
            refusal={checkout.refusal?.lines.get(line.itemId)}
            frozen={frozen}
          />
        ))}
      </ul>
      <CartSum shop={shop} />
      <PurseAfter
        points={shop.purse.points}
        spent={shop.bill.kind === 'paid' && !shop.isTrial ? shop.bill.amounts.points : 0}
      />
      <Answer {...props} isElsewhere={isElsewhere} />
      <Pay {...props} isElsewhere={isElsewhere} />
      <div className="flex flex-wrap gap-3">
        <Button look="soft" className="flex-1 whitespace-nowrap" onClick={onClose}>
          {texts.continue}
        </Button>
        <Button look="plain" size="small" className="min-h-11" disabled={frozen} onClick={shop.clear}>
          {texts.clear}
        </Button>
      </div>
    </div>
  );
};

export const CartDialog = (props: CartDialogProps) => (
  <Dialog title={texts.title} onClose={props.onClose}>
    {props.shop.basket.length === 0 ? <Empty onClose={props.onClose} /> : <Filled {...props} />}
  </Dialog>
);
