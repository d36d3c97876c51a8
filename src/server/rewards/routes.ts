import type { PupilActor } from '#domain/access/actors';
import { photoState } from '#server/photos/service';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import {
  presentBatch,
  presentGiving,
  presentPreset,
  presentRewarded,
  presentStudentRewards,
  presentTracked,
} from './present.ts';
import * as rewards from './service.ts';

export const rewardsRoutes = (route: Route, deps: Deps): void => {
  const ownRewards = async (actor: PupilActor) => {
    const { studentId } = actor;
    const hasAgreed = await rewards.hasAgreed(deps, actor);
    const { isPending } = await photoState(deps.db, studentId);
    return rewards.rewardsOf(deps.db, { studentId, hasAgreed, isPhotoPending: isPending }, deps.clock());
  };

  route('GET /api/student/rewards', async ({ actor }) => presentStudentRewards(await ownRewards(actor)));

  route('GET /api/student/rewards/status', async ({ actor }) => {
    const { overall, notification } = await ownRewards(actor);
    return { overall, notification };
  });

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
