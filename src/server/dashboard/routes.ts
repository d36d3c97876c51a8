import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentDashboard } from './present.ts';
import * as dashboard from './service.ts';

export const dashboardRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/dashboard', async ({ actor }) =>
    presentDashboard(await dashboard.readDashboard(deps, actor)),
  );

  route('GET /api/admin/checklist', async () => ({ items: await dashboard.listChecklist(deps) }));

  route('PUT /api/admin/checklist', async ({ actor, body }) => ({
    items: await dashboard.saveChecklist(deps, actor, body.items),
  }));
};
