import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { isFinal } from '#domain/store/orders';
import { moneyText } from '#strings/money';
import { cartTexts, invitation, myOrders as texts } from '#strings/store/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Order } from '#wire/store/pupil';
import { payShare } from '../basket.ts';
import { ItemPicture } from '../components/item-picture.tsx';
import { AskFirst, OrderCard, OrderParty } from '../components/order-card.tsx';
import { PurseAfter } from '../components/purse-after.tsx';
import { useAcceptInvitation, useDeclineInvitation } from '../mutations.ts';
import { ordersQuery, useStore } from '../queries.ts';

const GRID = 'grid gap-4 lg:grid-cols-2';

interface PartProps {
  title: string;
  orders: readonly Order[];
  Card: ComponentType<{ order: Order }>;
}

const Part = ({ title, orders, Card }: PartProps) =>
  orders.length > 0 && (
    <section>
      <h2 className="mb-2 text-xl font-black">{title}</h2>
      <ul className={GRID}>
        {orders.map((order) => (
          <Card key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );

const isInvited = ({ share, status }: Order): boolean => share.status === 'invited' && status === 'awaiting';

/** A friend asks: what it is, what it costs oneself, and from what it would be paid. */
const InvitationCard = ({ order }: { order: Order }) => {
  const isSelf = useIsSelf();
  const purse = useStore().data?.purse;
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const { ask, dialog } = useConfirm();
  const bill = purse && { ...payShare(purse, order), points: purse.points };
  const host = order.party.find(({ isBuyer }) => isBuyer)?.label ?? '';
  return (
    <li className="grid content-start gap-4 rounded-card border-3 border-plum bg-card p-5 shadow-card">
      <div className="flex items-center gap-4">
        <ItemPicture face={order} size="medium" />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="font-extrabold text-plum">{invitation.from(host)}</p>
          <h3 className="text-xl font-black break-words">{order.itemName}</h3>
          <p>
            {invitation.price} <span className="font-black">{moneyText(order.priceType, order.share.unitPrice)}</span>
          </p>
        </div>
      </div>
      <OrderParty party={order.party} />
      {bill?.kind === 'paid' && (
        <p className="rounded-2xl bg-gold-soft px-4 py-2 font-extrabold text-gold-ink">
          {invitation.willPay(bill.amounts)}
        </p>
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
          aria-label={invitation.acceptNamed(order.itemName)}
          busy={accept.isPending}
          disabled={!isSelf || bill?.kind !== 'paid'}
          onClick={() =>
            bill?.kind === 'paid' &&
            ask({
              confirm: {
                title: invitation.ask(order.itemName),
                body: (
                  <div className="grid gap-3">
                    <p className="font-extrabold text-ink">
                      {invitation.from(host)}
                      {' · '}
                      {invitation.willPay(bill.amounts)}
                    </p>
                    <PurseAfter points={bill.points} spent={bill.amounts.points} />
                  </div>
                ),
                confirm: invitation.accept,
              },
              run: () => accept.mutateAsync(order),
            })
          }
        >
          {invitation.accept}
        </Button>
        <AskFirst order={order} words={invitation.decline} action={decline} look="plain" disabled={!isSelf} />
      </div>
      {dialog}
    </li>
  );
};

const Orders = ({ orders }: { orders: readonly Order[] }) => {
  const invited = orders.filter(isInvited);
  const open = orders.filter((order) => !(isFinal(order.status) || isInvited(order)));
  const past = orders.filter(({ status }) => isFinal(status));
  return (
    <>
      <Part title={invitation.title} orders={invited} Card={InvitationCard} />
      <Part title={texts.open} orders={open} Card={OrderCard} />
      <Part title={texts.past} orders={past} Card={OrderCard} />
    </>
  );
};

const None = () => (
  <EmptyState
    icon="bag"
    title={texts.empty}
    body={texts.emptyBody}
    action={
      <ButtonLink look="gold" to="/student/store">
        {texts.emptyAction}
      </ButtonLink>
    }
  />
);

export const MyOrders = () => {
  const query = useInfiniteQuery(ordersQuery);
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <div className="grid gap-6 py-6">
      <div>
        <BackLink to="/student/store">{texts.back}</BackLink>
        <h1 className="mt-3 text-3xl leading-snug font-black">{texts.title}</h1>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <Loaded query={query} skeleton={<Bones layout={GRID} look="h-52 rounded-card!" times={4} />}>
        {() => (orders.length > 0 ? <Orders orders={orders} /> : <None />)}
      </Loaded>
      <MoreButton query={query}>{texts.more}</MoreButton>
    </div>
  );
};
