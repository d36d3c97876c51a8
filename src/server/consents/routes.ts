import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as consents from './service.ts';

export const consentsRoutes = (route: Route, deps: Deps, { consents: effects }: Words): void => {
  route('GET /api/admin/consents', ({ query }) => consents.listConsents(deps, query));

  route('POST /api/admin/consents', ({ actor, body }) => consents.decide(deps, effects, actor, body));

  route('PUT /api/admin/consents/modes/:purpose', ({ actor, params, body }) =>
    consents.setMode(deps, effects, actor, params.purpose, body.mode),
  );
};
