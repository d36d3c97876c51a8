import { useState } from 'react';
import { moneyText } from '#strings/money';
import { cartTexts, invitation as texts } from '#strings/store/pupil';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Order, Purse } from '#wire/store/pupil';
import { payShare } from '../basket.ts';
import { useAcceptInvitation, useDeclineInvitation } from '../mutations.ts';
import { ItemPicture } from './item-picture.tsx';
import { OrderParty } from './order-party.tsx';

interface InvitationCardProps {
  order: Order;
  /** Null until the shop has said what there is to spend. */
  purse: Purse | null;
  isSelf: boolean;
}

const Decline = ({ order, isSelf }: Omit<InvitationCardProps, 'purse'>) => {
  const [isAsking, setAsking] = useState(false);
  const decline = useDeclineInvitation();
  return (
    <>
      <Button
        look="plain"
        disabled={!isSelf}
        aria-label={texts.declineNamed(order.itemName)}
        onClick={() => setAsking(true)}
      >
        {texts.decline}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.declineTitle}
          body={texts.declineBody(order.itemName)}
          confirm={texts.declineConfirm}
          tone="danger"
          busy={decline.isPending}
          onConfirm={() =>
            decline.mutate({ id: order.id, price: order.share.unitPrice }, { onSettled: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** A friend asks: what it is, what it costs oneself, and from what it would be paid. */
export const InvitationCard = ({ order, purse, isSelf }: InvitationCardProps) => {
  const accept = useAcceptInvitation();
  const bill = purse && payShare(purse, order);
  const host = order.party.find(({ isBuyer }) => isBuyer)?.label ?? '';
  return (
    <li className="grid content-start gap-4 rounded-card border-3 border-plum bg-card p-5 shadow-card">
      <div className="flex items-center gap-4">
        <ItemPicture face={order} size="medium" />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="font-extrabold text-plum">{texts.from(host)}</p>
          <h3 className="text-xl font-black break-words">{order.itemName}</h3>
          <p>
            {texts.price} <span className="font-black">{moneyText(order.priceType, order.share.unitPrice)}</span>
          </p>
        </div>
      </div>
      <OrderParty party={order.party} />
      {bill?.kind === 'paid' && (
        <p className="rounded-2xl bg-gold-soft px-4 py-2 font-extrabold text-gold-ink">{texts.willPay(bill.amounts)}</p>
      )}
      {bill?.kind === 'short' && (
        <p className="rounded-2xl bg-danger-soft px-4 py-2 font-extrabold text-danger">
          {cartTexts.missing(bill.missing)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="gold"
          className="flex-1"
          aria-label={texts.acceptNamed(order.itemName)}
          busy={accept.isPending}
          disabled={!isSelf || bill?.kind !== 'paid'}
          onClick={() => accept.mutate({ id: order.id, price: order.share.unitPrice })}
        >
          {texts.accept}
        </Button>
        <Decline order={order} isSelf={isSelf} />
      </div>
    </li>
  );
};
