import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentBought, presentOwnOrder, presentOwnOrders, presentOwnSlip, presentStore } from './present.ts';
import * as store from './service.ts';

export const storeRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/store', async ({ actor }) => presentStore(await store.readStore(deps, actor)));

  route('GET /api/student/store/classmates', async ({ actor }) => ({
    classmates: [...(await store.listClassmates(deps, actor))],
  }));

  route('POST /api/student/store/checkout', async ({ actor, body }) =>
    presentBought(await store.checkout(deps, actor, body)),
  );

  route('GET /api/student/store/orders', async ({ actor, query }) => {
    const { orders, nextBefore } = await store.listOwnOrders(deps, actor, query.before);
    return { orders: presentOwnOrders(orders), nextBefore };
  });

  route('GET /api/student/store/orders/:id/slip', async ({ actor, params }) =>
    presentOwnSlip(await store.readOwnSlip(deps, actor, params.id), actor),
  );

  route('POST /api/student/store/orders/:id/cancel', async ({ actor, params }) =>
    presentOwnOrder(await store.cancelOrder(deps, actor, params.id)),
  );

  route('POST /api/student/store/orders/:id/accept', async ({ actor, params, body }) =>
    presentOwnOrder(await store.acceptShare(deps, actor, params.id, body.price)),
  );

  route('POST /api/student/store/orders/:id/decline', async ({ actor, params }) =>
    presentOwnOrder(await store.declineShare(deps, actor, params.id)),
  );
};
