import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFinal } from '#domain/store/orders';
import { invitation, myOrders as texts } from '#strings/store/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Order } from '#wire/store/pupil';
import { InvitationCard } from '../components/invitation-card.tsx';
import { OrderCard } from '../components/order-card.tsx';
import { ordersQuery, useStore } from '../queries.ts';

const GRID = 'grid gap-4 lg:grid-cols-2';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-xl font-black">{title}</h2>
    <ul className={GRID}>{children}</ul>
  </section>
);

const isInvited = ({ share, status }: Order): boolean => share.status === 'invited' && status === 'awaiting';

const Invitations = ({ orders, isSelf }: { orders: readonly Order[]; isSelf: boolean }) => {
  const { data: store } = useStore();
  return (
    <Part title={invitation.title}>
      {orders.map((order) => (
        <InvitationCard key={order.id} order={order} purse={store?.purse ?? null} isSelf={isSelf} />
      ))}
    </Part>
  );
};

const Orders = ({ orders }: { orders: readonly Order[] }) => {
  const { data: session } = useQuery(sessionQuery);
  const isSelf = session?.kind === 'pupil' && session.enteredBy === null;
  const invited = orders.filter(isInvited);
  const open = orders.filter((order) => !(isFinal(order.status) || isInvited(order)));
  const past = orders.filter(({ status }) => isFinal(status));
  return (
    <>
      {invited.length > 0 && <Invitations orders={invited} isSelf={isSelf} />}
      {open.length > 0 && (
        <Part title={texts.open}>
          {open.map((order) => (
            <OrderCard key={order.id} order={order} isSelf={isSelf} />
          ))}
        </Part>
      )}
      {past.length > 0 && (
        <Part title={texts.past}>
          {past.map((order) => (
            <OrderCard key={order.id} order={order} isSelf={isSelf} />
          ))}
        </Part>
      )}
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
