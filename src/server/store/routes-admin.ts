import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { Route } from '#server/platform/http/endpoints';
import { presentStaffOrder, presentStaffOrders, presentStaffSlip } from './present.ts';
import { presentAdminItem, presentAffordability, presentSales } from './present-admin.ts';
import * as store from './service.ts';

/** In a scope of its own: only uploads pay for reading forms with files. */
export const storePictureRoutes = (route: Route, deps: Deps): void => {
  route('PUT /api/admin/store/items/:id/picture', async ({ actor, params, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    return presentAdminItem(await store.changePicture(deps, actor, params.id, request.uploaded));
  });
};

export const adminStoreRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/store', async () => ({
    items: (await store.listShelf(deps)).map(presentAdminItem),
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
    presentAdminItem(await store.hideItem(deps, actor, params.id)),
  );

  route('POST /api/admin/store/items/:id/show', async ({ actor, params }) =>
    presentAdminItem(await store.showItem(deps, actor, params.id)),
  );

  route('POST /api/admin/store/items/:id/picture/remove', async ({ actor, params }) =>
    presentAdminItem(await store.removePicture(deps, actor, params.id)),
  );

  route('GET /api/admin/store/sales', async () => presentSales(await store.readSales(deps)));

  route('GET /api/admin/store/affordability', async ({ query }) =>
    presentAffordability(await store.readAffordability(deps, query.grade)),
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
