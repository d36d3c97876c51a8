import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as rewards from './service.ts';

export const rewardsRoutes = (route: Route, deps: Deps): void => {
  route('POST /api/student/rewards/:rewardId/claim', async ({ actor, params }) =>
    rewards.claimReward(deps, actor, params.rewardId),
  );

  route('GET /api/admin/rewards', async ({ query }) => rewards.listRewards(deps, query));

  route('GET /api/admin/rewards/students', async ({ query }) => ({
    students: await rewards.listRewardedStudents(deps, query),
  }));

  route('POST /api/admin/rewards/preview', async ({ body }) => rewards.previewGift(deps, body));

  route('POST /api/admin/rewards', async ({ actor, body }) => rewards.giveRewards(deps, actor, body));

  route('GET /api/admin/rewards/giving', async () => rewards.readGiving(deps));

  route('PUT /api/admin/rewards/presets', async ({ actor, body }) => ({
    presets: await rewards.changePresets(deps, actor, body),
  }));

  route('POST /api/admin/rewards/presets/:id/give', async ({ actor, params, body }) =>
    rewards.givePreset(deps, actor, params.id, body),
  );

  route('GET /api/admin/rewards/batches', async () => ({ batches: await rewards.listBatches(deps.db) }));

  route('DELETE /api/admin/rewards/batches/:batchId', async ({ actor, params }) =>
    rewards.takeBackGift(deps, actor, params.batchId),
  );

  route('DELETE /api/admin/rewards/:rewardId', ({ actor, params }) =>
    rewards.deleteReward(deps, actor, params.rewardId),
  );

  route('DELETE /api/admin/rewards/students/:studentId', async ({ actor, params }) => ({
    removed: await rewards.clearStudentRewards(deps, actor, params.studentId),
  }));
};
