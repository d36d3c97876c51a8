import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { readClassmates } from '#server/roster/service';
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
import { presentAdminItem, presentAffordability, presentOrdersCsv, presentSales } from './present-admin.ts';
import * as store from './service.ts';

export const storeRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/store', async ({ actor }) => presentStore(await store.readStore(deps, actor)));

  route('GET /api/student/store/classmates', async ({ actor }) => ({
    classmates: [...(await readClassmates(deps.db, actor))],
  }));

  route('PUT /api/student/store/wish', async ({ actor, body }) => ({
    itemId: await store.makeWish(deps, actor, body.itemId),
  }));

  route('POST /api/student/store/checkout', async ({ actor, body }) =>
    presentBought(await store.checkout(deps, actor, body)),
  );

  route('GET /api/student/store/orders', async ({ actor, query }) => {
    const { orders, nextBefore } = await store.listOwnOrders(deps, actor, query.before);
    return { orders: presentOwnOrders(orders), nextBefore };
  });

  route('GET /api/student/store/orders/:id/slip', async ({ actor, params }) =>
    presentOwnSlip(await store.readOwnOrder(deps.db, deps.clock(), actor, params.id), actor),
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

/** In a scope of its own: only uploads pay for reading forms with files. */
export const storePictureRoutes = (route: Route, deps: Deps): void => {
  route('PUT /api/admin/store/items/:id/picture', async ({ actor, params, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    return presentAdminItem(await store.changePicture(deps, actor, params.id, request.uploaded));
  });
};

export const adminStoreRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/store', async () => ({
    items: (await store.listShelf(deps.db)).map(presentAdminItem),
    settings: await store.readSettings(deps.db),
  }));

  route('PUT /api/admin/store/settings', async ({ actor, body }) => store.saveSettings(deps, actor, body));

  route('POST /api/admin/store/items', async ({ actor, body }) =>
    presentAdminItem(await store.addItem(deps, actor, body)),
  );

  route('PUT /api/admin/store/items/order', async ({ actor, body }) => ({
    items: (await store.orderShelf(deps, actor, body.ids)).map(presentAdminItem),
  }));

  route('PUT /api/admin/store/items/:id', async ({ actor, params, body }) =>
    presentAdminItem(await store.editItem(deps, actor, params.id, body)),
  );

  route('POST /api/admin/store/items/:id/hide', async ({ actor, params }) =>
    presentAdminItem(await store.setHidden(deps, actor, params.id, 1)),
  );

  route('POST /api/admin/store/items/:id/show', async ({ actor, params }) =>
    presentAdminItem(await store.setHidden(deps, actor, params.id, 0)),
  );

  route('POST /api/admin/store/items/:id/picture/remove', async ({ actor, params }) =>
    presentAdminItem(await store.removePicture(deps, actor, params.id)),
  );

  route('GET /api/admin/store/sales', async () => presentSales(await store.readSales(deps)));

  route('GET /api/admin/store/affordability', async ({ query }) =>
    presentAffordability(await store.readAffordability(deps, query)),
  );

  route('GET /api/admin/store/orders', async ({ query }) => {
    const { orders, pending, nextBefore } = await store.listOrders(deps, query);
    return { orders: presentStaffOrders(orders), pending, nextBefore };
  });

  route('GET /api/admin/store/orders.csv', async ({ actor, query, reply }) => {
    const orders = await store.exportOrders(deps, actor, query);
    asCsvDownload(reply, 'himma-orders.csv');
    return presentOrdersCsv(orders);
  });

  route('POST /api/admin/store/orders/deliver', async ({ actor, body }) => {
    const { orders, refused } = await store.deliverOrders(deps, actor, body.orders);
    return { orders: presentStaffOrders(orders), refused };
  });

  route('POST /api/admin/store/orders/:id/undo-delivery', async ({ actor, params }) =>
    presentStaffOrder(await store.undoDelivery(deps, actor, params.id)),
  );

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
    presentStaffSlip(await store.readStaffOrder(deps.db, params.id)),
  );

  route('GET /api/admin/store/handover', async ({ query }) => ({
    orders: presentStaffOrders(await store.listToHandOut(deps, query)),
  }));
};
