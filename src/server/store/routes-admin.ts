import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { Route } from '#server/platform/http/endpoints';
import { readAffordability } from './affordability.ts';
import { changePicture, removePicture } from './pictures.ts';
import { presentAdminItem, presentAffordability, presentSales } from './present-admin.ts';
import { readSales } from './sales.ts';
import { readSettings, saveSettings } from './settings.ts';
import * as shelf from './shelf.ts';

/** In a scope of its own: only uploads pay for reading forms with files. */
export const storePictureRoutes = (route: Route, deps: Deps): void => {
  route('PUT /api/admin/store/items/:id/picture', async ({ actor, params, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    return presentAdminItem(await changePicture(deps, actor, params.id, request.uploaded));
  });
};

export const adminStoreRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/store', async () => ({
    items: (await shelf.listShelf(deps)).map(presentAdminItem),
    settings: await readSettings(deps.db),
  }));

  route('PUT /api/admin/store/settings', async ({ actor, body }) => saveSettings(deps, actor, body));

  route('POST /api/admin/store/items', async ({ actor, body }) =>
    presentAdminItem(await shelf.addItem(deps, actor, body)),
  );

  route('PUT /api/admin/store/items/order', async ({ actor, body }) => ({
    items: (await shelf.orderShelf(deps, actor, body.ids)).map(presentAdminItem),
  }));

  route('PUT /api/admin/store/items/:id', async ({ actor, params, body }) =>
    presentAdminItem(await shelf.editItem(deps, actor, params.id, body)),
  );

  route('POST /api/admin/store/items/:id/hide', async ({ actor, params }) =>
    presentAdminItem(await shelf.hideItem(deps, actor, params.id)),
  );

  route('POST /api/admin/store/items/:id/show', async ({ actor, params }) =>
    presentAdminItem(await shelf.showItem(deps, actor, params.id)),
  );

  route('POST /api/admin/store/items/:id/picture/remove', async ({ actor, params }) =>
    presentAdminItem(await removePicture(deps, actor, params.id)),
  );

  route('GET /api/admin/store/sales', async () => presentSales(await readSales(deps)));

  route('GET /api/admin/store/affordability', async ({ query }) =>
    presentAffordability(await readAffordability(deps, query.grade)),
  );
};
