import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { readClassmates } from '#server/roster/service';
import * as store from './service.ts';
import type { ShelfRow } from './shelf-queries.ts';

export const storeRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/store', ({ actor }) => store.readStore(deps, actor));

  route('GET /api/student/store/classmates', async ({ actor }) => ({
    classmates: [...(await readClassmates(deps.db, actor))],
  }));

  route('PUT /api/student/store/wish', async ({ actor, body }) => ({
    itemId: await store.makeWish(deps, actor, body.itemId),
  }));

  route('POST /api/student/store/checkout', ({ actor, body }) => store.checkout(deps, actor, body));

  route('GET /api/student/store/orders', ({ actor, query }) => store.listOwnOrders(deps, actor, query.before));

  route('GET /api/student/store/orders/:id/slip', ({ actor, params }) => store.readOwnSlip(deps, actor, params.id));

  route('POST /api/student/store/orders/:id/cancel', ({ actor, params }) => store.cancelOrder(deps, actor, params.id));

  route('POST /api/student/store/orders/:id/accept', ({ actor, params, body }) =>
    store.acceptShare(deps, actor, params.id, body.price),
  );

  route('POST /api/student/store/orders/:id/decline', ({ actor, params }) =>
    store.declineShare(deps, actor, params.id),
  );
};

const asItem = (row: ShelfRow) => ({ ...row, specs: JSON.parse(row.specs) as string[] });

/** In a scope of its own: only uploads pay for reading forms with files. */
export const storePictureRoutes = (route: Route, deps: Deps): void => {
  route('PUT /api/admin/store/items/:id/picture', async ({ actor, params, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    return asItem(await store.changePicture(deps, actor, params.id, request.uploaded));
  });
};

export const adminStoreRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/store', async () => ({
    items: (await store.listShelf(deps.db)).map(asItem),
    settings: await store.readSettings(deps.db),
  }));

  route('PUT /api/admin/store/settings', ({ actor, body }) => store.saveSettings(deps, actor, body));

  route('POST /api/admin/store/items', async ({ actor, body }) => asItem(await store.addItem(deps, actor, body)));

  route('PUT /api/admin/store/items/order', async ({ actor, body }) => ({
    items: (await store.orderShelf(deps, actor, body.ids)).map(asItem),
  }));

  route('PUT /api/admin/store/items/:id', async ({ actor, params, body }) =>
    asItem(await store.editItem(deps, actor, params.id, body)),
  );

  route('POST /api/admin/store/items/:id/hide', async ({ actor, params }) =>
    asItem(await store.setHidden(deps, actor, params.id, 1)),
  );

  route('POST /api/admin/store/items/:id/show', async ({ actor, params }) =>
    asItem(await store.setHidden(deps, actor, params.id, 0)),
  );

  route('POST /api/admin/store/items/:id/picture/remove', async ({ actor, params }) =>
    asItem(await store.removePicture(deps, actor, params.id)),
  );

  route('GET /api/admin/store/sales', () => store.readSales(deps));

  route('GET /api/admin/store/affordability', ({ query }) => store.readAffordability(deps, query));

  route('GET /api/admin/store/orders', ({ query }) => store.listOrders(deps, query));

  route('GET /api/admin/store/orders.csv', async ({ actor, query, reply }) => {
    const orders = await store.exportOrders(deps, actor, query);
    asCsvDownload(reply, 'himma-orders.csv');
    return orders;
  });

  route('POST /api/admin/store/orders/deliver', ({ actor, body }) => store.deliverOrders(deps, actor, body));

  route('POST /api/admin/store/orders/:id/undo-delivery', ({ actor, params }) =>
    store.undoDelivery(deps, actor, params.id),
  );

  route('POST /api/admin/store/orders/:id/approve', ({ actor, params }) => store.approveOrder(deps, actor, params.id));

  route('POST /api/admin/store/orders/:id/deliver', ({ actor, params, body }) =>
    store.deliverOrder(deps, actor, params.id, body.permissionReceived),
  );

  route('POST /api/admin/store/orders/:id/reject', ({ actor, params, body }) =>
    store.rejectOrder(deps, actor, params.id, body.reason),
  );

  route('GET /api/admin/store/orders/:id/slip', ({ params }) => store.readStaffSlip(deps, params.id));

  route('GET /api/admin/store/handover', ({ query }) => store.listToHandOut(deps, query));
};
