import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';

export const recordingsRoutes = (_route: Route, _deps: Deps): void => {};
