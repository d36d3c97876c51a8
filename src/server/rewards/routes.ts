import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentBatch, presentGiving, presentPreset, presentRewarded, presentTracked } from './present.ts';
import * as rewards from './service.ts';

export const rewardsRoutes = (route: Route, deps: Deps): void => {
  route('POST /api/student/rewards/:rewardId/claim', async ({ actor, params }) =>
    rewards.claimReward(deps, actor, params.rewardId),
  );

  route('GET /api/admin/rewards', async ({ query }) => {
    const found = await rewards.listRewards(deps, query);
    const now = deps.clock().toISOString();
    return { rewards: found.rewards.map((row) => presentTracked(row, now)), nextAfter: found.nextAfter };
  });

  route('GET /api/admin/rewards/students', async ({ query }) => ({
    students: (await rewards.listRewardedStudents(deps, query)).map(presentRewarded),
  }));

  route('POST /api/admin/rewards/preview', async ({ body }) => rewards.previewGift(deps, body));

  route('POST /api/admin/rewards', async ({ actor, body }) =>
    presentBatch(await rewards.giveRewards(deps, actor, body)),
  );

  route('GET /api/admin/rewards/giving', async () => presentGiving(await rewards.readGiving(deps)));

  route('PUT /api/admin/rewards/presets', async ({ actor, body }) => ({
    presets: (await rewards.changePresets(deps, actor, body)).map(presentPreset),
  }));

  route('POST /api/admin/rewards/presets/:id/give', async ({ actor, params, body }) =>
    presentBatch(await rewards.givePreset(deps, actor, params.id, body)),
  );

  route('GET /api/admin/rewards/batches', async () => ({
    batches: (await rewards.listGifts(deps)).map(presentBatch),
  }));

  route('DELETE /api/admin/rewards/batches/:batchId', async ({ actor, params }) =>
    presentBatch(await rewards.takeBackGift(deps, actor, params.batchId)),
  );

  route('DELETE /api/admin/rewards/:rewardId', async ({ actor, params }) => {
    await rewards.deleteReward(deps, actor, params.rewardId);
    return { ok: true };
  });

  route('DELETE /api/admin/rewards/students/:studentId', async ({ actor, params }) => ({
    removed: await rewards.clearStudentRewards(deps, actor, params.studentId),
  }));
};
