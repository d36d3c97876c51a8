import type { Manifest } from '#server/manifest';
import { forScreen } from '#server/platform/deps';
import { readClassPage } from './service.ts';

export const principal: Manifest = {
  name: 'principal',
  routes: [
    (route, deps, { ofClass }) => {
      route('GET /api/admin/class-page', ({ query: { grade, section, term } }) =>
        readClassPage(forScreen(deps), ofClass, { grade, section: section ?? null }, term),
      );
    },
  ],
};
