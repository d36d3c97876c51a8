import type { Words } from '#server/manifest';
import { type Deps, forScreen } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { shareReply } from '#server/platform/http/replies';
import { listSections } from '#server/roster/service';
import * as dashboard from './service.ts';

export const dashboardRoutes = (route: Route, deps: Deps, { waiting }: Words): void => {
  route('GET /api/admin/waiting', async ({ actor }) => ({
    waiting: await dashboard.listWaiting(forScreen(deps), actor, waiting),
    sections: await listSections(deps.db),
  }));

  route('GET /api/student/dashboard', async ({ actor }) => {
    const { studentId, grade } = actor;
    return shareReply(await dashboard.readDashboard(deps, actor), { studentId, grade });
  });

  route('GET /api/student/rewards', ({ actor }) => dashboard.readRewards(deps, actor));

  route('GET /api/student/rewards/status', ({ actor }) => dashboard.readRewardStatus(deps, actor));

  route('POST /api/student/scenes/seen', async ({ actor, body }) => ({
    keys: await dashboard.seeScenes(deps, actor, body.keys),
  }));

  route('GET /api/admin/checklist', async () => ({ items: await dashboard.listChecklist(deps.db) }));

  route('PUT /api/admin/checklist', async ({ actor, body }) => ({
    items: await dashboard.saveChecklist(deps, actor, body.items),
  }));
};
