import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import {
  presentBought,
  presentOwnOrder,
  presentOwnOrders,
  presentOwnSlip,
  presentStaffOrder,
  presentStaffOrders,
  presentStaffSlip,
  presentStore,
} from './present.ts';
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

export const storeOrderRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/store/orders', async ({ query }) => {
    const { orders, pending, nextBefore } = await store.listOrders(deps, query);
    return { orders: presentStaffOrders(orders), pending, nextBefore };
  });

  route('POST /api/admin/store/orders/:id/approve', async ({ actor, params }) =>
    presentStaffOrder(await store.approveOrder(deps, actor, params.id)),
  );

  route('POST /api/admin/store/orders/:id/deliver', async ({ actor, params, body }) =>
    presentStaffOrder(await store.deliverOrder(deps, actor, params.id, body.permissionReceived)),
  );

  route('POST /api/admin/store/orders/:id/reject', async ({ actor, params, body }) =>
    presentStaffOrder(await store.rejectOrder(deps, actor, params.id, body.reason)),
  );

  route('GET /api/admin/store/orders/:id/slip', async ({ params }) =>
    presentStaffSlip(await store.readStaffSlip(deps, params.id)),
  );

  route('GET /api/admin/store/handover', async ({ query }) => ({
    orders: presentStaffOrders(await store.listToHandOut(deps, query.grade)),
  }));
};
